import { refuse } from "../errors.ts"
import type { EmbedItem } from "../parse/select.ts"
import type { Relationship } from "../schema-cache/relationship.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"
import { similarName } from "./similar-name.ts"

/** Resolves an embed in a select to its relationship. If there is none: 400 PGRST200; if there are several: 300 PGRST201. */
export function findRelationship(
  cache: SchemaCache,
  origin: { schema: string; name: string },
  { name: target, hint }: Pick<EmbedItem, "name" | "hint">,
): Relationship {
  const known = cache.relationships(origin.schema, origin.name)
  const computed = known.filter((each) => each.kind === "computed" && each.function.name === target)
  const found = computed.length > 0 ? computed : known.filter((each) => matches(each, target, hint))
  const [only, ...others] = found
  if (!only) throw noRelationship(cache, origin, target, hint)
  if (others.length > 0) throw ambiguous(origin.name, target, found)
  return only
}

function matches(relationship: Relationship, target: string, hint: string | undefined): boolean {
  if (relationship.kind === "computed") return false
  const isTarget = relationship.to.name === target
  if (relationship.isSelf) return matchesSelf(relationship, isTarget, target, hint)
  if (hint === undefined) {
    return (
      isTarget ||
      (!relationship.toIsView && (hasConstraint(relationship, target) || isOwnColumn(relationship, target)))
    )
  }
  return isTarget && matchesHint(relationship, hint)
}

function matchesHint(relationship: Relationship, hint: string) {
  return (
    hasConstraint(relationship, hint) ||
    isOwnColumn(relationship, hint) ||
    isOtherColumn(relationship, hint) ||
    (relationship.kind === "many-to-many" && relationship.junction.name === hint)
  )
}

/**
 * Whether a relationship of a table to itself is the one that an embed means. The table's name means the rows that refer to the embedding row; a
 * column or foreign key means the row that the embedding row refers to. If several foreign keys refer to the table, only a hint with a column can
 * tell which of them is meant.
 */
function matchesSelf(
  relationship: Relationship,
  isTarget: boolean,
  target: string,
  hint: string | undefined,
) {
  if (relationship.kind === "many-to-many") return isTarget && hint === relationship.junction.name
  const refersHere = relationship.kind === "one-to-many"
  if (hint === undefined)
    return refersHere
      ? isTarget
      : isOwnColumn(relationship, target) || (!relationship.toIsView && hasConstraint(relationship, target))
  return isTarget && refersHere && isOtherColumn(relationship, hint)
}

function hasConstraint(relationship: Relationship, name: string) {
  return "constraint" in relationship && relationship.constraint === name
}

function isOwnColumn(relationship: Relationship, name: string) {
  return (
    "columns" in relationship && relationship.columns.length === 1 && relationship.columns[0]?.[0] === name
  )
}

function isOtherColumn(relationship: Relationship, name: string) {
  return (
    "columns" in relationship && relationship.columns.length === 1 && relationship.columns[0]?.[1] === name
  )
}

function noRelationship(
  cache: SchemaCache,
  origin: { schema: string; name: string },
  target: string,
  hint: string | undefined,
) {
  const usingHint = hint === undefined ? "" : ` using the hint '${hint}'`
  const searched = `Searched for a foreign key relationship between '${origin.name}' and '${target}'${usingHint}`
  const related = cache.relationships(origin.schema, origin.name).map(({ to }) => to.name)
  const similar = related.includes(target) ? undefined : similarName(target, related, 0.33)
  return refuse(
    400,
    "PGRST200",
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    {
      details: `${searched} in the schema '${origin.schema}', but no matches were found.`,
      hint: similar === undefined ? undefined : `Perhaps you meant '${similar}' instead of '${target}'.`,
    },
  )
}

function ambiguous(origin: string, target: string, found: Relationship[]) {
  const choices = found.map((each) => `'${target}!${relationshipName(each)}'`).join(", ")
  return refuse(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(relationshipDetails),
      hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function relationshipName(relationship: Relationship) {
  if (relationship.kind === "computed") return relationship.function.name
  return relationship.kind === "many-to-many" ? relationship.junction.name : relationship.constraint
}

function relationshipDetails(relationship: Relationship) {
  return {
    cardinality: relationship.kind,
    embedding: `${relationship.from.name} with ${relationship.to.name}`,
    relationship: relationshipPath(relationship),
  }
}

function relationshipPath(relationship: Relationship) {
  if (relationship.kind === "computed") return relationship.function.name
  if (relationship.kind === "many-to-many") {
    const [one, other] = relationship.constraints
    const own = relationship.fromColumns.map(([, junction]) => junction).join(", ")
    const far = relationship.toColumns.map(([junction]) => junction).join(", ")
    return `${relationship.junction.name} using ${one}(${own}) and ${other}(${far})`
  }
  const own = relationship.columns.map(([from]) => from).join(", ")
  const far = relationship.columns.map(([, to]) => to).join(", ")
  return `${relationship.constraint} using ${relationship.from.name}(${own}) and ${relationship.to.name}(${far})`
}
