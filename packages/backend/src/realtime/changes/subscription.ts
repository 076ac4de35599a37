import { createHash } from "node:crypto"
import type { Binding } from "../join-request.ts"
import { readFilter } from "./filters.ts"
import { type CheckedCondition, hasOneText } from "./judge.ts"
import type { PublishedTable } from "./published-table.ts"
import { type Question, questionOf } from "./questions.ts"

/** What a channel wants to be told of. */
export interface Subscription {
  /** Stands for the binding; the same on every server. */
  id: number
  event: "*" | "INSERT" | "UPDATE" | "DELETE"
  schema: string
  /** Every published table of the schema if undefined. */
  table: string | undefined
  conditions: CheckedCondition[]
  /** The columns that are wanted; all of them if undefined. */
  select: string[] | undefined
  /** The conditions for Postgres, where the answer can't be read from the row's texts. */
  question: Question
}

const longestFilter = 8_192

/** A number for a binding that does not depend on who asks or when. */
export function bindingId({ event, schema, table, filter, select }: Binding): number {
  const text = JSON.stringify([event, schema, table ?? null, filter ?? null, ...(select ? [select] : [])])
  return createHash("sha256").update(text).digest().readUInt32BE() >>> 1
}

/** The table of a binding; undefined if it means every one of the schema. */
export const tableOf = ({ table }: Binding) => (table === null || table === "*" ? undefined : table)

/** What a binding asks for, or in words what is wrong with it. `published` is its table. */
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
