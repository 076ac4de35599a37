import type { Pool } from "pg"
import type { CheckedCondition } from "./judge.ts"
import { isPattern } from "./questions.ts"
import { selectRows } from "#server/postgres/rows.ts"

/** A published table as a role sees it: the columns that the role may read, with their SQL types. */
export type PublishedTable = Map<string, string>

/** Reads a published table as a role sees it; undefined if the table isn't published or, without `table`, if no table in the schema is. */
export async function publishedTable(
  pool: Pool,
  { schema, table, role }: { schema: string; table: string | undefined; role: string },
): Promise<PublishedTable | undefined> {
  const rows = await selectRows<{ name: string | null; type: string }>(
    pool,
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_publication_tables left join pg_attribute
       on attrelid = to_regclass(format('%I.%I', schemaname, tablename)) and attnum > 0
         and not attisdropped and has_column_privilege($3::name, attrelid, attnum, 'select')
     where pubname = 'supabase_realtime' and schemaname = $1 and tablename = coalesce($2, tablename)`,
    [schema, table, role],
  )
  if (rows.length === 0) return undefined
  return new Map(rows.flatMap(({ name, type }) => (name === null ? [] : [[name, type] as const])))
}

/** A condition's values as Postgres writes them; undefined if one of them isn't valid for the column's type. */
export async function valuesOf(
  pool: Pool,
  { operator, type, values }: CheckedCondition,
): Promise<string[] | undefined> {
  if (operator === "is") return values
  const written = isPattern(operator) ? "value" : `value::${type}::text`
  const rows = await selectRows<{ value: string | null }>(
    pool,
    `select ${written} as value from unnest($1::text[]) with ordinality as list (value, number)
       order by number`,
    [values],
  ).catch((error: unknown) => {
    // SQLSTATE class 22: the value doesn't fit the type.
    if (error instanceof Error && "code" in error && /^(22|42)/.test(String(error.code))) return []
    throw error
  })
  return rows.length === values.length ? rows.map(({ value }) => value ?? "") : undefined
}
