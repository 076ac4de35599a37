import { mkdtempSync, rmSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

let folder: string
let server: TestServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-facts-"))
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const failedBefore = `insert into private.server_facts (name, fact) values ('backup_failed', '{"reason": "no space"}')`

/** The facts for the health page, once all the expected ones have been recorded. */
async function facts(hasAll: (names: string[]) => boolean) {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const read = async () => {
    const { rows } = await client.query<{ name: string; fact: unknown }>(
      "select name, fact from private.server_facts",
    )
    return Object.fromEntries(rows.map(({ name, fact }) => [name, fact]))
  }
  await vi.waitUntil(async () => hasAll(Object.keys(await read())), { timeout: 20_000 })
  const found = await read()
  await client.end()
  return found
}

test("with backups off, an earlier failure is cleared, and free space is reported", async () => {
  server = await startServer({}, failedBefore)
  const told = await facts((names) => names.includes("space"))
  expect(told).toMatchObject({
    server: { backups: false },
    space: { data: expect.any(Number), backups: null },
  })
  expect(told).not.toHaveProperty("backup_failed")
})

test("with backups on, a failure stays until a backup succeeds, and free space is that of the folder's disk", async () => {
  server = await startServer({ BACKUP_DIR: join(folder, "not/made/yet") }, failedBefore)
  const told = await facts((names) => names.includes("backup") && !names.includes("backup_failed"))
  const { bavail, bsize } = await statfs(folder)
  expect(told).toMatchObject({ server: { backups: true }, backup: { kept: 1 } })
  const { space } = told as { space: { backups: number } }
  expect(space.backups / (bavail * bsize)).toBeCloseTo(1, 1)
})
