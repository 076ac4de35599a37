import type { Pool } from "pg"
import { readJson, selectRows } from "#server/postgres/rows.ts"

export interface Column {
  name: string
  type: string
}

/** The facts about a table that decide how much of its changes a role sees. */
export interface ReadableTable {
  /** The table's name as SQL. */
  table: string
  /** The table's name without its schema. */
  name: string
  /** The columns of the primary key. */
  keys: string[] | null
  /** The columns that the role may read. */
  columns: Column[] | null
  /** Whether the table has row-level security. */
  is_guarded: boolean
  /** Whether the complete old row may be shown. */
  shows_old: boolean
  /** The policies for a deleted row, as SQL on its alias; null if they don't apply. */
  removed: string | null
}

/** Reads the facts about a table; undefined if the table is gone. Throws if the database can't be reached. */
export async function readTable(
  pool: Pool,
  relation: number,
  role: string,
): Promise<ReadableTable | undefined> {
  const rows = await selectRows<{ description: string | null }>(pool, describeSql, [relation, role])
  const { description } = rows[0] ?? {}
  return description === null || description === undefined ? undefined : readJson<ReadableTable>(description)
}

const describeSql = `
  with policies as (
    select oid, polpermissive, '(' || pg_get_expr(polqual, polrelid) || ')' as condition
    from pg_policy
    where polrelid = $1::oid and polcmd in ('r', '*') and polqual is not null
      and exists (select from unnest(polroles) as each where each = 0 or pg_has_role($2::name, each, 'usage'))
  )
  select json_build_object(
    'table', c.oid::regclass::text, 'name', relname, 'is_guarded', relrowsecurity, 'shows_old', relreplident = 'f' and not relrowsecurity,
    'keys', (
      select json_agg(attname order by attnum) from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = c.oid and indisprimary
    ),
    'columns', (
      select json_agg(json_build_object('name', attname, 'type', typname) order by attnum)
      from pg_attribute join pg_type t on t.oid = atttypid
      where attrelid = c.oid and attnum > 0 and not attisdropped and has_column_privilege($2::name, c.oid, attnum, 'select')
    ),
    'removed', case when relrowsecurity and relreplident in ('f', 'i') and not exempt and known then (
      select coalesce('(' || string_agg(condition, ' or ') filter (where polpermissive) || ')', 'false')
        || coalesce(' and ' || string_agg(condition, ' and ') filter (where not polpermissive), '')
      from policies
    ) end
  )::text as description
  from pg_class c
  cross join lateral (
    select rolsuper or rolbypassrls or not relforcerowsecurity and pg_has_role(oid, relowner, 'usage') as exempt
    from pg_roles where rolname = $2
  ) as role
  cross join lateral (
    -- Everything that the policies read is in the log.
    select not exists (
      select from policies join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = policies.oid
      where d.refclassid = 'pg_class'::regclass and (d.refobjid <> c.oid or d.refobjsubid <> 0 and not exists (
        select from pg_index where indrelid = c.oid and indisreplident and d.refobjsubid = any (indkey)
      ) and relreplident <> 'f')
    ) and not exists (select from policies where condition like '%.*%') as known
  ) as asked
  where c.oid = $1::oid`
