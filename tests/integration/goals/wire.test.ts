import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeAll(async () => {
  server = await startServer()
  ann = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
})
afterAll(() => server.stop())

const today = "2026-11-21"
const aGoal = {
  title: "Three a week",
  goal_type: "cardio",
  exercise_id: null,
  metric: "frequency",
  target_value: 3,
  start_date: "2026-11-01",
} as const

async function annsGoal(): Promise<string> {
  const { data } = await ann.client.rpc("save_goal", { op_id: randomUUID(), goal: aGoal }).throwOnError()
  const { id } = data as { id: string }
  return id
}

const readAll = async () => (await ann.client.from("goals").select().order("id")).data

describe("another person's goal, over the API", () => {
  it("can't be accessed by any method or function", async () => {
    const id = await annsGoal()
    await ann.client
      .from("goals")
      .update({ status: "achieved", achieved_at: today })
      .eq("id", id)
      .throwOnError()
    const before = await readAll()
    const goals = ben.client.from("goals")
    expect((await goals.select().eq("id", id)).data).toEqual([])
    expect((await goals.update({ title: "Ben's" }).eq("id", id).select()).data).toEqual([])
    expect((await goals.delete().eq("id", id).select()).data).toEqual([])
    const { target_value, metric, goal_type } = aGoal
    const given = await goals.insert({ target_value, metric, goal_type, user_id: ann.user.id })
    expect([given.status, given.error?.code]).toEqual([403, "42501"])

    const save = (goal: object) =>
      ben.client.rpc("save_goal", { op_id: randomUUID(), goal, expected_revision: 1 })
    expect([
      (await save({ ...aGoal, id })).status,
      (await save({ ...aGoal, user_id: ann.user.id })).status,
    ]).toEqual([404, 403])
    expect((await ben.client.rpc("reopen_goal", { goal_id: id, today })).status).toBe(404)
    expect((await ben.client.rpc("goal_progress", { today })).data).toEqual([])
    expect((await ben.client.rpc("settle_goals", { today })).data).toEqual([])
    expect(await readAll()).toEqual(before)
  })

  it("is computed only from its owner's logs", async () => {
    const id = await annsGoal()
    const { data: exercise } = await ben.client
      .from("exercises")
      .select("id")
      .limit(1)
      .single()
      .throwOnError()
    const saved = await ben.client.rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date: today },
      sets: [{ exercise_id: exercise.id, exercise_order: 1, set_number: 1, reps: 5, weight: 100 }],
    })
    expect(saved.status).toBe(200)
    const { data } = await ann.client.rpc("goal_progress", { today }).throwOnError()
    expect(data.find(({ goal_id }) => goal_id === id)).toMatchObject({ current_value: 0, series: [] })
  })
})

describe("an update of a goal", () => {
  it("may contain all the fields of its insert, including the unchanged owner, but never another owner", async () => {
    const id = await annsGoal()
    const fields = {
      user_id: ann.user.id,
      goal_type: "strength",
      exercise_id: null,
      metric: "reps",
      target_value: 12,
      target_date: "2027-01-31",
      status: "active",
      title: "Twelve at once",
    } as const
    const write = (user_id: string) =>
      ann.client
        .from("goals")
        .update({ ...fields, user_id, updated_at: new Date().toISOString() })
        .eq("id", id)
        .select()
    expect(await write(ann.user.id)).toMatchObject({ error: null, data: [{ id, ...fields, revision: 2 }] })
    expect(await write(ben.user.id)).toMatchObject({ status: 403, error: { code: "42501" } })
    expect((await ann.client.from("goals").select().eq("id", id)).data).toMatchObject([fields])
  })
})

describe("the functions for goals", () => {
  it("don't exist for someone without an account", async () => {
    const nobody = newClient(server)
    const replies = await Promise.all([
      nobody.rpc("goal_progress", { today }),
      nobody.rpc("settle_goals", { today }),
      nobody.rpc("reopen_goal", { goal_id: randomUUID(), today }),
      nobody.rpc("save_goal", { op_id: randomUUID(), goal: aGoal }),
    ])
    expect(replies.map(({ status, error }) => [status, error?.code])).toEqual(
      Array.from({ length: 4 }, () => [401, "42501"]),
    )
  })
})
