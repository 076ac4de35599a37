import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readDayValues, readLiftProgress } from "#domain/progress/chart-series.ts"
import { addMonths } from "#domain/days/local-day.ts"
import { weekStarts } from "#domain/days/week-start.ts"
import type { StreakRule } from "#domain/progress/streaks.ts"
import { readTrainingSummary } from "#domain/progress/training-summary.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "../schema/schema-database.ts"
import { train } from "../schema/train.ts"
import { type Log, someExercises, someLogs, someToday, type TrainedExercise } from "./histories.ts"
import { liftDays, monthlyTime, summary, weekdays, weeklyVolume } from "./own-numbers.ts"

let database: SchemaDatabase
let exercises: TrainedExercise[]
beforeAll(async () => {
  database = await openSchemaDatabase()
  exercises = await someExercises(database)
})
afterAll(() => database.drop())

async function ask(person: Person | null, call: string, values: unknown[]): Promise<unknown> {
  const [row] = await database.as<{ answer: unknown }>(person, `select public.${call} as answer`, values)
  return row?.answer
}

async function volumeOf(person: Person, whose: Person, from: string | null) {
  const rows = await database.as<{ week_start_date: string; total_volume: number }>(
    person,
    "select * from public.calculate_weekly_volume($1, $2)",
    [whose.id, from],
  )
  return rows.map(({ week_start_date, total_volume }) => [week_start_date, total_volume])
}

const trainedUntil = () =>
  someToday.chain((today) =>
    fc.record({
      today: fc.constant(today),
      logs: someLogs(exercises, today),
      months: fc.constantFrom(1, 3, 12, null),
      rule: fc.record({ startsOn: fc.constantFrom(...weekStarts), weeksOff: fc.integer({ min: 0, max: 2 }) }),
    }),
  )

const usualRule: StreakRule = { startsOn: "monday", weeksOff: 0 }

async function trained(logs: readonly Log[], { startsOn, weeksOff } = usualRule): Promise<Person> {
  const person = await database.signUp(randomUUID())
  const chosen = "update public.profiles set week_starts_on = $1, streak_weeks_off = $2"
  await database.as(person, chosen, [startsOn, weeksOff])
  await train(database, person, logs)
  return person
}

describe("the charts' data", () => {
  it("agrees with an independent computation on generated histories", async () => {
    expect(exercises.map(({ type }) => type)).toEqual(["strength", "strength", "strength", "cardio"])
    await fc.assert(
      fc.asyncProperty(trainedUntil(), async ({ today, logs, months, rule }) => {
        const person = await trained(logs, rule)
        const from = months && addMonths(today, -months)
        expect(await volumeOf(person, person, from)).toEqual(weeklyVolume(logs, from, rule))
        const days = await database.as<{ workouts: number }>(
          person,
          "select * from public.weekday_workouts($1)",
          [today],
        )
        expect(days.map(({ workouts }) => workouts)).toEqual(weekdays(logs, today))
        const time = await database.as<{ month: string; seconds: number }>(
          person,
          "select * from public.monthly_training_time($1)",
          [from],
        )
        expect(time.map(({ month, seconds }) => [month, seconds])).toEqual(monthlyTime(logs, from))
        for (const { id } of exercises) {
          const answer = readLiftProgress(await ask(person, "lift_progress($1, $2, $3)", [today, from, id]))
          expect(answer.lift).toBe(id)
          expect(answer.days.map(({ day, value }) => [day, value])).toEqual(liftDays(logs, id, from, today))
        }
      }),
      { numRuns: 25 },
    )
  }, 180_000)

  it("offers the lifts of the last year, most frequent first, and shows that one", async () => {
    const [bench, squat] = [exercises[1], exercises[0]]
    if (!bench || !squat) throw new Error("The library has no lifts.")
    const set = {
      set_type: "normal",
      reps: 5,
      weight: 100,
      weight_unit: "kg",
      distance: null,
      distance_unit: "km",
      duration_minutes: null,
    } as const
    const log = (date: string, ...lifted: TrainedExercise[]) => ({
      date,
      duration_seconds: null,
      sets: lifted.map((exercise) => ({ ...set, exercise })),
    })
    const person = await trained([
      log("2024-01-01", squat),
      log("2024-01-02", squat),
      log("2026-11-01", bench),
      log("2026-11-02", bench, squat),
    ])
    const answer = readLiftProgress(await ask(person, "lift_progress($1)", ["2026-11-21"]))
    expect(answer.lifts.map(({ id }) => id)).toEqual([bench.id, squat.id])
    expect(answer.lift).toBe(bench.id)
    expect(answer.days).toEqual([
      { day: "2026-11-01", value: 116.666667 },
      { day: "2026-11-02", value: 116.666667 },
    ])
    expect(answer.before).toBeNull()
    const later = await ask(person, "lift_progress($1, $2, $3)", ["2026-11-21", "2026-11-02", squat.id])
    expect(readLiftProgress(later)).toMatchObject({ before: 116.666667, days: [{ day: "2026-11-02" }] })
  })

  it("shows the last body weight of each day, in kilograms", async () => {
    const person = await database.signUp(randomUUID())
    const add = (date: string, weight: number, unit: string, at: string) =>
      database.admin(
        "insert into public.weight_logs (user_id, date, weight, weight_unit, created_at) values ($1, $2, $3, $4, $5)",
        [person.id, date, weight, unit, at],
      )
    await add("2026-11-20", 81, "kg", "2026-11-20T06:00Z")
    await add("2026-11-20", 180, "lbs", "2026-11-20T20:00Z")
    await add("2025-01-01", 85.5, "kg", "2025-01-01T06:00Z")
    expect(readDayValues(await ask(person, "body_weight_days()", []))).toEqual([
      { day: "2025-01-01", value: 85.5 },
      { day: "2026-11-20", value: 81.647 },
    ])
    expect(readDayValues(await ask(person, "body_weight_days($1)", ["2025-01-02"]))).toHaveLength(1)
  })
})

describe("training_summary", () => {
  it("agrees with an independent computation on generated histories", async () => {
    await fc.assert(
      fc.asyncProperty(trainedUntil(), async ({ today, logs, rule }) => {
        const person = await trained(logs, rule)
        const answer = readTrainingSummary(await ask(person, "training_summary($1)", [today]))
        const own = summary(logs, today, rule)
        for (const { muscle, sets, exercises = [] } of answer.muscles)
          expect(
            exercises.reduce((sum, each) => sum + each.sets, 0),
            muscle,
          ).toBe(sets)
        expect({
          ...answer,
          muscles: Object.fromEntries(answer.muscles.map(({ muscle, sets }) => [muscle, sets])),
        }).toEqual(own)
      }),
      { numRuns: 30 },
    )
  }, 180_000)
})

describe("the caller's rights", () => {
  it("let nobody see another person's numbers, or any without signing in", async () => {
    const [exercise] = exercises
    if (!exercise) throw new Error("The library is empty.")
    const set = {
      exercise,
      set_type: "normal",
      reps: 5,
      weight: 100,
      weight_unit: "kg",
      distance: null,
      distance_unit: "km",
      duration_minutes: null,
    } as const
    const ann = await trained([{ date: "2026-11-20", duration_seconds: 60, sets: [set] }])
    await database.as(ann, "insert into public.weight_logs (date, weight) values ('2026-11-20', 80)")
    const ben = await database.signUp(randomUUID())
    const today = "2026-11-21"

    expect(await volumeOf(ann, ann, null)).toEqual([["2026-11-16", 500]])
    expect(await volumeOf(ben, ann, null)).toEqual([])
    expect(await ask(ben, "body_weight_days()", [])).toEqual([])
    expect(await database.as(ben, "select * from public.monthly_training_time()")).toEqual([])
    expect(readLiftProgress(await ask(ben, "lift_progress($1, null, $2)", [today, exercise.id]))).toEqual({
      lifts: [],
      lift: exercise.id,
      before: null,
      days: [],
    })
    const nothing = { workouts: 0, volume_kg: 0, seconds: 0 }
    expect(await ask(ben, "training_summary($1)", [today])).toEqual({
      week_starts_on: "monday",
      streak_weeks_off: 0,
      streak: 0,
      this_week: nothing,
      weeks_before: { ...nothing, weeks: 0 },
      muscles: [],
    })
    for (const call of [
      "calculate_weekly_volume($1)",
      "weekday_workouts('2026-11-21')",
      "lift_progress('2026-11-21')",
      "training_summary('2026-11-21')",
    ])
      expect(await database.refusal(null, `select public.${call}`, call.includes("$1") ? [ann.id] : [])).toBe(
        "42501",
      )
  })

  it("let a person choose the day that weeks start on, and up to two weeks off", async () => {
    const person = await database.signUp(randomUUID())
    const set = "update public.profiles set week_starts_on = $1, streak_weeks_off = $2"
    expect(await database.refusal(person, set, ["saturday", 2])).toBeUndefined()
    expect(await database.refusal(person, set, ["friday", 0])).toBe("23514")
    expect(await database.refusal(person, set, ["monday", 3])).toBe("23514")
  })

  it("let a person set the range of weekly sets, with the smaller number first", async () => {
    const person = await database.signUp(randomUUID())
    const set = "update public.profiles set weekly_sets_low = $1, weekly_sets_high = $2"
    expect(await database.refusal(person, set, [12, 18])).toBeUndefined()
    expect(await database.refusal(person, set, [19, 18])).toBe("23514")
    expect(await database.refusal(person, set, [-1, 18])).toBe("23514")
  })
})
