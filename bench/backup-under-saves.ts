// `node scripts/run-typescript.mjs bench/backup-under-saves.ts`: makes a backup while eight clients save workouts of twenty sets as fast as they can,
// at 200 per second if the machine allows it. Restored into a separate Postgres, the backup must have every workout whose save was acknowledged
// before it began, all of their sets, and no workout whose save began after it was done. `KEEP=FILE` keeps the backup. `E2E_BACKUP=FILE npx
// playwright test tests/e2e/journey.spec.ts` then runs the main journey on a server restored from it.
import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { repertoire } from "#product/product.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { restoreBackup } from "#server/backup/restore-backup.ts"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { openLoad } from "./load.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const aSecond = 200
const seconds = 12
const backupAfterSeconds = 4
const setsEach = 20

interface Saved {
  id: string
  began: number
  answered: number
}

/** Saves at the set pace for `seconds`. `saved` grows as responses arrive. */
async function keepSaving(server: OwnServer, person: Person, saved: Saved[]) {
  const commands = await twentySets(person, aSecond * seconds)
  const load = await openLoad(server, person, connections)
  const start = performance.now()
  await Promise.all(
    load.map(async (connection, first) => {
      for (let index = first; index < commands.length; index += connections) {
        const due = start + (index / aSecond) * 1000
        // oxlint-disable-next-line no-await-in-loop -- keeps the pace
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        const began = performance.now()
        if (began - start > seconds * 1000) break
        const { op_id, log, sets } = commands[index] as SaveCommand
        // oxlint-disable-next-line no-await-in-loop
        const answer = await connection.post(
          "/rest/v1/rpc/save_workout_log",
          JSON.stringify({ op_id, log, sets }),
        )
        saved.push({ id: (JSON.parse(answer) as { id: string }).id, began, answered: performance.now() })
      }
    }),
  )
  for (const connection of load) connection.close()
}

await withOwnServer(async (server) => {
  const folder = mkdtempSync(join(tmpdir(), "repertoire-bench-backup-"))
  const person = await newPerson(server)
  const saved: Saved[] = []
  const saving = keepSaving(server, person, saved)
  await new Promise((resolve) => setTimeout(resolve, backupAfterSeconds * 1000))
  const file = join(folder, "under-saves.backup")
  const began = performance.now()
  await makeBackup({
    product: repertoire,
    databaseUrl: server.databaseUrl,
    dataDir: folder,
    file,
    passphrase: undefined,
  })
  const done = performance.now()
  const keep = process.env["KEEP"]
  if (keep !== undefined) copyFileSync(file, keep)
  await saving
  const pace = saved.length / seconds

  const postgres = await startEmbedded({
    ...{ dataDir: join(folder, "restored"), password: "restored", settings: {} },
    ...{ say: () => {}, log: () => {} },
  })
  try {
    const order = { file, passphrase: undefined, dataDir: folder, mayReplace: false, mayBeUnencrypted: false }
    await restoreBackup({ product: repertoire, ...order, databaseUrl: postgres.databaseUrl })
    const sets = await restoredSets(postgres.databaseUrl)
    const before = saved.filter(({ answered }) => answered < began)
    const missing = before.filter(({ id }) => sets.get(id) !== setsEach)
    const tooLate = saved.filter((each) => each.began > done && sets.has(each.id))
    const halves = [...sets.values()].filter((count) => count !== setsEach)
    console.log(
      `${saved.length} workouts saved, ${pace.toFixed(0)} a second; the backup took ${(done - began).toFixed(0)} ms`,
    )
    console.log(
      `answered before it: ${before.length}, missing: ${missing.length}; restored: ${sets.size}, of later ones: ${tooLate.length}, half: ${halves.length}`,
    )
    if (missing.length + tooLate.length + halves.length > 0) process.exitCode = 1
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
})

/** The number of sets of each restored workout. */
async function restoredSets(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; sets: number }>(
    "select l.id, (select count(*)::int from set_logs s where s.workout_log_id = l.id) as sets from workout_logs l",
  )
  await client.end()
  return new Map(rows.map(({ id, sets }) => [id, sets]))
}
