import { createHash } from "node:crypto"
import type { Pool } from "pg"
import type { Binding } from "../join-request.ts"
import { type CheckedCondition, type Condition, hasOneText, readFilter } from "./filters.ts"

/** What a channel wants to be told of. */
export interface Subscription {
  /** Stands for the binding; the same on every server. */
  id: number
  event: "*" | "INSERT" | "UPDATE" | "DELETE"
  schema: string
  /** Every published table of the schema if undefined. */
  table: string | undefined
  conditions: CheckedCondition[]
}

export type SubscriptionVerdict = { ok: true; subscription: Subscription } | { ok: false; message: string }

/** Checks a binding against the published tables and what a role may read. Throws if the database can't be asked. */
export async function subscriptionFor(
  pool: Pool,
  binding: Binding,
  role: string,
): Promise<SubscriptionVerdict> {
  const event = eventOf(binding.event)
  const table = binding.table === null || binding.table === "*" ? undefined : binding.table
  if (event === undefined) return refused(binding, "the event must be *, INSERT, UPDATE or DELETE")
  if (!(await isPublished(pool, binding.schema, table))) return refused(binding)
  const { filter } = binding
  const named = { id: bindingId(binding), event, schema: binding.schema, table }
  if (!filter) return { ok: true, subscription: { ...named, conditions: [] } }
  const conditions = readFilter(filter)
  if (!conditions || table === undefined) return refused(binding, "the filter can't be read")
  const checked = await Promise.all(
    conditions.map((condition) => check(pool, { schema: binding.schema, table, role, condition })),
  )
  const wrong = checked.find((each) => typeof each === "string")
  if (wrong !== undefined) return refused(binding, wrong)
  return {
    ok: true,
    subscription: { ...named, conditions: checked.filter((each) => typeof each !== "string") },
  }
}

/** A number for a binding that does not depend on who asks or when. */
export function bindingId({ event, schema, table, filter }: Binding): number {
  const text = JSON.stringify([event, schema, table ?? null, filter ?? null])
  return createHash("sha256").update(text).digest().readUInt32BE() >>> 1
}

function eventOf(event: string): Subscription["event"] | undefined {
  return (["*", "INSERT", "UPDATE", "DELETE"] as const).find((each) => each === event.toUpperCase())
}

async function isPublished(pool: Pool, schema: string, table: string | undefined) {
  const { rows } = await pool.query(
    `select from pg_publication_tables
     where pubname = 'supabase_realtime' and schemaname = $1 and tablename = coalesce($2, tablename) limit 1`,
    [schema, table],
  )
  return rows.length > 0
}

interface Asked {
  schema: string
  table: string
  role: string
  condition: Condition
}

/** The condition with its type and its values as Postgres writes them, or what is wrong with it. */
async function check(
  pool: Pool,
  { schema, table, role, condition }: Asked,
): Promise<CheckedCondition | string> {
  const { column, operator, values } = condition
  const { rows } = await pool.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass(format('%I.%I', $1::text, $2::text)) and attname = $3 and attnum > 0
       and not attisdropped and has_column_privilege($4::name, attrelid, attnum, 'select')`,
    [schema, table, column, role],
  )
  const type = rows[0]?.type
  if (type === undefined) return `invalid column for filter ${column}`
  const isCompared = ["eq", "neq", "lt", "lte", "gt", "gte", "isdistinct", "in"].includes(operator)
  const canonical = isCompared ? await asWritten(pool, type, values) : values
  if (!canonical) return `invalid value for filter ${column}`
  return { ...condition, values: canonical, type, hasOneText: hasOneText(type) }
}

async function asWritten(pool: Pool, type: string, values: string[]): Promise<string[] | undefined> {
  const { rows } = await pool
    .query<{ value: string | null }>(
      `select value::${type}::text as value from unnest($1::text[]) with ordinality as list (value, number)
       order by number`,
      [values],
    )
    .catch((error: unknown) => {
      // Class 22: the value doesn't fit the type.
      if (error instanceof Error && "code" in error && /^(22|42)/.test(String(error.code)))
        return { rows: [] }
      throw error
    })
  return rows.length === values.length ? rows.map(({ value }) => value ?? "") : undefined
}

function refused({ event, schema, table, filter }: Binding, why?: string): SubscriptionVerdict {
  const asked = `[event: ${event}, schema: ${schema}, table: ${table ?? "*"}, filters: ${filter ?? "[]"}]`
  const reason = why ?? "Please check Realtime is enabled for the given connect parameters"
  return { ok: false, message: `Unable to subscribe to changes with given parameters. ${reason}: ${asked}` }
}
