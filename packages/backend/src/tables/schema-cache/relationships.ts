import type { Introspection, IntrospectedConstraint, IntrospectedRelation, Routine } from "./introspection.ts"
import type {
  ComputedRelationship,
  JunctionRelationship,
  KeyRelationship,
  RelationName,
  Relationship,
} from "./relationship.ts"
import { copies, type Key, throughViews } from "./view-keys.ts"

/** All relationships between relations of the exposed schemas, including views whose columns contain the keys. */
export function relationships(catalog: Introspection, schemas: string[]): Relationship[] {
  const relations = new Map(catalog.relations.map((relation) => [relation.oid, relation]))
  const keys = throughViews(foreignKeys(catalog, relations), copies(catalog, relations))
  const exposed = keys.filter(({ from }) => schemas.includes(from.schema))
  const direct = exposed.filter(({ to }) => schemas.includes(to.schema)).flatMap(bothWays)
  const computed = computedRelationships(catalog.routines, relations, schemas)
  return [...direct, ...manyToMany(exposed, schemas), ...computed]
}

function foreignKeys(catalog: Introspection, relations: Map<number, IntrospectedRelation>): Key[] {
  const uniques = new Map<number, IntrospectedConstraint[]>()
  for (const constraint of catalog.constraints) {
    if (constraint.kind === "f") continue
    uniques.set(constraint.table, [...(uniques.get(constraint.table) ?? []), constraint])
  }
  return catalog.constraints.flatMap((constraint) => {
    const from = relations.get(constraint.table)
    const to = relations.get(constraint.foreignTable)
    if (constraint.kind !== "f" || !from || !to) return []
    const own = uniques.get(constraint.table) ?? []
    return {
      constraint: constraint.name,
      from,
      to,
      columns: constraint.columns.map((number, index): [string, string] => [
        from.numbers[number] ?? "",
        to.numbers[constraint.foreignColumns?.[index] ?? 0] ?? "",
      ]),
      isUnique: own.some(({ columns }) => sameSet(columns, constraint.columns)),
      isPartOfPrimaryKey: own.some(
        ({ kind, columns }) => kind === "p" && isSubset(constraint.columns, columns),
      ),
    }
  })
}

function bothWays(key: Key): KeyRelationship[] {
  const isSelf = key.from.oid === key.to.oid
  const from = nameOf(key.from)
  const to = nameOf(key.to)
  const { constraint, columns } = key
  const inverse = columns.map(([own, other]): [string, string] => [other, own])
  return [
    {
      kind: key.isUnique ? "one-to-one" : "many-to-one",
      from,
      to,
      constraint,
      columns,
      isSelf,
      toIsView: key.to.isView,
    },
    {
      kind: key.isUnique ? "one-to-one" : "one-to-many",
      from: to,
      to: from,
      constraint,
      columns: inverse,
      isSelf,
      toIsView: key.from.isView,
    },
  ]
}

function manyToMany(keys: Key[], schemas: string[]): JunctionRelationship[] {
  const byJunction = new Map<number, Key[]>()
  for (const key of keys) {
    if (key.isPartOfPrimaryKey) byJunction.set(key.from.oid, [...(byJunction.get(key.from.oid) ?? []), key])
  }
  const pairs = [...byJunction.values()].flatMap((ofJunction) =>
    ofJunction.flatMap((one) =>
      ofJunction
        .filter((other) => other.constraint !== one.constraint)
        .map((other): [Key, Key] => [one, other]),
    ),
  )
  return pairs
    .filter(([one, other]) => schemas.includes(one.to.schema) && schemas.includes(other.to.schema))
    .map(([one, other]) => ({
      kind: "many-to-many",
      from: nameOf(one.to),
      to: nameOf(other.to),
      toIsView: other.to.isView,
      isSelf: one.to.oid === other.to.oid,
      junction: nameOf(one.from),
      constraints: [one.constraint, other.constraint],
      fromColumns: one.columns.map(([junction, from]): [string, string] => [from, junction]),
      toColumns: other.columns,
    }))
}

function computedRelationships(
  routines: Routine[],
  relations: Map<number, IntrospectedRelation>,
  schemas: string[],
): ComputedRelationship[] {
  return routines.flatMap((routine) => {
    const from = relations.get(routine.argumentTable)
    const to = relations.get(routine.returnsTable)
    if (!from || !to || !schemas.includes(from.schema) || !schemas.includes(to.schema)) return []
    return {
      kind: "computed" as const,
      from: nameOf(from),
      to: nameOf(to),
      toIsView: to.isView,
      isSelf: from.oid === to.oid,
      function: { schema: routine.schema, name: routine.name },
      toOne: !routine.returnsSet || routine.returnsOneRow,
    }
  })
}

function nameOf({ schema, name }: IntrospectedRelation): RelationName {
  return { schema, name }
}

function isSubset(some: number[], all: number[]) {
  return some.every((each) => all.includes(each))
}

function sameSet(one: number[], other: number[]) {
  return one.length === other.length && isSubset(one, other)
}
