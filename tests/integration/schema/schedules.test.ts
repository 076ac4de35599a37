import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { week } from "./one-of-each.ts"
import { aCommitment, aSave, call } from "./saving.ts"
import { failureOf, type Row } from "./schema-database.ts"

openDatabaseWithAnn()

const saveWeek = (schedule: unknown, op_id = randomUUID()) =>
  call(database, ann, "save_weekly_schedule", { op_id, schedule })
const commit = (commitment: Row, person = ann) =>
  call(database, person, "commit_workout", { op_id: randomUUID(), commitment })

describe("saving a weekly schedule", () => {
  it("stores it once, however often it is repeated", async () => {
    const op = randomUUID()
    const schedule = { week_summary: "light", schedule_json: week() }
    const answers = await Promise.all([saveWeek(schedule, op), saveWeek(schedule, op)])
    expect(answers[0]).toEqual(answers[1])
    expect(
      await database.as(ann, "select id, week_summary, schedule_json from public.generated_weekly_schedules"),
    ).toEqual([{ id: answers[0]?.id, ...schedule }])
  })

  it.each([
    ["six days", { schedule_json: week().slice(1) }, "23514"],
    ["an object for its days", { schedule_json: {} }, "23514"],
    ["no days", { week_summary: "x" }, "23502"],
    ["a list for itself", [], "22023"],
  ])("with %s is refused", async (_, schedule, code) => {
    expect(await failureOf(saveWeek(schedule))).toMatchObject({ code, hint: "step: insert_schedule" })
  })
})

describe("committing a day", () => {
  let schedule: string
  const day = (more: Row = {}) => ({
    generated_schedule_id: schedule,
    day_of_week: "Tuesday",
    scheduled_date: "2026-11-17",
    ...more,
  })
  beforeEach(async () => {
    schedule = (await saveWeek({ schedule_json: week() })).id
  })

  it("adds it to the calendar as scheduled, once for each day of a schedule", async () => {
    const { id } = await commit(day())
    expect(
      await database.as(ann, "select id, scheduled_date, status from public.committed_workouts"),
    ).toEqual([{ id, scheduled_date: "2026-11-17", status: "scheduled" }])
    expect(await failureOf(commit(day()))).toMatchObject({ code: "23505", hint: "step: insert_commitment" })
    await commit(day({ day_of_week: "Friday" }))
  })

  it("can add a day of a schedule again on another date, because the date decides, not the weekday", async () => {
    await commit(day())
    await commit(day({ scheduled_date: "2026-11-24" }))
    const dates = "select scheduled_date from public.committed_workouts order by scheduled_date"
    expect(await database.as(ann, dates)).toEqual([
      { scheduled_date: "2026-11-17" },
      { scheduled_date: "2026-11-24" },
    ])
    const together = "update public.committed_workouts set scheduled_date = '2026-11-24'"
    expect(await failureOf(database.as(ann, together))).toMatchObject({ code: "23505" })
  })

  it("doesn't find another person's schedule", async () => {
    const ben = await somebody("ben")
    expect(await failureOf(commit(day(), ben))).toMatchObject({
      code: "23503",
      hint: "step: insert_commitment",
    })
  })

  it('is refused with "Skipped committing {day}: It\'s a rest day." for a rest day, by every way in', async () => {
    const sunday = day({ day_of_week: "Sunday", scheduled_date: "2026-11-22" })
    const refusal = {
      code: "PT409",
      detail: '{"reason":"rest_day"}',
      message: "Skipped committing Sunday: It's a rest day.",
    }
    expect(await failureOf(commit(sunday))).toMatchObject(refusal)
    const insert = `insert into public.committed_workouts (generated_schedule_id, day_of_week, scheduled_date)
      select $1, 'Sunday', '2026-11-22'`
    expect(await failureOf(database.as(ann, insert, [schedule]))).toMatchObject(refusal)
    expect(await database.as(ann, "select from public.committed_workouts")).toEqual([])
  })

  it.each([
    ["without the key of the workout", [{ day: "Monday" }], false],
    [
      "named twice, first as rest",
      [
        { day: "Monday", workout: null },
        { day: "Monday", workout: {} },
      ],
      false,
    ],
    ["named twice, first with a workout", [{ day: "Monday", workout: {} }, { day: "Monday" }], true],
    ["that the plan doesn't name", [{ day: "Day 1", workout: null }, 2], true],
  ])("a day %s is understood as in the app", async (_, days, isCommitted) => {
    const { id } = await saveWeek({ schedule_json: [...days, ...week().slice(days.length)] })
    const committing = commit(day({ generated_schedule_id: id, day_of_week: "Monday" }))
    if (isCommitted) await committing
    else expect(await failureOf(committing)).toMatchObject({ code: "PT409" })
  })

  it("accepts several schedules on one date", async () => {
    await commit(day())
    await aCommitment(database, ann)
    schedule = (await saveWeek({ schedule_json: week() })).id
    await commit(day())
    expect(await database.as(ann, "select from public.committed_workouts")).toHaveLength(3)
  })

  it.each([
    ["an unknown weekday", { day_of_week: "Someday" }, "23514"],
    ["a moment for a date", { scheduled_date: "2026-11-17T00:00:00Z" }, "22007"],
    ["no date", { scheduled_date: null }, "23502"],
  ])("with %s is refused", async (_, more, code) => {
    expect(await failureOf(commit(day(more)))).toMatchObject({ code, hint: "step: insert_commitment" })
  })
})

describe("moving a scheduled workout", () => {
  const move = (id: string, day: string, person = ann) =>
    database.as(
      person,
      "update public.committed_workouts set scheduled_date = $2 where id = $1 returning scheduled_date, status",
      [id, day],
    )

  it("changes its day and nothing else", async () => {
    const id = await aCommitment(database, ann)
    expect(await move(id, "2026-11-18")).toEqual([{ scheduled_date: "2026-11-18", status: "scheduled" }])
    expect(await database.as(ann, "select day_of_week from public.committed_workouts")).toEqual([
      { day_of_week: "Monday" },
    ])
  })

  it("is refused once it is logged, until the log is deleted", async () => {
    const id = await aCommitment(database, ann)
    const log = await call(database, ann, "save_workout_log", aSave(exercise, { committed_workout_id: id }))
    const refused = await failureOf(move(id, "2026-11-18"))
    expect(refused).toMatchObject({ code: "PT409", detail: '{"reason":"completed"}' })
    expect(await move(id, "2026-11-16")).toEqual([{ scheduled_date: "2026-11-16", status: "completed" }])

    await database.as(ann, "delete from public.workout_logs where id = $1", [log.id])
    expect(await move(id, "2026-11-18")).toEqual([{ scheduled_date: "2026-11-18", status: "scheduled" }])
  })

  it("doesn't find another person's", async () => {
    const id = await aCommitment(database, ann)
    const ben = await somebody("ben")
    expect(await move(id, "2026-11-18", ben)).toEqual([])
    expect(await database.as(ann, "select scheduled_date from public.committed_workouts")).toEqual([
      { scheduled_date: "2026-11-16" },
    ])
  })
})
