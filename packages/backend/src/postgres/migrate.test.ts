import pg from "pg"
import { afterEach, beforeEach, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { createDatabase } from "#tests/support/database.ts"
import { migrate, runMigrations } from "./migrate.ts"

let clients: pg.Client[]
let client: pg.Client
let drop: () => Promise<void>

beforeEach(async () => {
  const database = await createDatabase()
  drop = database.drop
  clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: database.url }))
  await Promise.all(clients.map((each) => each.connect()))
  client = clients[0] ?? new pg.Client()
})
afterEach(async () => {
  await Promise.all(clients.map((each) => each.end()))
  await drop()
})

const makeShelf = {
  name: "30000101000000_make_shelf.sql",
  text: "create table shelf (id int);\ninsert into shelf values (1);\n",
}
const fillShelf = { name: "30000102000000_fill_shelf.sql", text: "insert into shelf values (2);\n" }

async function shelf() {
  const { rows } = await client.query<{ id: number }>("select id from shelf order by id")
  return rows.map(({ id }) => id)
}

test("a database that is up to date is left alone", async () => {
  expect(await migrate(client, notes)).toEqual([])
})

test("the files for what a hosted project comes with can be run again safely when one of them changes", async () => {
  await client.query("update supabase_migrations.backend_schema set sha256 = 'of an older release'")
  expect((await migrate(client, notes)).toSorted()).toEqual([
    "auth.sql",
    "mailbox.sql",
    "realtime.sql",
    "roles.sql",
    "storage.sql",
  ])
  expect(await migrate(client, notes)).toEqual([])
})

test("several databases in one cluster can be migrated at once, although they share roles", async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => createDatabase()))
  const migrateAgain = async ({ url }: { url: string }) => {
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    try {
      for (let round = 0; round < 2; round += 1) {
        await other.query("update supabase_migrations.backend_schema set sha256 = 'of an older release'")
        expect(await migrate(other, notes)).toContain("roles.sql")
      }
    } finally {
      await other.end()
    }
  }
  try {
    await Promise.all(others.map(migrateAgain))
  } finally {
    await Promise.all(others.map((other) => other.drop()))
  }
})

test("a newer Repertoire's database is refused in one sentence that names both versions, and nothing is changed", async () => {
  await client.query("update supabase_migrations.backend_schema set sha256 = 'of a newer release'")
  await client.query(
    "update supabase_migrations.backend_release set version = '7.0.0', migration = '30000101000000'",
  )
  await expect(migrate(client, notes)).rejects.toThrow(
    /^The data belongs to a newer version of Repertoire, 7\.0\.0 with migration 30000101000000; this one is \d+\.\d+\.\d+ with migration 20\d{12}\. Start that version or a later one/,
  )
  const { rows } = await client.query(
    `select (select count(*)::int from supabase_migrations.backend_schema where sha256 <> 'of a newer release') as rerun,
       version, migration from supabase_migrations.backend_release`,
  )
  expect(rows).toEqual([{ rerun: 0, version: "7.0.0", migration: "30000101000000" }])
})

test("a database from an older Repertoire, or without a recorded release, is accepted and its release recorded", async () => {
  const noted = async () => {
    const { rows } = await client.query("select version, migration from supabase_migrations.backend_release")
    return rows
  }
  const [own] = await noted()
  for (const statement of [
    "update supabase_migrations.backend_release set migration = '20250101000000', version = '0.0.1'",
    "delete from supabase_migrations.backend_release",
    "drop table supabase_migrations.backend_release",
  ]) {
    await client.query(statement)
    await migrate(client, notes)
    expect(await noted()).toEqual([own])
  }
})

test("an operator's own migration, even if newer than all of ours, doesn't make the database count as newer", async () => {
  await client.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ('30000101000000', 'of_my_own')",
  )
  expect(await migrate(client, notes)).toEqual([])
})

test("migrations run in order, once, and are recorded as the Supabase CLI does", async () => {
  expect(await runMigrations(client, [makeShelf, fillShelf])).toEqual([makeShelf.name, fillShelf.name])
  expect(await runMigrations(client, [makeShelf, fillShelf])).toEqual([])
  expect(await shelf()).toEqual([1, 2])
  const { rows } = await client.query(
    "select version, name, statements from supabase_migrations.schema_migrations where version = '30000101000000'",
  )
  expect(rows).toEqual([{ version: "30000101000000", name: "make_shelf", statements: [makeShelf.text] }])
})

test("several processes at once run each migration only once", async () => {
  const ran = await Promise.all(clients.map((each) => runMigrations(each, [makeShelf, fillShelf])))
  expect(ran.flat().toSorted()).toEqual([makeShelf.name, fillShelf.name])
  expect(await shelf()).toEqual([1, 2])
})

test("a failed migration leaves nothing behind, and the message names the line", async () => {
  const broken = {
    name: "30000102000000_broken.sql",
    text: "insert into shelf values (2);\n\ninsert into shelf values (1/0);\n",
  }
  const misspelt = { name: "30000103000000_misspelt.sql", text: "select 1;\nselect nothing_like_this;\n" }
  await runMigrations(client, [makeShelf])
  await expect(runMigrations(client, [makeShelf, broken])).rejects.toThrow(
    /^30000102000000_broken.sql failed: division by zero\.$/,
  )
  await expect(runMigrations(client, [makeShelf, misspelt])).rejects.toThrow(
    'failed at line 2: column "nothing_like_this" does not exist.',
  )
  expect(await shelf()).toEqual([1])
  expect(await runMigrations(client, [makeShelf, fillShelf])).toEqual([fillShelf.name])
})

test("a migration that was changed after it was applied is refused", async () => {
  await runMigrations(client, [makeShelf])
  const edited = { ...makeShelf, text: `${makeShelf.text}insert into shelf values (3);` }
  await expect(runMigrations(client, [edited])).rejects.toThrow(
    /make_shelf\.sql was changed after it was applied/,
  )
  expect(await shelf()).toEqual([1])
})

test("a migration that the Supabase CLI applied, statement by statement, counts as applied", async () => {
  await client.query("create table shelf (id int)")
  await client.query(
    "insert into supabase_migrations.schema_migrations (version, name, statements) values ('30000101000000', 'make_shelf', $1)",
    [["create table shelf (id int)", "insert into shelf values (1)"]],
  )
  expect(await runMigrations(client, [makeShelf])).toEqual([])
})

test("a setting made by a migration doesn't carry over to the next one", async () => {
  const wanderer = {
    name: "30000101000000_wander.sql",
    text: "create schema away; set search_path = away; set role anon;",
  }
  await runMigrations(client, [wanderer, { ...makeShelf, name: "30000102000000_make_shelf.sql" }])
  const { rows } = await client.query(
    "select table_schema from information_schema.tables where table_name = 'shelf'",
  )
  expect(rows).toEqual([{ table_schema: "public" }])
})

test("listeners are notified to reload the schema", async () => {
  const [listener] = clients.slice(1)
  const heard = new Promise((resolve) => listener?.once("notification", ({ payload }) => resolve(payload)))
  await listener?.query("listen pgrst")
  await client.query("delete from supabase_migrations.backend_schema where name = 'mailbox.sql'")
  await migrate(client, notes)
  expect(await heard).toBe("reload schema")
})

test("authenticator can switch to the three API roles and no others", async () => {
  const { rows } = await client.query<{ role: string }>(
    `select r.rolname as role from pg_auth_members m join pg_roles r on r.oid = m.roleid
     where m.member = 'authenticator'::regrole order by 1`,
  )
  expect(rows.map(({ role }) => role)).toEqual(["anon", "authenticated", "service_role"])
  const { rows: flags } = await client.query(
    "select rolname, rolsuper, rolinherit, rolbypassrls from pg_roles where rolname in ('authenticator', 'service_role', 'anon') order by 1",
  )
  expect(flags).toEqual([
    { rolname: "anon", rolsuper: false, rolinherit: false, rolbypassrls: false },
    { rolname: "authenticator", rolsuper: false, rolinherit: false, rolbypassrls: false },
    { rolname: "service_role", rolsuper: false, rolinherit: false, rolbypassrls: true },
  ])
})

test("a table created by a migration is open only to service_role until others are granted access", async () => {
  await client.query("create table public.fresh (id int)")
  const { rows } = await client.query<{ role: string; may: boolean }>(
    `select role, has_table_privilege(role, 'public.fresh', 'select') as may
     from unnest(array['anon', 'authenticated', 'service_role']) as role`,
  )
  expect(rows.filter(({ may }) => may)).toEqual([{ role: "service_role", may: true }])
})
