import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import {
  type PretendProvider,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { ask, type Visitor } from "./ask-coach.ts"

const persons = { today: "2026-11-21", unit: "kg" }
const email = `wilhelmina.${randomUUID().slice(0, 8)}@privacy.example`
const name = "Wilhelmina Oberstdorfer"
const username = "mina_the_lifter"
const friend = "coach.friend@elsewhere.example"
const telephone = "+43 660 1234567"

let provider: PretendProvider
let server: TestServer
let mina: Visitor
let log: string
let goal: string
beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    OPENAI_API_KEY: "sk-private",
    OPENAI_BASE_URL: provider.baseUrl,
    AI_DAILY_LIMIT: "100",
  })
  mina = await signUpAndConfirm(server, email)
  const { client, user } = mina
  await client.from("profiles").update({ name, username, age: 34 }).eq("id", user.id).throwOnError()
  const { data: bench } = await client
    .from("exercises")
    .select("id")
    .eq("name", "Bench Press (Barbell)")
    .single()
    .throwOnError()
  const reason = `Ask ${friend} about the elbow.`
  await client.from("avoided").insert({ muscle: "biceps", reason }).throwOnError()
  const set = { exercise_id: bench.id, exercise_order: 1, weight: 80, weight_unit: "kg", reps: 8 }
  log = idOf(
    await client.rpc("save_workout_log", {
      op_id: randomUUID(),
      log: {
        ...{ date: "2026-11-20", name: "Push", duration_seconds: 3600 },
        notes: `Wrote to ${friend}, or call ${telephone}.`,
      },
      sets: [1, 2, 3].map((set_number) => ({ ...set, set_number, notes: `Filmed for ${friend}` })),
    }),
  )
  goal = idOf(
    await client.rpc("save_goal", {
      op_id: randomUUID(),
      goal: {
        ...{ title: `Bench a hundred with ${friend}`, goal_type: "strength", exercise_id: bench.id },
        ...{ metric: "weight", target_value: 100, unit: "kg", start_date: "2026-11-01" },
      },
    }),
  )
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

function idOf({ data, error }: { data: unknown; error: unknown }): string {
  if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "string")
    throw new Error(JSON.stringify(error))
  return data.id
}

it.each([
  { feature: "workout" },
  { feature: "month", month: "2026-11-01" },
  { feature: "goal" },
  { feature: "routine" },
  { feature: "week" },
])("no prompt tells a provider who the person is: $feature", async (question) => {
  // After a reply that can't be read, the model is asked once more and gets its own text back.
  provider.answers(streamed(`Dear ${friend}, I can't.`))
  await ask(mina, { ...question, ...persons, log_id: log, goal_id: goal })
  const sent = JSON.stringify(provider.requests.map(({ body }) => body))
  expect(provider.requests).toHaveLength(2)
  for (const telling of [mina.user.id, log, goal, email, username, friend, telephone])
    expect(sent).not.toContain(telling)
  for (const part of [...name.split(" "), ...email.split(/[.@]/).slice(0, 2), "privacy.example"])
    expect(sent.toLowerCase()).not.toContain(part.toLowerCase())
  expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@/i)
})
