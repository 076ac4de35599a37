import type { SchemaDatabase } from "./schema-database.ts"

export interface TableInCatalog {
  name: string
  /** The column that names a row's owner. */
  owner: string
  insertable: string[]
  updatable: string[]
  /** All other columns. */
  unwritable: string[]
  /** The columns that reference a row that has, or may have, an owner. */
  pointers: { column: string; target: string }[]
}

const query = `
select c.relname as name,
  case when c.relname = 'profiles' then 'id' when c.relname = 'exercises' then 'owner_id' else 'user_id' end as owner,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')) as insertable,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', c.oid, a.attnum, 'update')) as updatable,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and not has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
    and not has_column_privilege('authenticated', c.oid, a.attnum, 'update')) as unwritable,
  coalesce((select json_agg(json_build_object('column', a.attname, 'target', r.relname))
    from pg_constraint k
    join pg_class r on r.oid = k.confrelid and r.relnamespace = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attname <> 'user_id'
    where k.conrelid = c.oid and k.contype = 'f'), '[]') as pointers
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
order by 1`

/** Every table of the public schema, read from the catalog so that a new one can't be forgotten. */
export function readCatalog(database: SchemaDatabase) {
  return database.admin<TableInCatalog>(query)
}

export function quoted(columns: string[]): string {
  return columns.map((column) => `"${column}"`).join()
}
