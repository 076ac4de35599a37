import type pg from "pg"
import { selectRows } from "#server/postgres/rows.ts"

export interface Column {
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** Whether a signed-in person may insert or update the column. */
  insertable: boolean
  updatable: boolean
  /** The values that a check constraint allows. */
  choices: string[] | null
}

export interface Relationship {
  name: string
  columns: string[]
  one_to_one: boolean
  referenced_table: string
  referenced_columns: string[]
}

export interface Table {
  name: string
  columns: Column[]
  relationships: Relationship[]
}

export interface Argument {
  name: string
  type: string
  optional: boolean
}

export interface DatabaseFunction {
  name: string
  arguments: Argument[]
  returns: string
  /** The result columns, for a function that returns a table. */
  returns_columns: { name: string; type: string }[] | null
}

const tablesQuery = `
select c.relname as name,
  (select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull, 'has_default', a.atthasdef,
      'insertable', has_column_privilege('authenticated', c.oid, a.attnum, 'insert'),
      'updatable', has_column_privilege('authenticated', c.oid, a.attnum, 'update'),
      'choices', (
        select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), $$'([^']*)'::text$$, 'g') as m)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%'
        order by k.conname limit 1
      )) order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select json_agg(json_build_object(
      'name', k.conname,
      'columns', (select array_agg(a.attname order by i) from unnest(k.conkey) with ordinality as u(n, i)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n),
      'one_to_one', exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
        and u.conkey @> k.conkey and u.conkey <@ k.conkey),
      'referenced_table', k.confrelid::regclass::text,
      'referenced_columns', (select array_agg(a.attname order by i) from unnest(k.confkey) with ordinality as u(n, i)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n)
      ) order by k.conname)
    from pg_constraint k join pg_class r on r.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and r.relnamespace = c.relnamespace), '[]') as relationships
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname`

const functionsQuery = `
select p.proname as name,
  coalesce((select json_agg(json_build_object(
      'name', p.proargnames[i], 'type', format_type(t, null), 'optional', i > p.pronargs - p.pronargdefaults) order by i)
    from unnest(p.proargtypes::oid[]) with ordinality as u(t, i)), '[]') as arguments,
  format_type(p.prorettype, null) as returns,
  (select json_agg(json_build_object('name', p.proargnames[i], 'type', format_type(t, null)) order by i)
    from unnest(p.proallargtypes) with ordinality as u(t, i) where p.proargmodes[i] = 't') as returns_columns
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and has_function_privilege('authenticated', p.oid, 'execute')
order by p.proname`

/** The tables of the public schema, by name, from the catalog of a migrated database. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  await client.query("set search_path = public")
  return selectRows<Table>(client, tablesQuery)
}

/** The functions of the public schema that a signed-in person may call, by name. */
export async function readFunctions(client: pg.ClientBase): Promise<DatabaseFunction[]> {
  return selectRows<DatabaseFunction>(client, functionsQuery)
}
