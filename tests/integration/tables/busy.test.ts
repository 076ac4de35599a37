import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
let admin: pg.Client
let attacker: Client
let other: Client
beforeAll(async () => {
  server = await startServer({ TABLES_STATEMENTS_PER_USER: "2", TABLES_MAX_ANSWER_BYTES: "200000" })
  admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  // Statements run out of time sooner than on a real server, for the test's sake.
  const { rows } = await admin.query<{ name: string }>("select current_database() as name")
  const name = pg.escapeIdentifier(rows[0]?.name ?? "")
  await admin.query(`alter role authenticator in database ${name} set statement_timeout = '1s'`)
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
  )
  attacker = (await signUpAndConfirm(server)).client
  other = (await signUpAndConfirm(server)).client
  await note(attacker, "a".repeat(5_000))
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

/** Saves a workout with notes, of one set. */
async function note(client: Client, notes: string) {
  const { data } = await client.from("exercises").select("id").limit(1).single().throwOnError()
  await client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date: "2026-01-05", notes },
      sets: [{ exercise_id: data.id, exercise_order: 1, set_number: 1, reps: 5, weight: 60 }],
    })
    .throwOnError()
}

/** Keeps Postgres busy until its time is up. */
const slow = () =>
  attacker
    .from("workout_logs")
    .select("id")
    .filter("notes", "match", String.raw`^(.+)(.+)\1\2\1\2$`)

const running = async () => {
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'active' and query like '%workout_logs%' and pid <> pg_backend_pid()",
  )
  return rows[0]?.count ?? 0
}

test("one person's slow statements take turns, and nobody else waits for them", async () => {
  let isOver = false
  const attack = Promise.all(Array.from({ length: 8 }, slow)).then((answers) => {
    isOver = true
    return answers
  })
  await vi.waitUntil(async () => (await running()) > 0, { interval: 10 })
  for (let count = 0; count < 10; count += 1) {
    expect(await running()).toBeLessThanOrEqual(2)
    expect((await other.from("goals").select("id")).error).toBeNull()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  }
  expect(isOver).toBe(false)
  for (const { status, error } of await attack) {
    expect([status, error?.code]).toEqual([500, "57014"])
  }
  expect((await attacker.from("goals").select("id")).error).toBeNull()
})

describe("a request that looks small", () => {
  test("has few patterns, none of them long", async () => {
    const many = Array.from({ length: 11 }, (_, index) => `notes.match.${index}`).join(",")
    const refusedMany = await attacker.from("workout_logs").select("id").or(many)
    expect([refusedMany.status, refusedMany.error?.message]).toEqual([
      400,
      "a request has at most 10 pattern filters",
    ])
    const long = await attacker.from("workout_logs").select("id").like("notes", "a".repeat(501))
    expect([long.status, long.error?.message]).toEqual([400, "a pattern has at most 500 characters"])
    expect((await attacker.from("workout_logs").select("id").ilike("notes", "*aaa*")).error).toBeNull()
  })

  test("is not answered with more bytes than a person's own app would ever ask for", async () => {
    await Promise.all(Array.from({ length: 30 }, () => note(other, "b".repeat(9_000))))
    const whole = await other.from("workout_logs").select("*")
    expect([whole.status, whole.error?.message]).toEqual([
      400,
      "The answer is too large. Ask for fewer rows, columns or embeds.",
    ])
    expect((await other.from("workout_logs").select("id")).data).toHaveLength(30)
  })

  test("embeds four levels at most", async () => {
    const deep = (levels: number): string =>
      levels === 0 ? "id" : `id,${levels % 2 === 0 ? "set_logs" : "workout_logs"}(${deep(levels - 1)})`
    const ask = (levels: number) =>
      fetch(`${server.url}/rest/v1/set_logs?select=${deep(levels)}&limit=1`, {
        headers: { apikey: server.anonKey },
      })
    expect((await ask(5)).status).toBe(400)
    expect(await (await ask(5)).json()).toMatchObject({ message: "embeds are nested at most 4 deep" })
  })
})

test("nobody may keep an answer that belongs to a person", async () => {
  const token = (await other.auth.getSession()).data.session?.access_token ?? ""
  for (const path of ["workout_logs?select=id", "nothing", "goals?select=nothing"]) {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      headers: { apikey: server.anonKey, authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get("cache-control"), path).toBe("no-store")
  }
})

test("whoever asks for more than can wait is told when to come back", async () => {
  const token = (await attacker.auth.getSession()).data.session?.access_token ?? ""
  const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` }
  const pattern = encodeURIComponent(String.raw`match.^(.+)(.+)\1\2\1\2$`)
  const enough = new AbortController()
  const asking = Array.from({ length: 2 + 64 + 10 }, () =>
    fetch(`${server.url}/rest/v1/workout_logs?notes=${pattern}`, { headers, signal: enough.signal }),
  )
  const refused = await Promise.race(asking)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"])
  expect(await refused.json()).toMatchObject({ code: "PGRST003" })
  enough.abort()
  await Promise.allSettled(asking)
})
