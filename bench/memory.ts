// `node scripts/run-typescript.mjs bench/memory.ts`: the functions that read the history of exercises, for ten years of training and for an empty
// account.
import { Client } from "pg"
import { compare, measure } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"

const requests = 20

// 3,650 sessions, each with five of 60 exercises and four sets per exercise: 73,000 sets.
const tenYears = `
  with log as (
    insert into public.workout_logs (user_id, name, date)
      select $1, 'Session', date '2016-11-22' + n from generate_series(1, 3650) n
      returning id, date - date '2016-11-22' as n
  ), exercise as (
    select id, row_number() over (order by name) - 1 as place from public.exercises
    where owner_id is null and measure = 'weight_reps' order by name limit 60
  )
  insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit)
    select $1, log.id, exercise.id, x, s, case when s = 1 then 'warmup' else 'normal' end, 5 + (log.n * 7 + s * 3) % 8,
      40 + log.n / 100 + 2.5 * ((log.n + s) % 9), case when x = 1 then 'lbs' else 'kg' end
    from log cross join generate_series(1, 5) x cross join generate_series(1, 4) s
    join exercise on exercise.place = (log.n * 5 + x) % 60`

await withOwnServer(async (server) => {
  const [veteran, beginner] = [await newPerson(server), await newPerson(server)]
  const exerciseId = await trainTenYears(server.databaseUrl, veteran)
  const ask = (name: string, person: Person, path: string, body = "{}") => ({
    name,
    run: () =>
      measure(Array<string>(requests).fill(body), [person], (sent) => call(server, person, path, sent)),
  })
  const ofOne = JSON.stringify({ exercise_id: exerciseId })
  await compare([
    ask("training_memory, ten years", veteran, "training_memory"),
    ask("training_memory, an empty account", beginner, "training_memory"),
  ])
  await compare([
    ask("exercise_progress, ten years", veteran, "exercise_progress", ofOne),
    ask("exercise_progress, an empty account", beginner, "exercise_progress", ofOne),
  ])
  const answer = await call(server, veteran, "training_memory", "{}")
  console.log(`training_memory of ten years is ${(answer.length / 1024).toFixed(0)} KB of JSON.`)
})

/** A function's response as text. Throws for any status but 200. */
async function call(server: OwnServer, { token }: Person, path: string, body: string): Promise<string> {
  const headers = {
    apikey: server.anonKey,
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
  }
  const answer = await fetch(`${server.url}/rest/v1/rpc/${path}`, { method: "POST", headers, body })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** Fills the account directly in the database. Returns one of its exercises. */
async function trainTenYears(databaseUrl: string, { id }: Person): Promise<string> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(tenYears, [id])
  await client.query("analyze public.workout_logs, public.set_logs, private.exercise_totals")
  const { rows } = await client.query<{ exercise_id: string }>(
    "select exercise_id from public.set_logs where user_id = $1 limit 1",
    [id],
  )
  await client.end()
  return rows[0]?.exercise_id ?? ""
}
