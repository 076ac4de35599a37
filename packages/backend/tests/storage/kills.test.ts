import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import * as fc from "fast-check"
import pg from "pg"
import { expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { serviceRoleKeyFrom } from "#server/setup/keys/api-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { fuzzSeed } from "#tests/support/fuzz-seed.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { filesIn } from "./gym-files.ts"

// By hand, run more: KILLS=50. For other moments: FUZZ_SEED=7.
const kills = Number(process.env["KILLS"] ?? 4)
/** The requests during which the server is killed. */
const moments = fc.sample(fc.integer({ min: 4, max: 39 }), { numRuns: kills, seed: fuzzSeed })

test("killing the server at any moment leaves no file without a row and no row without a file", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-kills-"))
  const database = await createDatabase()
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  admin.on("error", () => {})
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, JWT_SECRET: testSecrets.jwtSecret }
  await admin.query("insert into storage.buckets (id, name) values ('files', 'files')")
  for (const lastRequest of moments) {
    const server = await spawnServer(settings)
    const { storage } = createClient(server.url, serviceRoleKeyFrom(testSecrets.jwtSecret))
    // The server dies while that request and those of the other workers are in progress.
    let requests = 0
    let killed: Promise<unknown> | undefined
    const sends = () => {
      requests += 1
      if (requests === lastRequest) killed = server.kill("SIGKILL")
    }
    const busy = Array.from({ length: 4 }, async (_, worker) => {
      for (let turn = 0; !killed; turn += 1) {
        const key = `${worker}/${turn % 3}.bin`
        const body = new Uint8Array(200_000 + turn).fill(turn % 256)
        const uploaded = storage.from("files").upload(key, body, { upsert: true })
        sends()
        await uploaded.catch(() => undefined)
        if (turn % 4 !== 3) continue
        const removed = storage.from("files").remove([key])
        sends()
        await removed.catch(() => undefined)
      }
    })
    await Promise.all(busy)
    await killed
  }
  const server = await spawnServer(settings)
  // A file that was being written when the server died is removed only a day later, when nobody can be writing it any more.
  await admin.query("update storage_guard.loose_files set noted_at = now() - interval '2 days'")
  await server.kill("SIGTERM")
  const last = await spawnServer(settings)
  const versions = async () =>
    (await admin.query<{ version: string }>("select version from storage.objects order by 1")).rows.map(
      (row) => row.version,
    )
  // The files are removed first, and then their records.
  await vi.waitFor(
    async () => {
      expect(filesIn(join(dataDir, "storage")).toSorted()).toEqual(await versions())
      expect((await admin.query("select from storage_guard.loose_files")).rowCount).toBe(0)
    },
    { timeout: 20_000 },
  )
  expect(await versions()).not.toEqual([])
  await last.kill("SIGTERM")
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
}, 240_000)
