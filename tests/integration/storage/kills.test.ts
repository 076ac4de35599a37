import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { serviceRoleKeyFrom } from "#server/setup/api-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { filesIn } from "./gym-files.ts"

// More by hand: KILLS=50.
const kills = Number(process.env["KILLS"] ?? 4)

test("a server that is killed at any moment leaves no file without a row and no row without its file", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-kills-"))
  const database = await createDatabase()
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  admin.on("error", () => {})
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, JWT_SECRET: testSecrets.jwtSecret }
  await admin.query("insert into storage.buckets (id, name) values ('files', 'files')")
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await spawnServer(settings)
    const { storage } = createClient(server.url, serviceRoleKeyFrom(testSecrets.jwtSecret))
    let isOver = false
    const busy = Array.from({ length: 4 }, async (_, worker) => {
      for (let turn = 0; !isOver; turn += 1) {
        const key = `${worker}/${turn % 3}.bin`
        const body = new Uint8Array(200_000 + turn).fill(turn % 256)
        await storage
          .from("files")
          .upload(key, body, { upsert: true })
          .catch(() => undefined)
        if (turn % 4 === 3)
          await storage
            .from("files")
            .remove([key])
            .catch(() => undefined)
      }
    })
    // Any moment of the work.
    await setTimeout(300 + Math.random() * 400)
    await server.kill("SIGKILL")
    isOver = true
    await Promise.all(busy)
  }
  const server = await spawnServer(settings)
  // What was being written when the server died is only removed a day later: nobody may be writing it any more.
  await admin.query("update storage_guard.loose_files set noted_at = now() - interval '2 days'")
  await server.kill("SIGTERM")
  const last = await spawnServer(settings)
  const versions = async () =>
    (await admin.query<{ version: string }>("select version from storage.objects order by 1")).rows.map(
      (row) => row.version,
    )
  // First the files go, and then what was noted of them.
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
