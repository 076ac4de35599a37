import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "../schema/schema-database.ts"
import { train } from "../schema/train.ts"
import type { Aim } from "./own-progress.ts"
import { goalRow, progressOf, setGoal, settle } from "./goal-database.ts"

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.drop())

const today = "2026-11-21"
const start = "2026-11-01"

async function idOf(name: string): Promise<string> {
  const [row] = await database.admin<{ id: string }>("select id from public.exercises where name = $1", [
    name,
  ])
  if (!row) throw new Error(`The library has no ${name}.`)
  return row.id
}

const done = { distance: null, distance_unit: "km", duration_minutes: null, weight_unit: "kg" } as const

/** One set per day, starting on the day before the goal's start. */
const trainHelped = (person: Person, id: string, weights: readonly (number | null)[]) =>
  train(
    database,
    person,
    weights.map((weight, index) => ({
      date: addDays(start, index - 1),
      sets: [{ ...done, exercise: { id }, reps: 8, weight }],
    })),
  )

const aimAt = (exercise_id: string, target_value: number): Aim => ({
  goal_type: "strength",
  metric: "weight",
  unit: "kg",
  start_date: start,
  exercise_id,
  target_value,
})

describe("a goal for less assistance", () => {
  it("gets closer with less of it, whichever sign it was typed with, and can be reached", async () => {
    const person = await database.signUp(randomUUID())
    const machine = await idOf("Pull Up (Assisted)")
    const goal = await setGoal(database, person, aimAt(machine, 10))
    await trainHelped(person, machine, [40, -30, 20])
    expect(await progressOf(database, person, goal, today)).toMatchObject({
      start_value: -40,
      current_value: -20,
      percentage: 66.6,
      reached_on: null,
    })
    expect(await settle(database, person, today)).toEqual([])
    expect(await goalRow(database, goal)).toMatchObject({ target_value: 10, current_value: -20 })
    await train(database, person, [
      { date: "2026-11-10", sets: [{ ...done, exercise: { id: machine }, reps: 5, weight: 10 }] },
    ])
    expect(await settle(database, person, today)).toEqual([{ goal_id: goal, achieved_at: "2026-11-10" }])
  })

  it("can be no assistance at all, which body weight alone reaches", async () => {
    const person = await database.signUp(randomUUID())
    const pullUp = await idOf("Pull Up")
    const goal = await setGoal(database, person, aimAt(pullUp, 0))
    await trainHelped(person, pullUp, [-20, -5])
    expect(await progressOf(database, person, goal, today)).toMatchObject({ percentage: 75 })
    await train(database, person, [
      { date: "2026-11-12", sets: [{ ...done, exercise: { id: pullUp }, reps: 1, weight: null }] },
    ])
    expect(await progressOf(database, person, goal, today)).toMatchObject({
      percentage: 100,
      reached_on: "2026-11-12",
    })
  })

  it("never gets closer with more of it", async () => {
    const machine = await idOf("Chin Up (Assisted)")
    const help = fc.integer({ min: 11, max: 60 })
    await fc.assert(
      fc.asyncProperty(fc.array(help, { minLength: 1, maxLength: 6 }), help, async (weights, more) => {
        const person = await database.signUp(randomUUID())
        const goal = await setGoal(database, person, aimAt(machine, 10))
        await trainHelped(person, machine, [...weights])
        const before = await progressOf(database, person, goal, today)
        await trainHelped(person, machine, [null, Math.max(...weights) + more])
        const after = await progressOf(database, person, goal, today)
        expect([after.percentage <= before.percentage, after.percentage >= 0]).toEqual([true, true])
      }),
      { numRuns: 12 },
    )
  })

  it("is refused below 0 if its metric has no weight", async () => {
    const person = await database.signUp(randomUUID())
    const aim = { ...aimAt(await idOf("Pull Up"), -5), metric: "reps", unit: null }
    await expect(setGoal(database, person, aim)).rejects.toMatchObject({ code: "23514" })
  })
})
