import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createDatabase } from "#tests/support/database.ts"

let database: Awaited<ReturnType<typeof createDatabase>>
let admin: pg.Client
beforeAll(async () => {
  database = await createDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

// Rights of anyone other than the owner, on tables and on their columns.
const granted = `
  with places as (
    select oid, oid::regclass::text as place, relowner as owner, relacl as acl from pg_class
    where relnamespace in ('storage'::regnamespace, 'storage_guard'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select oid, format('%s.%s', oid::regclass, attname), relowner, attacl from pg_class join pg_attribute on attrelid = oid
    where relnamespace in ('storage'::regnamespace, 'storage_guard'::regnamespace)
  )
  select format('%s %s: %s', coalesce(rolname, 'public'), place, string_agg(privilege_type, ' ' order by privilege_type)) as line
  from places cross join aclexplode(acl) as given left join pg_roles r on r.oid = given.grantee
  where given.grantee <> owner group by rolname, place order by rolname, place`

const roles = ["anon", "authenticated", "service_role"]

describe("the tables for files", () => {
  test("grant what the API needs, and nothing that bypasses the policies", async () => {
    const { rows } = await admin.query<{ line: string }>(granted)
    expect(rows.map(({ line }) => line)).toEqual(
      roles.flatMap((role) =>
        ["buckets", "objects"].map((table) => `${role} storage.${table}: DELETE INSERT SELECT UPDATE`),
      ),
    )
  })

  test("that only the server uses are in a schema that no API role can access", async () => {
    const { rows } = await admin.query<{ may: string }>(
      `select rolname as may from pg_roles where rolname = any($1) and has_schema_privilege(oid, 'storage_guard', 'usage')`,
      [[...roles, "authenticator"]],
    )
    expect(rows).toEqual([])
  })

  test.each(roles)("can't be truncated or given triggers by %s", async (role) => {
    for (const attempt of [
      "truncate storage.objects",
      "create trigger mine before insert on storage.objects for each row execute function suppress_redundant_updates_trigger()",
    ]) {
      await admin.query(`begin; set local role ${role}`)
      await expect(admin.query(attempt)).rejects.toThrow("permission denied for table objects")
      await admin.query("rollback")
    }
  })
})
