// `node scripts/run-typescript.mjs bench/export.ts`: how long Download My Data takes for 10,000, 100,000 and 300,000 sets, and how much memory it
// uses meanwhile, in the page and on the server. The file itself is in blobs, which a browser stores outside the page's heap.
import { spawnSync } from "node:child_process"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import pg from "pg"
import { exportData } from "#web/features/profile/personal-data/export-data.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson } from "./replaying/wire.ts"

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

await withOwnServer(async (server) => {
  // The first run fills caches and compiles the code.
  for (const sets of [2000, 10_000, 100_000, 300_000]) await measureExport(server, sets)
})

async function measureExport(server: OwnServer, sets: number) {
  const person = await newPerson(server)
  await addSets(server.databaseUrl, person.id, sets)
  const signal = new AbortController().signal
  const serverBefore = residentMegabytes(server.processId())
  const heapBefore = heapMegabytes()
  let [pages, heapMost] = [0, 0]
  const started = performance.now()
  let measuring = 0
  const { file, rows } = await exportData({
    tables: person.client(),
    userId: person.id,
    signal,
    timeZone: "Europe/Berlin",
    onProgress: () => {
      pages += 1
      if (pages % 20 > 0) return
      const from = performance.now()
      heapMost = Math.max(heapMost, heapMegabytes())
      measuring += performance.now() - from
    },
  })
  const seconds = (performance.now() - started - measuring) / 1000
  console.log(
    `${sets} sets: ${rows} rows, ${(file.size / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s (${(rows / seconds).toFixed(0)} rows/s)` +
      `   heap at most ${(heapMost - heapBefore).toFixed(1)} MB more   server ${serverBefore} MB before, ${residentMegabytes(server.processId())} MB after`,
  )
}

/** Someone who has trained for many years: twenty sets per workout, and a note on every fifth set. */
async function addSets(databaseUrl: string, userId: string, sets: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    "insert into workout_logs (user_id, date, name) select $1, date '2000-01-01' + n / 2, 'Push' from generate_series(1, $2) n",
    [userId, sets / 20],
  )
  await client.query(
    `insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, weight, notes)
      select user_id, l.id, (select e.id from exercises e where owner_id is null limit 1), 1 + n / 4, 1 + n % 4, 8, 60.5,
        case when n % 5 = 0 then 'felt good, the last one was hard' end
      from workout_logs l, generate_series(0, 19) n where user_id = $1`,
    [userId],
  )
  await client.query("analyze workout_logs, set_logs")
  await client.end()
}

function heapMegabytes() {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

function residentMegabytes(processId: number) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" })
  return (Number(stdout) / 1000).toFixed(0)
}
