// What stands open to a session that has still to prove a second factor, taken from the catalogue.
import { failureOf, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"

/** Run with their owner's rights, and needn't ask: the one that is asked, and what one policy counts while another asks. */
const exceptions = ["private.is_proven()", "private.has_room_for_photo()"]

interface OwnersFunction {
  name: string
  /** A call whose arguments are all null. */
  call: string
}

/** The functions that somebody signed in can call and that run with their owner's rights, past all policies. */
export async function functionsPastPolicies(database: SchemaDatabase): Promise<OwnersFunction[]> {
  const all = await database.admin<OwnersFunction>(`
    select p.oid::regprocedure::text as name, format('select %I.%I(%s)', s.nspname, p.proname, (
      select string_agg(format('null::%s', t::regtype), ', ' order by n) from unnest(p.proargtypes::oid[]) with ordinality a (t, n))) as call
    from pg_proc p join pg_namespace s on s.oid = p.pronamespace
    where p.prosecdef and p.prorettype <> 'trigger'::regtype and s.nspname not in ('pg_catalog', 'information_schema')
      and has_schema_privilege('authenticated', s.oid, 'usage') and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`)
  return all.filter(({ name }) => !exceptions.includes(name))
}

/** Those of them that don't refuse this session with this reason. */
export async function openFunctions(
  database: SchemaDatabase,
  { person, claims, reason }: { person: Person; claims: Row; reason: string },
): Promise<string[]> {
  const open: string[] = []
  for (const { name, call } of await functionsPastPolicies(database)) {
    // oxlint-disable-next-line no-await-in-loop -- what one of them does may be in the way of the next
    const failure = await failureOf(database.as(person, call, [], claims))
    if (failure?.code !== "PT403" || failure.detail !== `{"reason":"${reason}"}`) open.push(name)
  }
  return open
}

/**
 * The tables and views that somebody signed in has any right to, and that aren't closed by the policy that asks for a second factor. Where no
 * policy opens a table to anybody, nothing has to close it.
 */
export async function openTables(database: SchemaDatabase): Promise<string[]> {
  const rows = await database.admin<{ name: string }>(`
    select c.oid::regclass::text as name
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and s.nspname not in ('pg_catalog', 'information_schema')
      and has_schema_privilege('authenticated', s.oid, 'usage')
      and (has_any_column_privilege('authenticated', c.oid, 'select, insert, update') or has_table_privilege('authenticated', c.oid, 'delete'))
      and not exists (
        select from pg_policies p
        where p.schemaname = s.nspname and p.tablename = c.relname and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
          and p.roles && array['authenticated', 'public']::name[]
          and p.qual like '%private.is_proven()%' and p.with_check like '%private.is_proven()%')
      and not (
        c.relrowsecurity and not exists (
          select from pg_policies p
          where p.schemaname = s.nspname and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
            and p.roles && array['authenticated', 'public']::name[]))
      and not (c.relkind = 'v' and 'security_invoker=true' = any (coalesce(c.reloptions, '{}')))
    order by 1`)
  return rows.map(({ name }) => name)
}
