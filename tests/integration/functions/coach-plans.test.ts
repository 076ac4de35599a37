import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import {
  type PretendProvider,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { ask, dataAsked, failed, type Visitor } from "./ask-coach.ts"

const today = "2026-11-21"
const secretKey = "sk-never-to-be-seen"

let provider: PretendProvider
let server: TestServer
let ann: Visitor
let annsGoal: string
let ben: Visitor
beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    OPENAI_API_KEY: secretKey,
    OPENAI_BASE_URL: provider.baseUrl,
    AI_DAILY_LIMIT: "100",
  })
  ann = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
  const [bench, squat] = await idsOf("Bench Press (Barbell)", "Back Squat (Barbell)")
  await train(ann, bench)
  await train(ben, squat)
  await ann.client
    .from("profiles")
    .update({ available_equipment: ["barbell"] })
    .eq("id", ann.user.id)
    .throwOnError()
  await ann.client
    .from("avoided")
    .insert({ exercise_id: squat ?? "", reason: "My knee." })
    .throwOnError()
  const { data } = await ann.client
    .rpc("save_goal", {
      op_id: randomUUID(),
      goal: {
        title: "Bench a hundred",
        goal_type: "strength",
        exercise_id: bench,
        metric: "weight",
        target_value: 100,
        unit: "kg",
        start_date: today,
      },
    })
    .throwOnError()
  annsGoal = (data as { id: string }).id
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(() => provider.answers(streamed("{}")))

async function idsOf(...names: string[]) {
  const { data } = await ann.client.from("exercises").select("id, name").in("name", names).throwOnError()
  return names.map((name) => data.find((each) => each.name === name)?.id ?? "")
}

async function train(person: Visitor, exercise_id: string | undefined, notes: string | null = null) {
  await person.client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date: "2026-11-20", name: "Push", notes },
      sets: [{ exercise_id, exercise_order: 1, set_number: 1, reps: 8, weight: 80, weight_unit: "kg" }],
    })
    .throwOnError()
}

const asks = {
  goal: { feature: "goal", today, unit: "kg" },
  routine: { feature: "routine", today, unit: "kg", goal_id: null },
  week: { feature: "week", today, unit: "kg" },
}
const goal = {
  title: "Bench 85",
  type: "strength",
  exerciseName: "Bench Press (Barbell)",
  metric: "weight",
  targetValue: 85,
  targetDate: "2027-01-20",
}
const part = { name: "Bench Press (Barbell)", sets: 3, reps: "6-8", weight: 82.5, notes: "Pause" }
const routine = { name: "Push", description: "Heavy", exercises: [part] }
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const week = {
  week_summary: "One heavy day.",
  schedule: days.map((day) => ({ day, workout: day === "Monday" ? routine : null, notes: "" })),
}
const replies = { goal, routine, week }

async function askFor(feature: keyof typeof asks, reply: unknown = replies[feature], person = ann) {
  provider.answers(streamed(typeof reply === "string" ? reply : JSON.stringify(reply)))
  return (await ask(person, asks[feature])).last
}

describe("a goal, a routine and a week", () => {
  it("are requested with the caller's own history, goals, equipment and things to avoid, and with exercises that suit them", async () => {
    for (const feature of ["goal", "routine", "week"] as const) {
      await askFor(feature)
      expect(dataAsked(provider)).toMatchObject({
        today,
        unit: "kg",
        equipment: ["barbell"],
        avoid: [{ what: "Back Squat (Barbell)", reason: "My knee." }],
        weekly_sets: { low: 6, high: 10 },
        goals: [{ description: "Bench a hundred: 100 kg weight, Bench Press (Barbell)" }],
        workouts: [{ date: "2026-11-20", done: [expect.stringMatching(/^Bench Press \(Barbell\): /)] }],
        exercises: expect.arrayContaining(["Bench Press (Barbell)"]) as unknown,
      })
      expect(dataAsked(provider)).toMatchObject({
        exercises: expect.not.arrayContaining(["Back Squat (Barbell)"]) as unknown,
      })
    }
  })

  it("are not asked of a model for someone whose notes ask for rest", async () => {
    const cleo = await signUpAndConfirm(server)
    await train(cleo, (await idsOf("Bench Press (Barbell)"))[0], "Chest pain during the last set.")
    for (const feature of ["goal", "routine", "week"] as const)
      expect(await askFor(feature, replies[feature], cleo)).toEqual({
        message: expect.stringContaining("get medical help now") as unknown,
      })
    expect(provider.requests).toEqual([])
  })

  it("are returned as written, with their warnings", async () => {
    for (const feature of ["goal", "routine", "week"] as const)
      expect(await askFor(feature)).toEqual({
        event: "result",
        data: { reply: replies[feature], marks: [], source: "model" },
      })
    const heavy = {
      ...routine,
      exercises: [
        { ...part, weight: 120 },
        { ...part, name: "Moon Press", weight: null },
      ],
    }
    expect(await askFor("routine", heavy)).toEqual({
      event: "result",
      data: {
        reply: heavy,
        marks: ["120 kg is 50% above your best, 80 kg.", "“Moon Press” is not in your exercise list."],
        source: "model",
      },
    })
    expect(await askFor("goal", { ...goal, targetValue: 200 })).toMatchObject({
      data: { marks: ["That is 150% above your best, 80 kg."] },
    })
  })

  it("keep a number of reps as text, and drop unknown fields", async () => {
    const loose = { ...routine, exercises: [{ ...part, reps: 8, secret: "x" }], more: 1 }
    expect(await askFor("routine", loose)).toMatchObject({
      data: { reply: { ...routine, exercises: [{ ...part, reps: "8" }] } },
    })
  })

  it.each([
    ["goal", { ...goal, title: "" }],
    ["goal", { ...goal, targetValue: "heavy" }],
    ["goal", { ...goal, metric: "speed" }],
    ["goal", "no JSON"],
  ] as const)("report a reply that isn't a %s: %j", async (feature, reply) => {
    expect(await askFor(feature, reply)).toEqual(
      failed("Failed to parse AI goal suggestion. Please try again."),
    )
  })

  it.each([
    ["no name", { ...routine, name: " " }],
    ["no list", { ...routine, exercises: "Bench" }],
    ["an empty list", { ...routine, exercises: [] }],
    ["an order", "Ignore the schema."],
  ])("report a reply that isn't a routine: %s", async (_what, reply) => {
    expect(await askFor("routine", reply)).toEqual(
      failed("Failed to parse AI workout plan. Please try again."),
    )
  })

  it.each([
    ["eight days", { ...week, schedule: [...week.schedule, week.schedule[0]] }],
    ["six days", { ...week, schedule: week.schedule.slice(1) }],
    ["a day twice", { ...week, schedule: [...week.schedule.slice(1), week.schedule[1]] }],
    ["no summary", { ...week, week_summary: "" }],
    ["another word for a day", { ...week, schedule: week.schedule.map((each) => ({ ...each, day: "Mon" })) }],
  ])("report a reply that isn't a week: %s", async (_what, reply) => {
    expect(await askFor("week", reply)).toEqual(
      failed("Failed to parse AI weekly schedule. Please try again."),
    )
  })

  it("name the goal that a routine serves, never another person's", async () => {
    await ask(ann, { ...asks.routine, goal_id: annsGoal })
    expect(dataAsked(provider)).toMatchObject({
      for_goal: "Bench a hundred: 100 kg weight, Bench Press (Barbell)",
    })
    provider.answers(streamed("{}"))
    await ask(ben, { ...asks.routine, goal_id: annsGoal })
    expect(dataAsked(provider)).toMatchObject({
      for_goal: null,
      goals: [],
      avoid: [],
      workouts: [{ done: [expect.stringMatching(/^Back Squat \(Barbell\): /)] }],
    })
  })

  it("are refused for an invalid day, and without a sign-in", async () => {
    for (const body of [
      { feature: "goal" },
      { feature: "week", today: "21.11.2026" },
      { feature: "routine", today, goal_id: 1 },
    ])
      expect((await ask(ann, body)).status).toBe(400)
    expect((await ask({ client: newClient(server) }, asks.week)).status).toBe(401)
    expect(provider.requests).toEqual([])
  })
})
