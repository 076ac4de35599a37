import { randomUUID } from "node:crypto"
import { createServer, request, type Server } from "node:http"
import pg from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { demoCredentials, makeDemo } from "../../../scripts/make-demo.ts"

// Each test sends hundreds of requests.
vi.setConfig({ testTimeout: 300_000 })

const today = "2026-11-21"
let server: TestServer
let database: pg.Client

beforeAll(async () => {
  server = await startServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

/** Everything that a person has, without what differs between accounts. */
async function everythingOf(email: string): Promise<unknown> {
  const { rows } = await database.query(
    `with me as (select id from auth.users where email = $1)
    select
      (select jsonb_agg(jsonb_build_array(l.date, l.name, l.notes, l.duration_seconds, l.started_at, l.revision, l.committed_workout_id is null,
          (select w.name from workouts w where w.id = l.workout_id),
          (select jsonb_agg(jsonb_build_array(s.exercise_id, s.exercise_order, s.set_number, s.set_type, s.reps, s.weight_kg, s.duration_minutes,
              s.distance_km, s.rpe) order by s.exercise_order, s.set_number) from set_logs s where s.workout_log_id = l.id)
        ) order by l.date) from workout_logs l, me where l.user_id = me.id) as logs,
      (select jsonb_agg(jsonb_build_array(date, weight) order by date) from weight_logs, me where user_id = me.id) as weights,
      (select jsonb_agg(jsonb_build_array(date, measure, value, unit) order by date, measure) from body_measurements, me where user_id = me.id) as measurements,
      (select jsonb_agg(jsonb_build_array(title, status, achieved_at, current_value, target_date) order by title) from goals, me where user_id = me.id) as goals,
      (select jsonb_agg(jsonb_build_array(w.name, (select count(*) from workout_exercises x where x.workout_id = w.id)) order by w.created_at)
        from workouts w, me where w.user_id = me.id) as routines,
      (select jsonb_agg(jsonb_build_array(week_summary, schedule_json) order by generated_at) from generated_weekly_schedules, me where user_id = me.id) as plans,
      (select jsonb_agg(jsonb_build_array(scheduled_date, status) order by scheduled_date) from committed_workouts, me where user_id = me.id) as commitments,
      (select jsonb_build_array(p.name, p.weight, p.onboarding_completed) from profiles p, me where p.id = me.id) as profile`,
    [email],
  )
  return rows[0]
}

/** A proxy that passes this many requests on to the server and breaks off all later ones. */
async function breakingAfter(requests: number): Promise<{ url: string; proxy: Server }> {
  let left = requests
  const proxy = createServer((incoming, outgoing) => {
    left -= 1
    if (left < 0) return incoming.socket.destroy()
    const { method, headers } = incoming
    const passedOn = request(new URL(incoming.url ?? "/", server.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    return incoming.pipe(passedOn)
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  const address = proxy.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return { url: `http://127.0.0.1:${address.port}`, proxy }
}

it("creates an account to sign in to, with two years of training and everything that belongs to it", async () => {
  expect(await makeDemo(server, today)).toBe(true)
  const client = newClient(server)
  const { error } = await client.auth.signInWithPassword(demoCredentials)
  expect(error).toBeNull()

  const { data: logs } = await client
    .from("workout_logs")
    .select("date, set_logs(id)")
    .order("date")
    .throwOnError()
  expect(logs.length).toBeGreaterThan(300)
  expect(logs.every(({ set_logs }) => set_logs.length > 0)).toBe(true)
  expect(logs.at(-1)?.date).toBe("2026-11-20")
  const { data: goals } = await client
    .from("goals")
    .select("title, status, target_date")
    .order("title")
    .throwOnError()
  expect(goals).toEqual([
    expect.objectContaining({ title: "Bench a hundred", status: "active" }),
    expect.objectContaining({ title: "Bench my own weight", status: "achieved" }),
    expect.objectContaining({ title: "Deadlift 180", status: "active", target_date: "2026-03-02" }),
    expect.objectContaining({ title: "Press 70", status: "active" }),
    expect.objectContaining({ title: "Run 300 km in a year", status: "archived" }),
    expect.objectContaining({ title: "Run a hundred kilometers before winter", status: "active" }),
    expect.objectContaining({ title: "Squat a hundred", status: "achieved" }),
    expect.objectContaining({ title: "Ten pull ups", status: "achieved" }),
    expect.objectContaining({ title: "Train four times a week", status: "achieved" }),
  ])
  const waist = client.from("body_measurements").select("date, value").eq("measure", "waist").order("date")
  const { data: waists } = await waist.throwOnError()
  expect(waists.length).toBeGreaterThan(40)
  expect([waists[0]?.value, waists.at(-1)?.value]).toEqual([91, 84.5])
  const { data: committed } = await client
    .from("committed_workouts")
    .select("scheduled_date, status")
    .order("scheduled_date")
    .throwOnError()
  expect(committed.filter(({ status }) => status === "scheduled")).toEqual([
    { scheduled_date: today, status: "scheduled" },
  ])
  expect(committed.filter(({ status }) => status === "completed")).toHaveLength(9)

  const before = await everythingOf(demoCredentials.email)
  expect(await makeDemo(server, "2027-03-01")).toBe(false)
  expect(await everythingOf(demoCredentials.email)).toEqual(before)
})

it.each([3, 200])(
  "completes an account that was interrupted after %i requests, without duplicates",
  async (requests) => {
    const credentials = { email: `broken-${requests}@example.com`, password: "broken off" }
    const { url, proxy } = await breakingAfter(requests)
    await expect(makeDemo({ ...server, url }, today, credentials)).rejects.toThrow("fetch failed")
    proxy.close()
    const aDayLater = "2026-11-22"
    expect(await makeDemo(server, aDayLater, credentials)).toBe(true)
    expect(await everythingOf(credentials.email)).toEqual(await everythingOf(demoCredentials.email))
  },
)

it("leaves alone an account that someone else created with that address", async () => {
  const email = `${randomUUID()}@example.com`
  await signUpAndConfirm(server, email)
  await expect(makeDemo(server, today, { email, password })).rejects.toThrow(/is someone's own account/)
  expect(await everythingOf(email)).toMatchObject({ logs: null, goals: null })
})
