import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { openSchemaDatabase, type SchemaDatabase } from "../schema/schema-database.ts"
import { train } from "../schema/train.ts"
import { fourExercises, progressOf, setGoal } from "./goal-database.ts"
import { type Aim, type Log, type LoggedSet, ownProgress, type TrainedExercise } from "./own-progress.ts"

let database: SchemaDatabase
let exercises: TrainedExercise[]
beforeAll(async () => {
  database = await openSchemaDatabase()
  exercises = await fourExercises(database)
})
afterAll(() => database.drop())

const today = "2026-11-21"
const quarters = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((value) => value / 4)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 6 })

function someSet(choices: readonly TrainedExercise[]): fc.Arbitrary<LoggedSet> {
  return fc.record({
    exercise: fc.constantFrom(...choices),
    reps: maybe(fc.integer({ min: 0, max: 12 })),
    weight: maybe(quarters(200)),
    weight_unit: fc.constantFrom("kg", "lbs"),
    distance: maybe(quarters(15)),
    distance_unit: fc.constantFrom("km", "mi"),
    duration_minutes: maybe(quarters(60)),
  })
}

function someLogs(choices: readonly TrainedExercise[]): fc.Arbitrary<Log[]> {
  const log = fc.record({
    date: fc.integer({ min: -160, max: 6 }).map((days) => addDays(today, days)),
    sets: fc.array(someSet(choices), { maxLength: 4 }),
  })
  // Often enough for several weeks in a row.
  return fc.array(log, { maxLength: 90, size: "max" })
}

function someAim(choices: readonly TrainedExercise[]): fc.Arbitrary<Aim> {
  const start_date = fc.integer({ min: -140, max: 3 }).map((days) => addDays(today, days))
  const of = (type: "strength" | "cardio") =>
    maybe(fc.constantFrom(...choices.filter((each) => each.type === type).map(({ id }) => id)))
  const kinds = [
    ["strength", "weight", quarters(220), ["kg", "lbs"]],
    ["strength", "reps", fc.integer({ min: 0, max: 14 }), [null]],
    ["cardio", "distance", quarters(250), ["km", "mi"]],
    ["cardio", "duration_minutes", quarters(900), [null]],
    ["cardio", "frequency", quarters(4), [null]],
  ] as const
  return fc.oneof(
    ...kinds.map(([goal_type, metric, target_value, units]) =>
      fc.record({
        goal_type: fc.constant(goal_type),
        metric: fc.constant(metric),
        exercise_id: of(goal_type),
        unit: fc.constantFrom(...units),
        target_value,
        start_date,
      }),
    ),
  )
}

describe("goal_progress", () => {
  it("agrees with an independent computation on generated logs", async () => {
    const history = fc.record({
      logs: someLogs(exercises),
      aims: fc.array(someAim(exercises), { minLength: 4, maxLength: 8 }),
    })
    await fc.assert(
      fc.asyncProperty(history, async ({ logs, aims }) => {
        const person = await database.signUp(randomUUID())
        await train(database, person, logs)
        for (const aim of aims) {
          const id = await setGoal(database, person, aim)
          const { start_value, current_value, ...days } = await progressOf(database, person, id, today)
          const { reached_on, start_day, current_day } = days
          const inHundredths = (value: number | null) => value && Math.round(value * 100)
          expect({
            start_value: inHundredths(start_value),
            current_value: inHundredths(current_value),
            ...{ reached_on, start_day, current_day },
          }).toEqual(ownProgress(aim, logs, today))
        }
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  it("keeps the percentage between 0 and 100, and at 100 exactly when the target is reached", async () => {
    await fc.assert(
      fc.asyncProperty(someLogs(exercises), someAim(exercises), async (logs, aim) => {
        const person = await database.signUp(randomUUID())
        await train(database, person, logs)
        const id = await setGoal(database, person, aim)
        const { percentage, current_value } = await progressOf(database, person, id, today)
        expect(percentage >= 0 && percentage <= 100).toBe(true)
        const stands = current_value !== null && current_value >= aim.target_value
        expect(percentage === 100).toBe(stands)
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  it("starts the scale at the level of the weeks before the goal", async () => {
    const [lift] = exercises
    if (!lift) throw new Error("The library has no lift.")
    const person = await database.signUp("ruler")
    const lifted = (date: string, weight: number): Log => ({
      date,
      sets: [
        {
          exercise: lift,
          reps: 5,
          weight,
          weight_unit: "kg",
          distance: null,
          distance_unit: "km",
          duration_minutes: null,
        },
      ],
    })
    await train(database, person, [
      lifted("2026-03-01", 140),
      lifted("2026-08-01", 80),
      lifted("2026-09-03", 85),
      lifted("2026-09-05", 85),
      lifted("2026-11-20", 92.5),
      lifted("2026-11-22", 120),
    ])
    const id = await setGoal(database, person, {
      goal_type: "strength",
      metric: "weight",
      exercise_id: lift.id,
      unit: "kg",
      target_value: 100,
      start_date: "2026-08-04",
    })
    expect(await progressOf(database, person, id, today)).toEqual({
      goal_id: id,
      since: "2026-08-04",
      start_value: 80,
      current_value: 92.5,
      percentage: 62.5,
      reached_on: null,
      start_day: "2026-08-01",
      current_day: "2026-11-20",
      series: [
        { day: "2026-08-01", value: 80 },
        { day: "2026-09-03", value: 85 },
        { day: "2026-11-20", value: 92.5 },
      ],
    })
  })
})
