import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aSave, aSet, call } from "../schema/saving.ts"
import {
  failureOf,
  openSchemaDatabase,
  type Person,
  type Row,
  type SchemaDatabase,
} from "../schema/schema-database.ts"
import { fourExercises, goalRow, progressOf, setGoal, settle } from "./goal-database.ts"

let database: SchemaDatabase
let bench: string
let run: string
let ann: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
  const exercises = await fourExercises(database)
  bench = exercises[0]?.id ?? ""
  run = exercises[2]?.id ?? ""
})
beforeEach(async () => {
  ann = await database.signUp(randomUUID())
})
afterAll(() => database.drop())

const today = "2026-11-21"
const toBench = (target_value: number) => ({
  goal_type: "strength" as const,
  metric: "weight",
  exercise_id: bench,
  unit: "kg",
  target_value,
  start_date: "2026-11-01",
})

function lift(date: string, weight: number, more: Row = {}) {
  return call(
    database,
    ann,
    "save_workout_log",
    aSave(bench, { log: { date }, sets: [aSet(bench, 1, { weight, reps: 3 })], ...more }),
  )
}

const statusOf = async (id: string) => {
  const { status, achieved_at, current_value } = await goalRow(database, id)
  return { status, achieved_at, current_value }
}

describe("a goal that is reached", () => {
  it("is achieved on the day that reached it, once, however often it is checked", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    await lift("2026-11-10", 90)
    expect(await settle(database, ann, today)).toEqual([])
    expect(await statusOf(goal)).toEqual({ status: "active", achieved_at: null, current_value: 90 })
    await lift("2026-11-17", 100)
    await lift("2026-11-19", 105)
    await Promise.all([settle(database, ann, today), settle(database, ann, today)])
    expect(await settle(database, ann, "2026-11-30")).toEqual([{ goal_id: goal, achieved_at: "2026-11-17" }])
    expect(await statusOf(goal)).toEqual({
      status: "achieved",
      achieved_at: "2026-11-17",
      current_value: 105,
    })
  })

  it("isn't achieved by a log for tomorrow, or by one before its start", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    await lift("2026-11-22", 110)
    await lift("2026-10-31", 110)
    expect(await settle(database, ann, today)).toEqual([])
    expect(await settle(database, ann, "2026-11-22")).toEqual([{ goal_id: goal, achieved_at: "2026-11-22" }])
  })

  it("stays achieved if its log is changed or deleted, and is active again when reopened", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    const log = await lift("2026-11-17", 1000)
    await settle(database, ann, today)
    await lift("2026-11-17", 100, {
      log: { id: log.id },
      expected_revision: log.revision,
      sets: [aSet(bench, 1, { weight: 99, reps: 3 })],
    })
    await settle(database, ann, today)
    expect(await statusOf(goal)).toMatchObject({ status: "achieved", achieved_at: "2026-11-17" })
    await database.as(ann, "select public.reopen_goal($1, $2)", [goal, today])
    await settle(database, ann, today)
    expect(await statusOf(goal)).toEqual({ status: "active", achieved_at: null, current_value: 99 })
    expect(await goalRow(database, goal)).toMatchObject({ start_date: "2026-11-01" })
  })

  it("starts over tomorrow if it is reopened while the logs still reach it", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    await lift("2026-11-17", 100)
    await settle(database, ann, today)
    for (const _ of [1, 2]) await database.as(ann, "select public.reopen_goal($1, $2)", [goal, today])
    expect(await settle(database, ann, today)).toEqual([])
    expect(await goalRow(database, goal)).toMatchObject({ status: "active", start_date: "2026-11-22" })
    await lift("2026-11-23", 101)
    expect(await settle(database, ann, "2026-11-23")).toEqual([{ goal_id: goal, achieved_at: "2026-11-23" }])
  })

  it("is left alone in the archive, and checked when it is restored", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    await database.as(ann, "update public.goals set status = 'archived' where id = $1", [goal])
    await lift("2026-11-17", 99)
    await settle(database, ann, today)
    expect(await statusOf(goal)).toEqual({ status: "archived", achieved_at: null, current_value: null })
    await database.as(ann, "select public.reopen_goal($1, $2)", [goal, today])
    await settle(database, ann, today)
    expect(await statusOf(goal)).toEqual({ status: "active", achieved_at: null, current_value: 99 })
  })

  it("is active again if its target is raised, and stays achieved if only its title changes", async () => {
    const goal = await setGoal(database, ann, toBench(100))
    await lift("2026-11-17", 100)
    await settle(database, ann, today)
    const edit = (expected_revision: number, change: Row) =>
      call(database, ann, "save_goal", {
        op_id: randomUUID(),
        goal: { id: goal, ...change },
        expected_revision,
      })
    await edit(1, { title: "A hundred", target_value: 100, target_date: "2026-12-01" })
    expect(await statusOf(goal)).toMatchObject({ status: "achieved", achieved_at: "2026-11-17" })
    await edit(2, { target_value: 110 })
    await settle(database, ann, today)
    expect(await goalRow(database, goal)).toMatchObject({
      status: "active",
      achieved_at: null,
      title: "A hundred",
      target_date: "2026-12-01",
      start_date: "2026-11-01",
    })
  })
})

describe("settling", () => {
  it("returns the progress that it recorded", async () => {
    await setGoal(database, ann, toBench(100))
    await setGoal(database, ann, toBench(50))
    await lift("2026-11-17", 60)
    const ask = (name: string) =>
      database.as(ann, `select * from public.${name}($1) order by goal_id`, [today])
    const settled = await ask("settle_goals")
    expect(settled).toEqual(await ask("goal_progress"))
    expect(new Set(settled.map(({ reached_on }) => reached_on))).toEqual(new Set(["2026-11-17", null]))
  })
})

describe("two years of training without statistics in Postgres", () => {
  it("are computed for twenty goals well within the statement timeout", async () => {
    await database.admin(
      `with logs as (
        insert into public.workout_logs (user_id, date)
          select $1, '2026-11-21'::date - n * 3 from generate_series(0, 249) n returning id, user_id
      )
      insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, weight, reps)
        select user_id, id, e, 1, place, 60, 5 from logs, unnest($2::uuid[]) with ordinality as x (e, place)`,
      [ann.id, [bench, run]],
    )
    const overall = { ...toBench(500), exercise_id: null }
    for (let count = 0; count < 20; count += 1) await setGoal(database, ann, overall)
    const start = performance.now()
    await settle(database, ann, today)
    expect(performance.now() - start).toBeLessThan(4000)
  })
})

describe("a weekly goal", () => {
  it("is reached by the workout that completes the fourth week in a row", async () => {
    const goal = await setGoal(database, ann, {
      goal_type: "cardio",
      metric: "frequency",
      exercise_id: null,
      unit: null,
      target_value: 2,
      start_date: "2026-10-01",
    })
    const weeks = ["2026-10-05", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"]
    for (const monday of weeks) {
      await lift(monday, 50)
      await call(database, ann, "save_workout_log", aSave(run, { log: { date: monday } }))
    }
    expect(await settle(database, ann, "2026-11-08")).toEqual([])
    expect(await settle(database, ann, today)).toEqual([{ goal_id: goal, achieved_at: "2026-11-09" }])
  })
})

describe("save_goal", () => {
  const goal = { title: "Bench", ...toBench(100), target_date: "2027-02-01" }
  beforeAll(() => {
    goal.exercise_id = bench
  })

  it("creates one goal, however often and however quickly it is repeated", async () => {
    const save = { op_id: randomUUID(), goal }
    const answers = await Promise.all([1, 2, 3].map(() => call(database, ann, "save_goal", save)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const rows = await database.as(
      ann,
      "select title, status, target_value, start_date, target_date from public.goals",
    )
    expect(rows).toEqual([
      {
        title: "Bench",
        status: "active",
        target_value: 100,
        start_date: "2026-11-01",
        target_date: "2027-02-01",
      },
    ])
    const other = await failureOf(
      call(database, ann, "save_goal", { ...save, goal: { ...goal, title: "Squat" } }),
    )
    expect(other?.code).toBe("PT409")
  })

  it.each([
    ["a metric of the other type", { metric: "distance", unit: null }, "23514"],
    ["an unknown exercise", { exercise_id: randomUUID() }, "42501"],
    ["a day that the server would have to make out", { target_date: "today" }, "22007"],
    ["no target", { target_value: null }, "23502"],
    ["a goal that is gone", { id: randomUUID() }, "PT404"],
  ])("refuses %s", async (_, change, code) => {
    const refused = await failureOf(
      call(database, ann, "save_goal", { op_id: randomUUID(), goal: { ...goal, ...change } }),
    )
    expect(refused?.code).toBe(code)
  })

  it("refuses an edit based on an older version, even if both arrive at once", async () => {
    const made = await call(database, ann, "save_goal", { op_id: randomUUID(), goal })
    expect(made).toEqual({ id: made.id, revision: 1 })
    const edit = (title: string, expected_revision: number | null = 1) =>
      call(database, ann, "save_goal", {
        op_id: randomUUID(),
        goal: { id: made.id, title },
        expected_revision,
      })
    const ends = await Promise.allSettled([edit("One"), edit("Other")])
    const [won] = ends.filter((end) => end.status === "fulfilled").map(({ value }) => value)
    expect(won).toEqual({ id: made.id, revision: 2 })
    const [lost] = ends.filter((end) => end.status === "rejected").map(({ reason }) => reason)
    expect(lost).toMatchObject({ code: "PT409", detail: '{"reason": "revision", "revision": 2}' })
    expect((await failureOf(edit("No revision", null)))?.code).toBe("22023")
    expect(await edit("Newest", 2)).toEqual({ id: made.id, revision: 3 })
    expect(await goalRow(database, made.id)).toMatchObject({ title: "Newest", target_value: 100 })
  })

  it("doesn't count progress from logs as an edit", async () => {
    const { id } = await call(database, ann, "save_goal", { op_id: randomUUID(), goal })
    await lift("2026-11-17", 100)
    await settle(database, ann, today)
    expect(await goalRow(database, id)).toMatchObject({ status: "achieved", revision: 1 })
    await database.as(ann, "select public.reopen_goal($1, $2)", [id, today])
    expect(await goalRow(database, id)).toMatchObject({ status: "active", revision: 2 })
  })

  it("leaves fields that it isn't given unchanged: the status, the owner and the progress", async () => {
    const { id } = await call(database, ann, "save_goal", {
      op_id: randomUUID(),
      goal: { ...goal, status: "achieved", achieved_at: "2026-01-01", current_value: 7 },
    })
    expect(await statusOf(id)).toEqual({ status: "active", achieved_at: null, current_value: null })
  })
})

describe("a goal created with the specification's own call", () => {
  it("counts from the day on which it was created", async () => {
    const [row] = await database.as<{ id: string }>(
      ann,
      `insert into public.goals (goal_type, exercise_id, metric, target_value, target_date, status, title)
       values ('strength', $1, 'weight', 100, null, 'active', 'Bench') returning id`,
      [bench],
    )
    await database.admin("update public.goals set created_at = '2026-11-05T12:00:00Z' where id = $1", [
      row?.id,
    ])
    expect(await progressOf(database, ann, row?.id ?? "", today)).toMatchObject({
      since: "2026-11-05",
      current_value: null,
      percentage: 0,
      series: [],
    })
  })
})
