import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { beginReading, catalogQuery } from "./catalog-query.ts"

let database: { url: string; drop: () => Promise<void> }
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test("the catalog is read without JIT compilation, even where the database compiles everything else", async () => {
  await client.query("set jit = on")
  expect(catalogQuery).toContain(beginReading)
  await client.query(beginReading)
  const { rows: during } = await client.query("select current_setting('jit') as jit")
  await client.query("commit")
  const { rows: after } = await client.query("select current_setting('jit') as jit")
  expect([during, after]).toEqual([[{ jit: "off" }], [{ jit: "on" }]])
})
