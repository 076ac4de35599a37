import { readdir, readFile } from "node:fs/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSchemaDatabase, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.drop())

const rights = `
select c.relname || ' ' || coalesce(a.attname, '*') || ' ' || r.rolname || ' ' || p as granted
from pg_class c
left join lateral (
  select attname, attnum from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
) a on true
cross join pg_roles r
cross join unnest(array['select', 'insert', 'update', 'references']) p
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
  and has_column_privilege(r.oid, c.oid, a.attnum, p)
union all
select c.relname || ' ' || r.rolname || ' ' || p
from pg_class c cross join pg_roles r cross join unnest(array['delete', 'truncate', 'trigger']) p
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
  and has_table_privilege(r.oid, c.oid, p)
union all
select f.oid::regprocedure::text || ' ' || r.rolname
from pg_proc f cross join pg_roles r
where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and r.rolname in ('anon', 'authenticated')
  and has_function_privilege(r.oid, f.oid, 'execute')
order by 1`

// Tables about the server itself and its admins' actions, which belong to no person.
const serversOwn = "'admin_actions', 'exercise_merges', 'outgoing_mails', 'server_facts', 'slow_statements'"

describe("every table", () => {
  it("has forced row-level security, with one policy per verb for signed-in people", async () => {
    const rows = await database.admin(`
      select c.relname from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
        -- Signed-in people have no rights to these; only functions and triggers write them.
        and c.relname not in ('account_usage', 'ai_calls', ${serversOwn}) and not (
        c.relrowsecurity and c.relforcerowsecurity and array['a', 'd', 'r', 'w'] = array(
          select polcmd::text from pg_policy
          where polrelid = c.oid and polroles = array['authenticated'::regrole::oid] and polpermissive order by 1))`)
    expect(rows).toEqual([])
  })

  it("is closed to a password alone if the account has a second factor", async () => {
    const rows = await database.admin(`
      select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (select from pg_policies where schemaname = 'public' and tablename = c.relname and 'authenticated' = any (roles))
        and not exists (
          select from pg_policies
          where schemaname = 'public' and tablename = c.relname and permissive = 'RESTRICTIVE' and cmd = 'ALL'
            and qual like '%private.is_proven()%' and with_check like '%private.is_proven()%')`)
    expect(rows).toEqual([])
  })

  it("names the caller in every policy, evaluated once per statement", async () => {
    const rows = await database.admin(`
      select tablename, cmd from pg_policies
      where schemaname in ('public', 'private') and roles = '{authenticated}' and (
        (cmd in ('SELECT', 'UPDATE', 'DELETE') and qual not like '%( SELECT auth.uid() AS uid)%')
        or (cmd in ('INSERT', 'UPDATE') and with_check not like '%( SELECT auth.uid() AS uid)%')
        or replace(coalesce(qual, '') || coalesce(with_check, ''), '( SELECT auth.uid() AS uid)', '') like '%auth.uid()%')`)
    expect(rows).toEqual([])
  })

  it("has a key on its id, and one on its owner's id and its own, so that references can include the owner", async () => {
    const rows = await database.admin(`
      select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('exercises', 'profiles', 'applied_ops')
        and not (
          exists (select from pg_constraint where conrelid = c.oid and pg_get_constraintdef(oid) = 'PRIMARY KEY (id)')
          and exists (select from pg_constraint where conrelid = c.oid and pg_get_constraintdef(oid) = 'UNIQUE (user_id, id)'))`)
    expect(rows).toEqual([])
  })

  it("refers to owned rows only together with the owner", async () => {
    const rows = await database.admin(`
      select conrelid::regclass, conname from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace) and r.relnamespace = 'public'::regnamespace
        and r.relname <> 'exercises' and pg_get_constraintdef(k.oid) not like 'FOREIGN KEY (user_id, %(user_id, id)%'`)
    expect(rows).toEqual([])
  })

  it("has an index for every reference, so that deleting a row never scans a table", async () => {
    const rows = await database.admin(`
      select conrelid::regclass, conname from pg_constraint k
      where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
        select from pg_index i where i.indrelid = k.conrelid
          and k.conkey <@ (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(k.conkey)])`)
    expect(rows).toEqual([])
  })

  it("is deleted with the account", async () => {
    const rows = await database.admin(`
      with recursive reached as (
        select 'auth.users'::regclass::oid as oid
        union select k.conrelid from pg_constraint k join reached on k.confrelid = reached.oid
        where k.contype = 'f' and k.confdeltype = 'c')
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and oid not in (select oid from reached)
        and relname not in ('ai_calls', ${serversOwn})`)
    expect(rows).toEqual([])
  })

  it("that counts for everyone forgets the owner of its rows when the account is deleted", async () => {
    const rows = await database.admin(`
      select confdeltype from pg_constraint where conrelid = 'private.ai_calls'::regclass and contype = 'f'`)
    expect(rows).toEqual([{ confdeltype: "n" }])
  })
})

describe("every function", () => {
  it("has a fixed, empty search path", async () => {
    const rows = await database.admin(`
      select oid::regprocedure::text from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`)
    expect(rows).toEqual([])
  })

  it("runs with the caller's rights, except for the few that must not, and the admins'", async () => {
    const rows = await database.admin(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
        and proname not like 'admin\\_%' order by 1`)
    expect(rows.map((row) => row["proname"])).toEqual([
      ...[
        "account_to_change",
        "add_profile",
        "begin_ai_call",
        "count_usage",
        "delete_my_account",
        "end_ai_call",
      ],
      ...[
        "follow_merges",
        "has_room_for_photo",
        "is_proven",
        "let_merged_go",
        "merge_my_exercise",
        "my_devices",
        "my_merges",
        "name_what_stayed",
        "note_admin_action",
        "note_latest_change",
      ],
      ...["remove_avatar", "remove_progress_photos", "require_admin", "sign_out_device", "undo_my_merge"],
    ])
  })

  it("can be executed by signed-in people at most, a trigger's by nobody, and the server's only by the server", async () => {
    const rows = await database.admin(`
      select f.oid::regprocedure::text, a.grantee::regrole::text
      from pg_proc f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
      where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> f.proowner
        and (
          a.grantee <> case when f.proname in ('begin_ai_call', 'end_ai_call') then 'service_role' else 'authenticated' end::regrole
          or f.prorettype = 'trigger'::regtype)`)
    expect(rows).toEqual([])
  })
})

describe("a hosted project", () => {
  it("grants nothing more, although by default it grants everyone everything new", async () => {
    const hosted = await openSchemaDatabase()
    try {
      await hosted.admin(`
        drop schema public, private cascade;
        -- Also removes what the migrations add to the project's own schemas.
        do $$ declare named record; begin
          for named in select policyname from pg_policies where schemaname = 'storage' loop
            execute format('drop policy %I on storage.objects', named.policyname);
          end loop;
        end $$;
        create schema public;
        grant usage on schema public to anon, authenticated, service_role;
        alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
        alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`)
      const folder = "supabase/migrations"
      const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted()
      for (const file of files) await hosted.admin(await readFile(`${folder}/${file}`, "utf8"))
      expect(await hosted.admin(rights)).toEqual(await database.admin(rights))
    } finally {
      await hosted.drop()
    }
  })
})
