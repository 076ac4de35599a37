// What is open to a session that still has to verify a second factor, read from the catalog.
import { failureOf, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"

/** Functions that run with their owner's rights and needn't check: the check itself, and a count that one policy uses while another policy checks. */
const exceptions = ["private.is_proven()", "private.has_room_for_photo()"]

interface OwnersFunction {
  name: string
  /** A call with all arguments null. */
  call: string
}

/** The functions that a signed-in person can call and that run with their owner's rights, bypassing all policies. */
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

/** The functions among those that don't refuse this session for this reason. */
export async function openFunctions(
  database: SchemaDatabase,
  { person, claims, reason }: { person: Person; claims: Row; reason: string },
): Promise<string[]> {
  const open: string[] = []
  for (const { name, call } of await functionsPastPolicies(database)) {
    // oxlint-disable-next-line no-await-in-loop -- the effects of one call may get in the way of the next
    const failure = await failureOf(database.as(person, call, [], claims))
    if (failure?.code !== "PT403" || failure.detail !== `{"reason":"${reason}"}`) open.push(name)
  }
  return open
}

/**
 * The tables and views that a signed-in person has any right to and that the policy requiring a second factor doesn't
 * close. A table that no policy opens to anyone needs no such policy.
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
