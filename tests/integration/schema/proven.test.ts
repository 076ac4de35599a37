import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addOneOfEach } from "./one-of-each.ts"
import { openSchemaDatabase, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"
import { functionsPastPolicies, openFunctions, openTables } from "./unproven.ts"

let database: SchemaDatabase
let ada: Person
let people = 0
beforeAll(async () => {
  database = await openSchemaDatabase()
})
beforeEach(async () => {
  ada = await anAdmin()
})
afterAll(() => database.drop())

const now = () => Math.floor(Date.now() / 1000)
const byPassword = () => ({ aal: "aal1", amr: [{ method: "password", timestamp: now() }] })

/** An admin with an authenticator app and, before that, a row in every table. */
async function anAdmin(): Promise<Person> {
  const person = await database.signUp(`ada${(people += 1)}`)
  await addOneOfEach(database, person)
  await database.admin(
    `insert into auth.mfa_factors (id, user_id, status, factor_type, created_at, updated_at)
     values (gen_random_uuid(), $1, 'verified', 'totp', now(), now())`,
    [person.id],
  )
  await database.admin("update public.profiles set tier = 'admin' where id = $1", [person.id])
  return person
}

// This backend's tokens state which factor is due; those of a hosted project don't.
const unproven: Record<string, () => Row> = {
  "by the token": () => ({ ...byPassword(), second_factor: "due" }),
  "on a hosted project": byPassword,
}

describe.each(Object.keys(unproven))("a session that has proved the password alone, %s", (where) => {
  const claims = () => unproven[where]?.() ?? {}

  it("is refused by every function that runs with its owner's rights, before anything else is checked", async () => {
    expect(await openFunctions(database, { person: ada, claims: claims(), reason: "second_factor" })).toEqual(
      [],
    )
  })

  it("can't see any row of any table", async () => {
    const readable = await database.admin<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
        and has_schema_privilege('authenticated', c.relnamespace, 'usage')
        and has_any_column_privilege('authenticated', c.oid, 'select')`)
    const seen = async (by: Row) => {
      const questions = readable.map(async ({ name }) => {
        const rows = await database.as(ada, `select exists (select from ${name}) as is_seen`, [], by)
        return rows[0]?.["is_seen"] === true ? [name] : []
      })
      return (await Promise.all(questions)).flat()
    }
    expect(await seen(claims())).toEqual([])
    expect((await seen({ aal: "aal2", second_factor: "proved" })).length).toBeGreaterThan(15)
  })
})

describe("a session that has verified both", () => {
  it("is accepted by all of them", async () => {
    const claims = { aal: "aal2", amr: byPassword().amr, second_factor: "proved" }
    const names = (await functionsPastPolicies(database)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(["admin_users(text,text)", "my_devices()"]))
    const asked = { person: ada, claims, reason: "second_factor" }
    expect(await openFunctions(database, asked)).toEqual(names)
  })
})

describe("a personal key", () => {
  it("is refused by every function that runs with its owner's rights, even an admin's key", async () => {
    const claims = { key_scope: "read", second_factor: "proved", amr: [] }
    const open = await openFunctions(database, { person: ada, claims, reason: "key" })
    // Deleting an account requires a recent sign-in, which a key never has.
    expect(open).toEqual(["delete_my_account()"])
    expect(await openFunctions(database, { person: ada, claims, reason: "reauthentication" })).not.toContain(
      "delete_my_account()",
    )
  })
})

describe("something new", () => {
  const holes = [
    "drop function if exists public.hole(text), private.hole()",
    "drop view if exists public.hole_in_a_view",
    "drop table if exists private.hole, public.hole",
  ]
  afterEach(async () => {
    for (const hole of holes) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.admin(hole)
    }
  })

  it("that is unprotected is found: a function that checks nothing, or too late", async () => {
    await database.admin(`
      create function public.hole(name text) returns text language sql security definer as 'select name';
      create function private.hole() returns void language plpgsql security definer set search_path = '' as $$
      begin
        raise exception using errcode = 'PT404', message = 'There is nothing here.';
        perform private.require_session();
      end $$`)
    const claims = unproven["by the token"]?.() ?? {}
    expect(await openFunctions(database, { person: ada, claims, reason: "second_factor" })).toEqual([
      "hole(text)",
      "private.hole()",
    ])
  })

  it("that is unprotected is found: a table behind functions, a view, a table without policies", async () => {
    await database.admin(`
      create table private.hole (user_id uuid);
      alter table private.hole enable row level security;
      create policy "read one's own" on private.hole for select to authenticated using (user_id = (select auth.uid()));
      create table public.hole (user_id uuid);
      create view public.hole_in_a_view as select * from public.goals;
      grant select on private.hole, public.hole, public.hole_in_a_view to authenticated`)
    expect(await openTables(database)).toEqual(["hole", "hole_in_a_view", "private.hole"])
  })
})

it("no table is open to a password alone", async () => {
  expect(await openTables(database)).toEqual([])
})
