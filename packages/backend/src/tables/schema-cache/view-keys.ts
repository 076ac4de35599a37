import type { Introspection, IntrospectedRelation } from "./introspection.ts"
import { type ColumnOrigin, viewColumnOrigins } from "./view-columns.ts"

/** A foreign key of a table, or of a view that shows its columns. */
export interface Key {
  constraint: string
  from: IntrospectedRelation
  to: IntrospectedRelation
  columns: [string, string][]
  isUnique: boolean
  /** Whether all of the key's columns belong to the primary key of `from`, so that `from` may be a junction. */
  isPartOfPrimaryKey: boolean
}

/**
 * A view that shows columns of a table. Maps each column of the table to columns of the view, because a view may show one column under several names.
 */
interface Copy {
  view: IntrospectedRelation
  of: number
  columns: Map<string, string[]>
}

/** Every view of a table, including views of other views, traced down to the tables. */
export function copies(catalog: Introspection, relations: Map<number, IntrospectedRelation>): Copy[] {
  const origins = new Map(catalog.viewRules.map(({ view, action }) => [view, viewColumnOrigins(action)]))
  return [...origins.keys()].flatMap((oid) => {
    const view = relations.get(oid)
    if (!view) return []
    const byTable = new Map<number, Map<string, string[]>>()
    for (const { viewColumn, relation, column } of origins.get(oid) ?? []) {
      const source = tableColumn(relation, column, origins, 0)
      const table = source && relations.get(source.relation)
      const from = table?.numbers[source?.column ?? 0]
      const as = view.numbers[viewColumn]
      if (!source || from === undefined || as === undefined) continue
      const columns = byTable.get(source.relation) ?? new Map<string, string[]>()
      byTable.set(source.relation, columns)
      columns.set(from, [...(columns.get(from) ?? []), as])
    }
    return [...byTable].map(([of, columns]) => ({ view, of, columns }))
  })
}

const deepestViews = 32

function tableColumn(
  relation: number,
  column: number,
  origins: Map<number, ColumnOrigin[]>,
  depth: number,
): { relation: number; column: number } | undefined {
  const ofView = origins.get(relation)
  if (!ofView) return { relation, column }
  const next = ofView.find(({ viewColumn }) => viewColumn === column)
  return next && depth < deepestViews
    ? tableColumn(next.relation, next.column, origins, depth + 1)
    : undefined
}

export function throughViews(keys: Key[], views: Copy[]): Key[] {
  const byTable = new Map<number, Copy[]>()
  for (const view of views) byTable.set(view.of, [...(byTable.get(view.of) ?? []), view])
  return keys.flatMap((key) => {
    const fromViews = (byTable.get(key.from.oid) ?? []).flatMap((copy) => withFrom(key, copy))
    const withoutTo = [key, ...fromViews]
    const toViews = byTable.get(key.to.oid) ?? []
    return [...withoutTo, ...withoutTo.flatMap((each) => toViews.flatMap((copy) => withTo(each, copy)))]
  })
}

function withFrom(key: Key, { view, columns }: Copy): Key[] {
  return everyWay(key, (pair) => (columns.get(pair[0]) ?? []).map((name) => [name, pair[1]])).map(
    (renamed) => ({
      ...key,
      from: view,
      columns: renamed,
    }),
  )
}

function withTo(key: Key, { view, columns }: Copy): Key[] {
  return everyWay(key, (pair) => (columns.get(pair[1]) ?? []).map((name) => [pair[0], name])).map(
    (renamed) => ({
      ...key,
      to: view,
      columns: renamed,
    }),
  )
}

const mostWays = 16

/** Each way to choose a name for every column of a key; empty if a column has no name. */
function everyWay(key: Key, names: (pair: [string, string]) => [string, string][]): [string, string][][] {
  let ways: [string, string][][] = [[]]
  for (const pair of key.columns)
    ways = ways.flatMap((way) => names(pair).map((name) => [...way, name])).slice(0, mostWays)
  return ways
}
