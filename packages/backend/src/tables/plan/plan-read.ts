import { notEmbedded, refuse } from "../errors.ts"
import type { Condition, Filter } from "../parse/logic.ts"
import type { OrderTerm } from "../parse/order.ts"
import type { At, Query } from "../parse/query.ts"
import type { SelectItem } from "../parse/select.ts"
import { isToOne } from "../schema-cache/relationship.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"
import { checkAggregates } from "./aggregates.ts"
import { plannedField } from "./planned-field.ts"
import { newEmbed } from "./plan-embed.ts"
import { outputColumns } from "./output-columns.ts"
import type { PlannedCondition, PlannedOrder, ReadNode } from "./read-plan.ts"

/** The source of a plan's rows. */
export type Root = Pick<ReadNode, "schema" | "name" | "from" | "relation">

/** Turns a query into the tree of rows to read. For a write, the root's filters belong to the write itself. */
export function planRead(
  cache: SchemaCache,
  query: Query,
  root: Root,
  options: { isWrite: boolean },
): ReadNode {
  const node = rootNode(root)
  addItems(cache, node, query.select, [node])
  const concerns = ({ path }: At<unknown>) => !options.isWrite || path.length > 0
  for (const { path, value } of [...query.filters, ...query.logic].filter(concerns)) {
    const target = descend(node, path)
    target.conditions.push(plannedCondition(target, value))
  }
  for (const { path, value } of query.order) {
    const target = descend(node, path)
    target.order.push(...value.map((term) => plannedOrder(target, term)))
  }
  for (const { path, value } of query.embedRanges) addRange(descend(node, path), value)
  checkAggregates(node, { allowed: cache.settings.aggregates })
  return node
}

/** The conditions on a relation's own rows, for writes. */
export function plannedFilters(root: ReadNode, query: Query): PlannedCondition[] {
  return [...query.filters, ...query.logic]
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => plannedCondition(root, value))
}

/** An empty node for a relation's rows, or for the statement's source. */
export function rootNode(root: Root): ReadNode {
  return {
    ...root,
    depth: 0,
    label: root.name,
    alias: root.from === "source" ? root.name : undefined,
    columns: [],
    conditions: [],
    order: [],
    range: { limit: undefined, offset: undefined },
    children: [],
  }
}

function addItems(cache: SchemaCache, node: ReadNode, items: SelectItem[], ancestors: ReadNode[]) {
  node.columns = outputColumns(node, items)
  for (const item of items) {
    if (item.kind === "field") continue
    const child = newEmbed(cache, node, item, ancestors)
    node.children.push(child)
    addItems(cache, child, item.items, [...ancestors, child])
  }
}

function descend(node: ReadNode, path: string[]): ReadNode {
  return path.reduce((parent, name) => {
    const child = parent.children.find((each) => each.name === name || each.label === name)
    if (!child) throw notEmbedded(name)
    return child
  }, node)
}

function addRange(node: ReadNode, range: ReadNode["range"]) {
  node.range = { limit: range.limit ?? node.range.limit, offset: range.offset ?? node.range.offset }
}

function plannedCondition(node: ReadNode, condition: Condition): PlannedCondition {
  if (condition.kind === "filter") return plannedFilter(node, condition)
  const { operator, negated, items } = condition
  return { kind: "group", operator, negated, items: items.map((item) => plannedCondition(node, item)) }
}

/** A filter on a column, or `is.null` on an embed, which keeps parent rows without related rows. */
function plannedFilter(node: ReadNode, { field, negated, operation }: Filter): PlannedCondition {
  const child = field.path.length === 0 && node.children.find(({ label }) => label === field.name)
  if (child && operation.kind === "is" && (operation.value === "null" || operation.value === "not_null")) {
    return { kind: "embed", child, exists: (operation.value === "null") === negated }
  }
  if (child && !node.relation?.columns.has(field.name)) {
    throw refuse(400, "PGRST120", `Bad operator on the '${field.name}' embedded resource`, {
      details: "Only is null or not is null filters are allowed on embedded resources",
    })
  }
  return { kind: "filter", field: plannedField(node.relation, field), negated, operation }
}

function plannedOrder(node: ReadNode, { relation, field, direction, nulls }: OrderTerm): PlannedOrder {
  if (relation === undefined) {
    return { lateral: undefined, field: plannedField(node.relation, field), direction, nulls }
  }
  const child = node.children.find(({ label }) => label === relation)
  if (!child) throw notEmbedded(relation)
  if (!isToOne(child.relationship)) {
    throw refuse(400, "PGRST118", `A related order on '${relation}' is not possible`, {
      details: `'${node.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  return { lateral: child.lateral, field: plannedField(child.relation, field), direction, nulls }
}
