import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aSave, aSet, call, libraryExercise } from "./saving.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let ann: Person
let ben: Person

beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
  ben = await database.signUp("ben")
  const exercise = await libraryExercise(database)
  const train = (date: string, ...sets: object[]) =>
    call(
      database,
      ann,
      "save_workout_log",
      aSave(exercise, { log: { date }, sets: sets.map((set, i) => aSet(exercise, i + 1, { ...set })) }),
    )
  await train("2026-11-15", { reps: 10, weight: 50 })
  await train("2026-11-16", { reps: 10, weight: 100, weight_unit: "lbs" }, { reps: 5, weight: 20 })
  await train("2026-11-22", { reps: 1, weight: 100 }, { reps: null }, { reps: 12, weight: null })
  await train("2026-11-23", { reps: 8, weight: 0 })
  await train("2026-11-30", { reps: null, weight: null, duration_minutes: 30 })
})
afterAll(() => database.drop())

const volume = (person: Person, of: Person) =>
  database.as(person, "select * from public.calculate_weekly_volume($1)", [of.id])

describe("calculate_weekly_volume", () => {
  it("adds up reps × kilograms by week, starting on Monday; zero counts as data", async () => {
    expect(await volume(ann, ann)).toEqual([
      { week_start_date: "2026-11-09", total_volume: 500 },
      { week_start_date: "2026-11-16", total_volume: 653.59237 },
      { week_start_date: "2026-11-23", total_volume: 0 },
    ])
  })

  it("returns nothing for anyone else's id", async () => {
    expect(await volume(ben, ann)).toEqual([])
    expect(await database.refusal(null, "select public.calculate_weekly_volume($1)", [ann.id])).toBe("42501")
  })
})
