// `node scripts/run-typescript.mjs bench/import-with-kills.ts`: twenty imports. During each, the server or Postgres is killed at a random moment, and
// the import then continues. In the end the account must be the same as after an undisturbed import, and half an import must never be visible.
import { randomUUID } from "node:crypto"
import pg from "pg"
import { finish, prepare, type PreparedImport, send, strongExport } from "./importing/strong-import.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"

const sets = 6_000
const kills = 20
const mostTries = 10

await withOwnServer(async (server) => {
  const prepared = prepare(strongExport(sets))
  const calm = await newPerson(server)
  const start = performance.now()
  await finish(calm, await send(calm, prepared))
  const usual = performance.now() - start
  const expected = await stored(server, calm)
  console.log(`undisturbed: ${expected.logs} workouts in ${usual.toFixed(0)} ms`)
  for (let round = 0; round < kills; round += 1) {
    const victim = round % 2 === 0 ? "server" : "postgres"
    const after = Math.random() * usual
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that each import has the server to itself
    const { person, seen } = await disturbed(server, prepared, { victim, after })
    // oxlint-disable-next-line no-await-in-loop
    const { logs, hash } = await stored(server, person)
    const isWhole = hash === expected.hash && seen.every((count) => count === 0 || count === expected.logs)
    console.log(
      `kill -9 of the ${victim} after ${after.toFixed(0)} ms: ${logs} workouts, seen on the way ${seen.join(", ")}: ${isWhole ? "equal" : "NOT EQUAL"}`,
    )
    if (!isWhole) process.exitCode = 1
  }
})

interface Kill {
  victim: "server" | "postgres"
  /** Milliseconds after the start of the import. */
  after: number
}

/** An import that is disturbed once and retried until it is done. `seen` has the number of workouts visible after each failure. */
async function disturbed(server: OwnServer, prepared: PreparedImport, { victim, after }: Kill) {
  const person = await newPerson(server)
  const id = randomUUID()
  const seen: number[] = []
  const killing = new Promise<void>((resolve) => setTimeout(resolve, after)).then(() => server.kill(victim))
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await finish(person, await send(person, prepared, id))
      break
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await killing
      // oxlint-disable-next-line no-await-in-loop
      seen.push((await stored(server, person)).logs)
    }
  }
  await killing
  return { person, seen }
}

/** The number of a person's workouts, and a hash of their contents without ids and creation times. */
async function stored({ databaseUrl }: OwnServer, { id }: Person): Promise<{ logs: number; hash: string }> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query<{ logs: number; hash: string }>(
    `select (select count(*)::int from workout_logs where user_id = $1) as logs, md5(string_agg(
       concat_ws('|', l.date, l.started_at, l.name, l.duration_seconds, e.name, s.exercise_order, s.set_number, s.set_type, s.reps, s.weight,
         s.weight_unit), ',' order by l.date, s.exercise_order, s.set_number)) as hash
     from workout_logs l join set_logs s on s.workout_log_id = l.id join exercises e on e.id = s.exercise_id where l.user_id = $1`,
    [id],
  )
  await database.end()
  const [row] = rows
  if (!row) throw new Error("A sum is always one row.")
  return row
}
