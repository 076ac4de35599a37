import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
let admin: pg.Client
beforeAll(async () => {
  server = await startServer({
    ACCOUNT_MAX_ROWS: "20",
    ACCOUNT_MAX_BYTES: "20000",
    TABLES_MAX_WRITE_ROWS: "5",
  })
  admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

async function counted(userId: string) {
  const { rows } = await admin.query<{ rows: string; bytes: string }>(
    "select rows, bytes from private.account_usage where user_id = $1",
    [userId],
  )
  return rows[0] && { rows: Number(rows[0].rows), bytes: Number(rows[0].bytes) }
}

async function saveWorkout(client: Client, sets: number, notes = "") {
  const { data } = await client.from("exercises").select("id").limit(1).single().throwOnError()
  return client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log: { date: "2026-01-05", notes },
    sets: Array.from({ length: sets }, (_, index) => ({
      exercise_id: data.id,
      exercise_order: 1,
      set_number: index + 1,
      reps: 5,
      weight: 60,
    })),
  })
}

test("an account's usage is counted as rows are written, changed and removed", async () => {
  const { client, user } = await signUpAndConfirm(server)
  await saveWorkout(client, 3)
  const first = await counted(user.id)
  expect(first?.rows).toBe(4)
  const { data: logs } = await client
    .from("workout_logs")
    .update({ notes: "a".repeat(1_000) })
    .eq("user_id", user.id)
    .select("id")
  const longer = await counted(user.id)
  expect(longer?.rows).toBe(4)
  expect((longer?.bytes ?? 0) - (first?.bytes ?? 0)).toBeGreaterThan(900)
  await client
    .from("workout_logs")
    .delete()
    .eq("id", logs?.[0]?.id ?? "")
  expect(await counted(user.id)).toEqual({ rows: 0, bytes: 0 })
})

test("a full account accepts nothing more, keeps what it has, and can be emptied", async () => {
  const { client, user } = await signUpAndConfirm(server)
  expect((await saveWorkout(client, 15)).error).toBeNull()
  const refused = await saveWorkout(client, 6)
  expect([refused.status, refused.error?.message]).toEqual([413, "This account is full."])
  expect(await counted(user.id)).toMatchObject({ rows: 16 })
  const tooLong = await saveWorkout(
    client,
    1,
    "x".repeat(9_000).replaceAll("x", () => randomUUID()),
  )
  expect(tooLong.error).not.toBeNull()
  expect((await client.from("workout_logs").delete().eq("user_id", user.id)).error).toBeNull()
  expect((await saveWorkout(client, 15)).error).toBeNull()

  // Another account has a limit of its own.
  const other = await signUpAndConfirm(server)
  expect((await saveWorkout(other.client, 15)).error).toBeNull()
})

test("one request can write only a limited number of rows", async () => {
  const { client, user } = await signUpAndConfirm(server)
  const weights = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      user_id: user.id,
      date: `2026-01-0${index + 1}`,
      weight: 80,
    }))
  expect((await client.from("weight_logs").insert(weights(5))).error).toBeNull()
  const refused = await client.from("weight_logs").insert(weights(6))
  expect([refused.status, refused.error?.message]).toEqual([413, "A request may write at most 5 rows"])
})

test("nobody can read or write the counts through the API, and they are deleted with the account", async () => {
  const { client, user } = await signUpAndConfirm(server)
  await saveWorkout(client, 1)
  await admin.query("delete from auth.users where id = $1", [user.id])
  expect(await counted(user.id)).toBeUndefined()
})
