import { readFile } from "node:fs/promises"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rowTypes } from "../../../scripts/row-types.ts"
import { openSchemaDatabase, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.drop())

it("src/domain/row-types.ts matches the migrations", async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    expect(await readFile("src/domain/row-types.ts", "utf8")).toBe(await rowTypes(client))
  } finally {
    await client.end()
  }
})
