import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aSave, call, libraryExercise } from "./saving.ts"
import { openSchemaDatabase, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let ann: Person
let exercise: string

beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
  exercise = await libraryExercise(database)
})
afterAll(() => database.drop())

function add(table: string, values: Row) {
  const columns = Object.keys(values)
  return database.refusal(
    ann,
    `insert into public.${table} (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(values),
  )
}

const goal = (more: Row = {}) => ({
  user_id: ann.id,
  goal_type: "strength",
  exercise_id: null,
  metric: "weight",
  target_value: 225,
  title: "Bench",
  status: "active",
  ...more,
})

describe("a goal", () => {
  it("keeps the unit in which it was entered", async () => {
    expect(await add("goals", goal({ unit: "lbs" }))).toBeUndefined()
    expect(await add("goals", goal({ goal_type: "cardio", metric: "distance", unit: "mi" }))).toBeUndefined()
  })

  it.each([
    ["a metric of the other type", { metric: "distance" }],
    ["an unknown type", { goal_type: "yoga" }],
    ["an unknown metric", { metric: "joy" }],
    ["a unit that its metric does not have", { unit: "km" }],
    ["an unknown unit", { unit: "st" }],
    ["a target of NaN", { target_value: "NaN" }],
    ["an unknown status", { status: "done" }],
    ["no day on which it was reached", { status: "achieved" }],
    ["an infinite date", { target_date: "infinity" }],
  ])("with %s is refused", async (_, more) => {
    expect(await add("goals", goal(more))).toBe("23514")
  })

  it("is reached on a day and can be archived", async () => {
    expect(await add("goals", goal({ status: "achieved", achieved_at: "2026-11-16" }))).toBeUndefined()
    expect(await add("goals", goal({ status: "archived" }))).toBeUndefined()
  })

  it("has the time of its last change", async () => {
    expect(
      await database.refusal(ann, "update public.goals set title = 'x', updated_at = '2020-01-01'"),
    ).toBeUndefined()
    expect(await database.as(ann, "select from public.goals where updated_at < '2021-01-01'")).toEqual([])
  })
})

const monthly = (more: Row = {}) => ({
  month: "2026-11-01",
  analysis_type: "monthly",
  analysis_text: "{}",
  ...more,
})

describe("an analysis", () => {
  it("exists only once per month and once per log", async () => {
    const { id } = await call(database, ann, "save_workout_log", aSave(exercise))
    const ofLog = { workout_log_id: id, analysis_type: "workout", analysis_text: "{}" }
    expect(await add("ai_analyses", ofLog)).toBeUndefined()
    expect(await add("ai_analyses", ofLog)).toBe("23505")
    expect(await add("ai_analyses", monthly())).toBeUndefined()
    expect(await add("ai_analyses", monthly())).toBe("23505")
    expect(await add("ai_analyses", monthly({ month: "2026-10-01" }))).toBeUndefined()
  })

  it("is replaced by an upsert", async () => {
    const upsert = `insert into public.ai_analyses (month, analysis_type, analysis_text) values ('2026-11-01', 'monthly', '{"summary":""}')
      on conflict (user_id, month) do update set month = excluded.month, analysis_type = excluded.analysis_type, analysis_text = excluded.analysis_text`
    expect(await database.refusal(ann, upsert)).toBeUndefined()
    expect(
      await database.as(ann, "select analysis_text from public.ai_analyses where month = '2026-11-01'"),
    ).toEqual([{ analysis_text: '{"summary":""}' }])
  })

  it.each([
    ["a day within the month", { month: "2026-11-02" }],
    ["no subject", { month: null }],
    ["the type of the other subject", { analysis_type: "workout" }],
    ["an unknown type", { analysis_type: "yearly" }],
  ])("with %s is refused", async (_, more) => {
    expect(await add("ai_analyses", monthly(more))).toBe("23514")
  })
})

describe("a set that is added without its exercise's position", () => {
  it("joins its exercise or comes last, for clients that don't know positions", async () => {
    const { id } = await call(database, ann, "save_workout_log", aSave(exercise, { sets: [] }))
    const [other] = await database.as<{ id: string }>(
      ann,
      "insert into public.exercises (name) values ('Log Press') returning id",
    )
    await database.as(
      ann,
      `insert into public.set_logs (workout_log_id, exercise_id, set_number, reps)
       select $1, x.exercise, x.number, 8 from unnest($2::uuid[], $3::int[]) as x (exercise, number)`,
      [id, [exercise, exercise, other?.id, other?.id], [1, 2, 1, 2]],
    )
    const sets = await database.as(
      ann,
      "select exercise_order, set_number from public.set_logs where workout_log_id = $1 order by 1, 2",
      [id],
    )
    expect(sets.map((set) => Object.values(set))).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
  })
})

describe("a day's weight", () => {
  it.each([
    ["no date", { date: null, weight: 80 }, "23502"],
    ["no weight", { date: "2026-11-16", weight: null }, "23502"],
    ["a weight in stone", { date: "2026-11-16", weight: 12, weight_unit: "st" }, "23514"],
    ["a negative weight", { date: "2026-11-16", weight: -80 }, "23514"],
  ])("with %s is refused", async (_, values, code) => {
    expect(await add("weight_logs", values)).toBe(code)
  })
})

describe("a measurement", () => {
  it.each([
    ["a waist in percent", { measure: "waist", value: 20, unit: "%" }],
    ["body fat in cm", { measure: "body_fat", value: 20, unit: "cm" }],
    ["a waist of a millimeter", { measure: "waist", value: 0.1 }],
    ["a waist of three meters and more", { measure: "waist", value: 119, unit: "in" }],
    ["more fat than a body has", { measure: "body_fat", value: 81, unit: "%" }],
    ["a value that is not a number", { measure: "waist", value: "NaN" }],
    ["an empty name", { measure: " ", value: 30 }],
    ["a name like a text", { measure: "x".repeat(41), value: 30 }],
  ])("with %s is refused", async (_, values) => {
    expect(await add("body_measurements", { date: "2026-11-16", ...values })).toBe("23514")
  })
})
