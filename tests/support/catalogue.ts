import type pg from "pg"

/**
 * Everything that migrations create, one line each, in a fixed order: schemas, tables with their columns, constraints, indexes,
 * triggers and policies, views, functions, rights, comments, publications. Two databases with equal lists behave the same.
 */
export async function readCatalogue(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query)
  return rows.map(({ line }) => line)
}

const query = `
with own as (
  select n.oid, n.nspname as name from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')
), rights (kind, item, acl) as (
  select 'schema', n.nspname::text, n.nspacl from pg_namespace n join own using (oid)
  union all
  select 'table', c.oid::regclass::text, c.relacl from pg_class c join own on own.oid = c.relnamespace
  union all
  select 'column', format('%s.%s', c.oid::regclass, a.attname), a.attacl
  from pg_attribute a join pg_class c on c.oid = a.attrelid join own on own.oid = c.relnamespace
  union all
  select 'function', p.oid::regprocedure::text, coalesce(p.proacl, acldefault('f', p.proowner))
  from pg_proc p join own on own.oid = p.pronamespace
), found (kind, item, definition) as (
  select 'right', format('%s %s', r.kind, r.item), format('%s %s %s %s', x.grantor::regrole, x.grantee::regrole, x.privilege_type, x.is_grantable)
  from rights r, aclexplode(r.acl) x
  union all
  select 'table', c.oid::regclass::text,
    concat_ws(' ', c.relkind, c.relowner::regrole, c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions,
      case when c.relkind = 'v' then pg_get_viewdef(c.oid) end)
  from pg_class c join own on own.oid = c.relnamespace where c.relkind <> 'i'
  union all
  select 'column', format('%s.%s %s', c.oid::regclass, a.attnum, a.attname),
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join own on own.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where a.attnum > 0 and c.relkind in ('r', 'v', 'p')
  union all
  select 'constraint', format('%s %s', k.conrelid::regclass, k.conname), pg_get_constraintdef(k.oid)
  from pg_constraint k join own on own.oid = k.connamespace
  union all
  select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid join own on own.oid = c.relnamespace
  union all
  select 'trigger', format('%s %s', t.tgrelid::regclass, t.tgname), concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join own on own.oid = c.relnamespace where not t.tgisinternal
  union all
  select 'policy', format('%s %s', p.polrelid::regclass, p.polname),
    concat_ws(' ', p.polcmd, p.polpermissive, array(select r::regrole::text from unnest(p.polroles) r order by 1),
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy p join pg_class c on c.oid = p.polrelid join own on own.oid = c.relnamespace
  union all
  select 'function', p.oid::regprocedure::text, concat_ws(' ', p.proowner::regrole, pg_get_functiondef(p.oid))
  from pg_proc p join own on own.oid = p.pronamespace where p.prokind <> 'a'
  union all
  select 'comment', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description
  from pg_description d where d.objoid in (
    select c.oid from pg_class c join own on own.oid = c.relnamespace
    union select p.oid from pg_proc p join own on own.oid = p.pronamespace
    union select k.oid from pg_constraint k join own on own.oid = k.connamespace)
  union all
  select 'publication', p.pubname::text, format('%I.%I', p.schemaname, p.tablename) from pg_publication_tables p
  union all
  select 'default right', concat_ws(' ', d.defaclrole::regrole, n.nspname, d.defaclobjtype), d.defaclacl::text
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
)
select format('%s %s: %s', kind, item, definition) as line from found order by format('%s %s: %s', kind, item, definition) collate "C"`
