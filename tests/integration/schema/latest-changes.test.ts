import { afterAll, beforeAll, expect, test } from "vitest"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let ann: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
})
afterAll(() => database.drop())

async function revisions(person: Person): Promise<Record<string, unknown>> {
  const rows = await database.as(person, "select * from public.read_latest_changes()")
  return Object.fromEntries(rows.map((row) => [row["table_name"], row["revision"]]))
}

test("each statement that changes a table counts once, however many rows it changes", async () => {
  const before = await revisions(ann)
  await database.as(
    ann,
    "insert into weight_logs (date, weight) values ('2026-01-01', 80), ('2026-01-02', 81)",
  )
  await database.as(ann, "update weight_logs set weight = 82")
  await database.as(ann, "update weight_logs set weight = 83 where date = '1999-01-01'")
  await database.as(ann, "delete from weight_logs")
  expect(await revisions(ann)).toEqual({ ...before, weight_logs: 3 })
})

test("a save that is rolled back isn't counted", async () => {
  const before = await revisions(ann)
  await expect(
    database.as(
      ann,
      "with added as (insert into workouts (name) values ('Push') returning 1) select 1 / 0 from added",
    ),
  ).rejects.toThrow("division by zero")
  expect(await revisions(ann)).toEqual(before)
})

test("the seconds since a change are measured by the database", async () => {
  await database.as(ann, "insert into workouts (name) values ('Push')")
  const [row] = await database.as<{ seconds_ago: number }>(
    ann,
    "select seconds_ago from public.read_latest_changes() where table_name = 'workouts'",
  )
  expect(row?.seconds_ago).toBeGreaterThan(0)
  expect(row?.seconds_ago).toBeLessThan(60)
})

test("two transactions of one person that change the same tables in different orders both finish", async () => {
  const act = (first: string, second: string) =>
    database.as(ann, `with a as (${first} returning 1), b as (${second} returning 1) select from a, b`)
  const weight = "insert into weight_logs (date, weight) values ('2026-02-01', 80)"
  const routine = "insert into workouts (name) values ('Legs')"
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? act(weight, routine) : act(routine, weight))),
  )
})

test("nobody can read or write someone else's counts", async () => {
  const ben = await database.signUp("ben")
  expect(await database.as(ben, "select * from latest_changes where user_id = $1", [ann.id])).toEqual([])
  expect(await database.refusal(ben, "update latest_changes set revision = 0")).toBe("42501")
  expect(await database.refusal(ben, "insert into latest_changes (table_name) values ('goals')")).toBe(
    "42501",
  )
  expect(await database.refusal(null, "select * from latest_changes")).toBe("42501")
  expect(await database.refusal(null, "select * from read_latest_changes()")).toBe("42501")
})

test("the counts are deleted with the account", async () => {
  const eve = await database.signUp("eve")
  await database.as(eve, "insert into workouts (name) values ('Push')")
  await database.admin("delete from auth.users where id = $1", [eve.id])
  expect(await database.admin("select * from latest_changes where user_id = $1", [eve.id])).toEqual([])
})
