import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
let ann: Client
let ben: Client
let annsId: string
let exercise: string
let routine: string
let ownExercise: string

const noRight = "42501"
const notThere = "PT404"

beforeAll(async () => {
  server = await startServer()
  const [first, second] = await Promise.all([signUpAndConfirm(server), signUpAndConfirm(server)])
  ann = first.client
  annsId = first.user.id
  ben = second.client
  const library = await ann
    .from("exercises")
    .select("id")
    .is("owner_id", null)
    .limit(1)
    .single()
    .throwOnError()
  exercise = library.data.id
  const own = { name: "Anns own lift", measure: "weight_reps" } as const
  ownExercise = (await ann.from("exercises").insert(own).select("id").single().throwOnError()).data.id
  await ann.rpc("save_routine", call()).throwOnError()
  routine = (await ann.from("workouts").select("id").single().throwOnError()).data.id
})
afterAll(() => server.stop())

function call(more: object = {}) {
  return {
    op_id: randomUUID(),
    routine: { name: "Push", description: "heavy", ...more },
    exercises: [{ exercise_id: exercise, sets: 3, reps: "8-12", notes: null }],
  }
}

const annsRoutines = async () =>
  (await ann.from("workouts").select("*, workout_exercises(*)").throwOnError()).data

/** The responses that a person who isn't the owner gets for every verb on the routine's rows. */
async function attempts(client: Client) {
  const part = { workout_id: routine, exercise_id: exercise, order: 9 }
  const answers = await Promise.all([
    client.from("workouts").select().eq("id", routine),
    client.from("workouts").update({ name: "Mine now" }).eq("id", routine).select(),
    client.from("workouts").delete().eq("id", routine).select(),
    client.from("workouts").insert({ name: "For Ann", user_id: annsId }).select(),
    client.from("workout_exercises").select().eq("workout_id", routine),
    client.from("workout_exercises").update({ sets: 99 }).eq("workout_id", routine).select(),
    client.from("workout_exercises").delete().eq("workout_id", routine).select(),
    client.from("workout_exercises").insert(part).select(),
    client
      .from("workout_exercises")
      .insert({ ...part, user_id: annsId })
      .select(),
    client.rpc("save_routine", { ...call({ id: routine }), expected_revision: 1 }),
    client.rpc("save_routine", call({ user_id: annsId })),
  ])
  return answers.map(({ data, error }) => error?.code ?? data)
}

describe("a person's routine", () => {
  it("can't be accessed by another person, by any method", async () => {
    const before = await annsRoutines()
    const foreignKey = "23503"
    expect(await attempts(ben)).toEqual([
      [],
      [],
      [],
      noRight,
      [],
      [],
      [],
      foreignKey,
      noRight,
      notThere,
      noRight,
    ])
    expect(await annsRoutines()).toEqual(before)
    expect((await ben.from("workouts").select().throwOnError()).data).toEqual([])
  })

  it("can't be accessed by anyone who isn't signed in", async () => {
    const before = await annsRoutines()
    const answers = await attempts(newClient(server))
    expect(new Set(answers)).toEqual(new Set([noRight]))
    expect(await annsRoutines()).toEqual(before)
  })
})

describe("a person's custom exercise", () => {
  it("can't be used by another person, even in a routine of theirs", async () => {
    const before = (await ann.from("exercises").select().eq("id", ownExercise).throwOnError()).data
    const answers = await Promise.all([
      ben.from("exercises").select().eq("id", ownExercise),
      ben.from("exercises").update({ name: "Mine now" }).eq("id", ownExercise).select(),
      ben.from("exercises").delete().eq("id", ownExercise).select(),
      ben.from("exercises").insert({ name: "For Ann", measure: "reps", owner_id: annsId }).select(),
      ben.rpc("make_exercise", { exercise: { name: "For Ann", owner_id: annsId } }),
      ben.rpc("save_routine", { ...call(), exercises: [{ exercise_id: ownExercise, sets: 3 }] }),
    ])
    expect(answers.map(({ data, error }) => error?.code ?? data)).toEqual([
      [],
      [],
      [],
      noRight,
      noRight,
      noRight,
    ])
    expect((await ann.from("exercises").select().eq("id", ownExercise).throwOnError()).data).toEqual(before)
    expect((await ben.from("workouts").select().throwOnError()).data).toEqual([])
  })

  it("doesn't exist for anyone who isn't signed in", async () => {
    const nobody = newClient(server)
    const answers = await Promise.all([
      nobody.from("exercises").select(),
      nobody.from("exercises").update({ name: "Mine now" }).eq("id", ownExercise),
      nobody.from("exercises").delete().eq("id", ownExercise),
      nobody.from("exercises").insert({ name: "Nobody's", measure: "reps" }),
      nobody.rpc("make_exercise", { exercise: { name: "Nobody's" } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})
