import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import {
  type PretendProvider,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { ask, type Visitor } from "./ask-coach.ts"

const month = { feature: "month", month: "2026-11-01", today: "2026-11-21", unit: "kg" }
const analysis = {
  summary: "One workout.",
  keyMetrics: { totalWorkouts: 1, totalExercises: 0, averageDuration: "N/A" },
}

let provider: PretendProvider
let server: TestServer
let database: pg.Client
let ann: Visitor
beforeAll(async () => {
  provider = await startProvider()
  provider.answers(streamed(JSON.stringify(analysis)))
  server = await startServer({ OPENAI_API_KEY: "sk-month", OPENAI_BASE_URL: provider.baseUrl })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  ann = await signUpAndConfirm(server)
  await ann.client.from("workout_logs").insert({ date: "2026-11-20", name: "Push" }).throwOnError()
})
afterAll(async () => {
  await database.end()
  await server.stop()
  await provider.stop()
})

/** Asks about the month while reading a table fails. */
async function askWithout(table: string) {
  // Constants are computed when a statement is planned, so it fails even without rows.
  await database.query(
    `create policy broken on public.${table} as restrictive for select to authenticated using (1 / 0 = 1)`,
  )
  try {
    return await ask(ann, month)
  } finally {
    await database.query(`drop policy broken on public.${table}`)
  }
}

describe("a month whose data can't be read", () => {
  it.each([
    ["workout_logs", "'Error fetching workout logs: …'", "Error fetching workout logs: division by zero"],
    ["set_logs", "'Error fetching set logs: …'", "Error fetching set logs: division by zero"],
    [
      "exercises",
      "'Error fetching exercise details: …'",
      "Error fetching exercise details: division by zero",
    ],
  ])("without %s says %s", async (table, _, message) => {
    expect(await askWithout(table)).toMatchObject({ status: 500, last: { message } })
    expect(provider.requests).toHaveLength(0)
  })

  it("is analyzed without its goals if fetching them fails, with only a warning", async () => {
    expect(await askWithout("goals")).toMatchObject({ last: { event: "result" } })
  })
})
