// `SETS=… node scripts/run-typescript.mjs bench/dashboard.ts`: every request that the dashboard makes when it is opened, for an empty account, one
// with ten logs and one with ten years; then again with other people's sets in the tables (a million, or SETS).
import pg from "pg"
import { type Load, openLoad } from "./load.ts"
import { compare, type Contestant, measure } from "./measure.ts"
import { addOtherPeople, inWords, setsOfOthers } from "./other-people.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { today, train } from "./training.ts"

const yearBefore = "2025-11-21"
const [month, endOfMonth] = ["2026-11-01", "2026-11-30"]
// As many as a browser opens to one host.
const connections = 6
const openings = 30

interface Call {
  path: string
  body?: object
}

/** The requests of the dashboard's queries, in the order in which the page makes them. */
function callsOf({ id }: Person): Call[] {
  const rpc = (name: string, body: object) => ({ path: `/rest/v1/rpc/${name}`, body })
  const table = (query: string) => ({ path: `/rest/v1/${query}` })
  const sets =
    "set_logs(id,exercise_order,set_number,set_type,reps,weight,weight_unit,duration_minutes,distance,distance_unit,rpe,notes,exercises(name))"
  return [
    table(
      `workout_logs?select=id,date,set_logs(id)&user_id=eq.${id}&date=gte.${month}&date=lte.${endOfMonth}&set_logs.limit=1`,
    ),
    table(
      `committed_workouts?select=scheduled_date,completed_log_id&user_id=eq.${id}&scheduled_date=gte.${month}&scheduled_date=lte.${endOfMonth}`,
    ),
    table(
      `goals?select=id,title,metric,target_value,unit,target_date,exercises(name)&user_id=eq.${id}&status=eq.active`,
    ),
    table(`workouts?select=id,name&user_id=eq.${id}&order=created_at.desc&limit=3`),
    table(`profiles?select=unit_system,weekly_sets_low,weekly_sets_high&id=eq.${id}`),
    rpc("body_weight_days", { from_day: yearBefore }),
    rpc("calculate_weekly_volume", { user_uuid: id, from_day: yearBefore }),
    rpc("weekday_workouts", { today }),
    rpc("monthly_training_time", { from_day: yearBefore }),
    rpc("lift_progress", { today, from_day: yearBefore, lift: null }),
    rpc("training_summary", { today }),
    table(
      `workout_logs?select=id,date,name,notes,duration_seconds,workouts(name),${sets}&user_id=eq.${id}&date=eq.${today}`,
    ),
    table(
      `committed_workouts?select=id,scheduled_date,day_of_week,generated_weekly_schedules(schedule_json)&user_id=eq.${id}&scheduled_date=eq.${today}&completed_log_id=is.null`,
    ),
  ]
}

const ask = ({ path, body }: Call, load: Load) =>
  body ? load.post(path, JSON.stringify(body)) : load.get(path)

await withOwnServer(async (server) => {
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  const [nobody, beginner, veteran] = [
    await newPerson(server),
    await newPerson(server),
    await newPerson(server),
  ]
  await train(database, [beginner.id], 10)
  await train(database, [veteran.id], 3650)
  await database.query("analyze")

  console.log(`the dashboard's requests, ${connections} at a time`)
  await compareAll()
  await eachAlone()
  await addOtherPeople(database, setsOfOthers)
  console.log(`beside ${inWords(setsOfOthers)}`)
  await compareAll()
  await database.end()

  async function compareAll() {
    const [first, ...others] = await Promise.all([
      opening("ten years: 3,650 logs, 73,000 sets", veteran),
      opening("nothing", nobody),
      opening("ten logs", beginner),
    ])
    await compare([first.contestant, ...others.map(({ contestant }) => contestant)])
    for (const { load } of [first, ...others]) for (const connection of load) connection.close()
  }

  async function opening(name: string, person: Person): Promise<{ contestant: Contestant; load: Load[] }> {
    const load = await openLoad(server, person, connections)
    const calls = callsOf(person)
    const openOnce = () => measure(calls, load, ask)
    return {
      load,
      contestant: {
        name,
        run: () => measure(Array.from({ length: openings }), [undefined], openOnce),
      },
    }
  }

  /** Shows which request takes the time: the median of ten of each, for ten years compared with an empty account. */
  async function eachAlone() {
    const [years, nothing] = await Promise.all([openLoad(server, veteran, 1), openLoad(server, nobody, 1)])
    const empty = callsOf(nobody)
    for (const [index, call] of callsOf(veteran).entries()) {
      const ours = await measure(
        Array.from({ length: 10 }, () => call),
        years,
        ask,
      )
      const theirs = await measure(
        Array.from({ length: 10 }, () => empty[index] ?? call),
        nothing,
        ask,
      )
      const name = call.path.replace("/rest/v1/", "").split("?")[0] ?? ""
      console.log(
        `  ${name.padEnd(30)} ${ours.p50.toFixed(1).padStart(6)} ms  (nothing: ${theirs.p50.toFixed(1)} ms)`,
      )
    }
    for (const connection of [...years, ...nothing]) connection.close()
  }
})
