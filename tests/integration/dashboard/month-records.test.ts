import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { addDays, firstOfMonth } from "#domain/days/local-day.ts"
import { logsInOrder, type MonthLog, monthRecords } from "#domain/records/month-records.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { workoutSummary } from "#domain/records/workout-summary.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "../schema/schema-database.ts"
import { train } from "../schema/train.ts"
import { someExercises, someLogs, someToday, type TrainedExercise } from "./histories.ts"

let database: SchemaDatabase
let exercises: TrainedExercise[]
beforeAll(async () => {
  database = await openSchemaDatabase()
  exercises = await someExercises(database)
})
afterAll(() => database.drop())

/** The logs of a month up to a day, in the API's format. */
async function monthOf(person: Person, today: string): Promise<MonthLog[]> {
  const logs = await database.as<MonthLog & { set_logs: MonthLog["set_logs"] | null }>(
    person,
    `select l.id, l.date, to_jsonb(l.created_at) #>> '{}' as created_at, (
        select jsonb_agg(to_jsonb(s) || jsonb_build_object('exercises', jsonb_build_object('name', e.name)))
        from public.set_logs s join public.exercises e on e.id = s.exercise_id where s.workout_log_id = l.id
      ) as set_logs
     from public.workout_logs l where l.date between $1 and $2`,
    [firstOfMonth(today), today],
  )
  return logs.map((log) => ({ ...log, set_logs: log.set_logs ?? [] }))
}

const memoryBefore = async (person: Person, logId: string) =>
  trainingMemoryOf(await database.as(person, "select * from public.training_memory($1)", [logId]))

it("are the last ones stamped in the summaries of the month's workouts, on generated histories", async () => {
  const history = someToday.chain((today) =>
    fc.record({ today: fc.constant(today), logs: someLogs(exercises, today) }),
  )
  let stamped = 0
  await fc.assert(
    fc.asyncProperty(history, async ({ today, logs }) => {
      const person = await database.signUp(randomUUID())
      await train(database, person, logs)
      const month = logsInOrder(await monthOf(person, today))
      const summaries = new Map<string, string>()
      for (const { id, date, set_logs } of month) {
        const sets = set_logs.toSorted(
          (one, other) => one.exercise_order - other.exercise_order || one.set_number - other.set_number,
        )
        for (const { exercise_id, kind, set } of workoutSummary(null, sets, await memoryBefore(person, id))
          .records)
          summaries.set(`${exercise_id} ${kind}`, `${date} ${id} ${set.weight} × ${set.reps}`)
      }
      const [first] = month
      const records = first ? monthRecords(month, await memoryBefore(person, first.id)) : []
      const told = records.map(({ exercise_id, kind, day, log_id, set }) => [
        `${exercise_id} ${kind}`,
        `${day} ${log_id} ${set.weight} × ${set.reps}`,
      ])
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(summaries))
      stamped += told.length
    }),
    { numRuns: 12 },
  )
  // Histories without any record would prove nothing.
  expect(stamped).toBeGreaterThan(12)
}, 120_000)

it("compare each day with everything before it, so that a new exercise's second session can have one", async () => {
  const [squat] = exercises
  if (!squat) throw new Error("The library is empty.")
  const person = await database.signUp(randomUUID())
  const log = (date: string, ...lifted: [weight: number, reps: number][]) => ({
    date,
    sets: lifted.map(([weight, reps]) => ({
      ...{ exercise: squat, weight, reps, weight_unit: "kg" as const },
      ...{ distance: null, distance_unit: "km" as const, duration_minutes: null },
    })),
  })
  const today = "2026-11-21"
  await train(database, person, [
    log("2026-11-03", [60, 8]),
    log("2026-11-10", [65, 8], [60, 12]),
    // Lighter than the session before it, so it isn't a record, and the earlier records stay.
    log("2026-11-17", [62.5, 8]),
    log(addDays(today, 1), [200, 8]),
  ])
  const month = logsInOrder(await monthOf(person, today))
  const records = monthRecords(month, await memoryBefore(person, month[0]?.id ?? ""))
  expect(records.map(({ kind, value, day }) => [day, kind, Math.round(value * 10) / 10])).toEqual([
    ["2026-11-10", "weight", 65],
    ["2026-11-10", "one_rep_max", 82.3],
    ["2026-11-10", "reps", 12],
  ])
})
