import { createHash } from "node:crypto"
import type { Binding } from "../join-request.ts"
import { readFilter } from "./filters.ts"
import { type CheckedCondition, hasOneText } from "./judge.ts"
import type { PublishedTable } from "./published-table.ts"
import { type Question, questionOf } from "./questions.ts"

/** The changes that a channel wants. */
export interface Subscription {
  /** The binding's id, the same on every server. */
  id: number
  event: "*" | "INSERT" | "UPDATE" | "DELETE"
  schema: string
  /** The table's name; undefined for every published table in the schema. */
  table: string | undefined
  conditions: CheckedCondition[]
  /** The columns that the client wants; undefined for all. */
  select: string[] | undefined
  /** The conditions as a Postgres query, for rows that can't be judged by their values as text. */
  question: Question
}

const longestFilter = 8_192

/** The number that identifies a binding. It depends only on the binding, not on the caller or the time. */
export function bindingId({ event, schema, table, filter, select }: Binding): number {
  const text = JSON.stringify([event, schema, table ?? null, filter ?? null, ...(select ? [select] : [])])
  return createHash("sha256").update(text).digest().readUInt32BE() >>> 1
}

/** The table of a binding; undefined if it means every table in the schema. */
export const tableOf = ({ table }: Binding) => (table === null || table === "*" ? undefined : table)

/** A binding's subscription, or a sentence about what is wrong with it. `published` is the binding's table. */
export function subscriptionOf(
  binding: Binding,
  published: PublishedTable | undefined,
): Subscription | string {
  const event = (["*", "INSERT", "UPDATE", "DELETE"] as const).find(
    (each) => each === binding.event.toUpperCase(),
  )
  if (event === undefined) return "the event must be *, INSERT, UPDATE or DELETE"
  if (!published) return "Please check Realtime is enabled for the given connect parameters"
  const conditions = binding.filter ? conditionsOf(binding, binding.filter, published) : []
  if (typeof conditions === "string") return conditions
  const select = selectOf(binding, published)
  if (typeof select === "string") return select
  const named = { id: bindingId(binding), event, schema: binding.schema, table: tableOf(binding) }
  return { ...named, conditions, select, question: questionOf(conditions) }
}

function conditionsOf(
  binding: Binding,
  filter: string,
  published: PublishedTable,
): CheckedCondition[] | string {
  if (filter.length > longestFilter) return "the filter is too long"
  const conditions = readFilter(filter)
  if (!conditions || tableOf(binding) === undefined) return "the filter can't be read"
  const checked: CheckedCondition[] = []
  for (const condition of conditions) {
    const type = published.get(condition.column)
    if (type === undefined) return `invalid column for filter ${condition.column}`
    checked.push({ ...condition, type, hasOneText: hasOneText(type) })
  }
  return checked
}

function selectOf({ select, ...binding }: Binding, published: PublishedTable): string[] | undefined | string {
  if (!select) return undefined
  if (select.length === 0) return "select must name at least one column"
  if (tableOf(binding) === undefined) return "select needs a table"
  const unknown = select.find((column) => !published.has(column))
  return unknown === undefined ? [...new Set(select)] : `invalid column for select ${unknown}`
}
