import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { adminCommand } from "#product/admin-command.ts"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Person = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let database: pg.Client
let ada: Person
let ann: Person
let ben: Person
beforeAll(async () => {
  server = await startServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  ada = await signUpAndConfirm(server)
  ann = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
  await command("grant", ada.user.email ?? "")
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

const command = (...args: string[]) => adminCommand(args, (work) => work(server.databaseUrl))

async function call(person: Person, name: string, args: object = {}) {
  // The functions return documents of their own, which the screens parse.
  const { data, error, status } = await (person.client as unknown as Untyped).rpc(name, args)
  return { data: data as never, error: error?.message, status }
}

interface Untyped {
  rpc: (
    name: string,
    args: object,
  ) => PromiseLike<{ data: unknown; error: { message: string } | null; status: number }>
}

async function added(name: string, more: object = {}): Promise<string> {
  const { data, error } = await call(ada, "admin_save_exercise", {
    exercise: { name, type: "strength", measure: "weight_reps", equipment: "cable", ...more },
  })
  expect(error).toBeUndefined()
  return data
}

async function log({ client }: Person, ...exercises: string[]): Promise<string> {
  const sets = exercises.map((exercise_id, index) => ({
    ...{ exercise_id, exercise_order: index + 1, set_number: 1, reps: 5, weight: 60 },
  }))
  const { data } = await client
    .rpc("save_workout_log", { op_id: randomUUID(), log: { date: "2026-11-20" }, sets })
    .throwOnError()
  return (data as { id: string }).id
}

async function routine({ client }: Person, ...exercises: [id: string, sets: number][]): Promise<void> {
  await client
    .rpc("save_routine", {
      op_id: randomUUID(),
      routine: { name: `Pull ${randomUUID()}` },
      exercises: exercises.map(([exercise_id, sets], index) => ({ exercise_id, sets, order: index + 1 })),
    })
    .throwOnError()
}

/** All rows that refer to an exercise, in their current state. */
async function rowsOf(...ids: string[]): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of ["set_logs", "workout_exercises", "goals", "exercise_notes", "avoided"]) {
    // oxlint-disable-next-line no-await-in-loop -- there is only one connection
    const { rows } = await database.query(
      `select to_jsonb(t) - 'updated_at' - 'revision' as row from public.${table} t where exercise_id = any($1) order by id`,
      [ids],
    )
    found[table] = rows
  }
  const { rows: totals } = await database.query(
    `select to_jsonb(t) as row from private.exercise_totals t where exercise_id = any($1)
     order by user_id, workout_log_id, exercise_id`,
    [ids],
  )
  return { ...found, totals }
}

describe("the command", () => {
  it("grants and revokes the admin tier, reports what it did, and refuses what it can't do", async () => {
    const address = ann.user.email ?? ""
    expect(await command("grant", address.toUpperCase())).toBe(
      `${address} is now an admin. The Admin Panel is on their profile.`,
    )
    expect((await call(ann, "admin_library")).status).toBe(200)
    expect(await command("revoke", address)).toBe(`${address} is no longer an admin.`)
    expect((await call(ann, "admin_library")).status).toBe(404)
    await expect(command("grant", "nobody@example.org")).rejects.toThrow(
      "No account has the address nobody@example.org. Sign up with it first.",
    )
    await expect(command("promote", address)).rejects.toThrow("Usage: npm run admin -- grant EMAIL")
    await expect(command("grant")).rejects.toThrow("Usage")
  })
})

describe("for someone who isn't an admin", () => {
  it("none of the admin functions exist, whatever is requested, and nothing changes", async () => {
    const { rows: functions } = await database.query<{ name: string; args: string[] | null }>(
      "select proname as name, proargnames as args from pg_proc where pronamespace = 'public'::regnamespace and proname like 'admin\\_%'",
    )
    expect(functions.length).toBeGreaterThan(14)
    const values: Record<string, unknown> = {
      exercise: { name: "Mine" },
      search: "",
      which: null,
      before: null,
      is_disabled: true,
      tier: "admin",
      email: ada.user.email,
    }
    for (const { name, args } of functions) {
      const asked = Object.fromEntries(
        (args ?? []).map((arg) => [arg, arg in values ? values[arg] : ada.user.id]),
      )
      expect([name, await call(ben, name, asked)]).toEqual([
        name,
        { data: null, error: "There is nothing here.", status: 404 },
      ])
      const anyone = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: server.anonKey, "content-type": "application/json" },
        body: JSON.stringify(asked),
      })
      expect([name, anyone.status]).toEqual([name, 401])
    }
    const { data } = await ben.client
      .from("profiles")
      .update({ tier: "admin" } as never)
      .eq("id", ben.user.id)
      .select()
    expect(data).toBeNull()
    expect((await call(ada, "admin_users", { search: ada.user.email })).data).toMatchObject({
      users: [{ tier: "admin", is_disabled: false }],
    })
  })
})

describe("the library", () => {
  it("gets exercises and aliases that everyone can find, and each name only once", async () => {
    const id = await added("Cable Zigzag", { aliases: ["Zigzag"] })
    const { data } = await ann.client.from("exercises").select("name, aliases").eq("id", id).single()
    expect(data).toEqual({ name: "Cable Zigzag", aliases: ["Zigzag"] })
    expect((await call(ada, "admin_save_exercise", { exercise: { name: "cable ZIGZAG" } })).status).toBe(409)
    const changed = {
      id,
      name: "Cable Zig",
      type: "strength",
      measure: "weight_reps",
      aliases: ["Zigzag", "Zz"],
    }
    expect((await call(ada, "admin_save_exercise", { exercise: changed })).data).toBe(id)
    const { data: now } = await ann.client.from("exercises").select("name, aliases").eq("id", id).single()
    expect(now).toEqual({ name: "Cable Zig", aliases: ["Zigzag", "Zz"] })
    const own = await ann.client
      .from("exercises")
      .insert({ name: "Of Ann", measure: "weight_reps" })
      .select("id")
      .single()
      .throwOnError()
    expect(
      (await call(ada, "admin_save_exercise", { exercise: { ...changed, id: own.data.id } })).status,
    ).toBe(404)
  })

  it("stores how an exercise's load counts, and leaves it unchanged if it isn't specified", async () => {
    const id = await added("Assisted Zag", { load: "help" })
    const loadNow = async () =>
      (await ann.client.from("exercises").select("load").eq("id", id).single().throwOnError()).data.load
    expect(await loadNow()).toBe("help")
    const zag = { id, name: "Assisted Zag", type: "strength", measure: "weight_reps" }
    await call(ada, "admin_save_exercise", { exercise: zag })
    expect(await loadNow()).toBe("help")
    await call(ada, "admin_save_exercise", { exercise: { ...zag, load: "added" } })
    expect(await loadNow()).toBe("added")
    const { data } = await call(ada, "admin_library")
    expect(data).toContainEqual(expect.objectContaining({ id, load: "added" }))
  })

  it("merges two exercises with everything that refers to them, and undoing restores the same rows", async () => {
    const [goes, stays] = [await added("Bent Rows A", { aliases: ["BRA"] }), await added("Bent Rows B")]
    await log(ann, goes, stays)
    await log(ben, goes)
    await routine(ann, [stays, 3], [goes, 2])
    await routine(ben, [goes, 4])
    const goal = { title: "Row more", goal_type: "strength", metric: "weight", target_value: 100 } as const
    await ann.client
      .from("goals")
      .insert({ ...goal, exercise_id: goes })
      .throwOnError()
    await ben.client
      .from("goals")
      .insert({ ...goal, exercise_id: stays })
      .throwOnError()
    await ann.client.from("exercise_notes").insert([
      { exercise_id: goes, note: "Seat 4" },
      { exercise_id: stays, note: "Wide grip" },
    ])
    await ben.client.from("exercise_notes").insert({ exercise_id: goes, note: "Slow" })
    await ann.client.from("avoided").insert({ exercise_id: goes })
    await ben.client.from("avoided").insert([{ exercise_id: goes }, { exercise_id: stays }])
    const before = await rowsOf(goes, stays)

    const { data: preview } = await call(ada, "admin_merge_preview", { goes, stays })
    expect(preview).toEqual({ sets: 2, goals: 1, routines: 2, people: 2, both: 1 })
    const { data: merge } = await call(ada, "admin_merge_exercises", { goes, stays })
    expect((await rowsOf(goes))["set_logs"]).toEqual([])
    expect(Object.values(await rowsOf(goes)).flat()).toEqual([])
    const after = await rowsOf(stays)
    expect(after["set_logs"]).toHaveLength(3)
    expect(after["totals"]).toHaveLength(2)
    expect(after["workout_exercises"]).toHaveLength(2)
    expect(after["workout_exercises"]).toContainEqual({ row: expect.objectContaining({ sets: 5 }) })
    expect(after["exercise_notes"]).toContainEqual({
      row: expect.objectContaining({ note: "Wide grip\nSeat 4" }),
    })
    const { data: kept } = await ann.client.from("exercises").select("aliases").eq("id", stays).single()
    expect(kept?.aliases.toSorted((a, b) => a.localeCompare(b))).toEqual(["Bent Rows A", "BRA"])

    // A device that doesn't know of the merge yet saves a log with the old exercise.
    const late = await log(ben, goes)
    expect((await rowsOf(goes))["set_logs"]).toEqual([])
    expect((await rowsOf(stays))["set_logs"]).toHaveLength(4)
    await ben.client.from("workout_logs").delete().eq("id", late).throwOnError()

    expect((await call(ada, "admin_merges")).data).toMatchObject([
      { id: merge, goes: "Bent Rows A", stays: "Bent Rows B" },
    ])
    expect((await call(ada, "admin_undo_merge", { merge_id: merge })).error).toBeUndefined()
    expect(await rowsOf(goes, stays)).toEqual(before)
    expect((await call(ada, "admin_undo_merge", { merge_id: merge })).status).toBe(409)
    expect((await call(ada, "admin_merges")).data).toEqual([])
  })

  it("can undo a merge for a day, and refuses to merge exercises with different kinds of sets", async () => {
    const [goes, stays] = [await added("Late A"), await added("Late B")]
    const { data: merge } = await call(ada, "admin_merge_exercises", { goes, stays })
    await database.query(
      "update private.exercise_merges set merged_at = now() - interval '25 hours' where id = $1",
      [merge],
    )
    expect(await call(ada, "admin_undo_merge", { merge_id: merge })).toMatchObject({
      status: 409,
      error: "This merge can't be undone any more.",
    })
    const timed = await added("Late C", { measure: "time" })
    expect((await call(ada, "admin_merge_exercises", { goes: timed, stays })).status).toBe(409)
    expect((await call(ada, "admin_merge_exercises", { goes: stays, stays })).status).toBe(404)
    expect((await call(ada, "admin_merge_exercises", { goes, stays })).status).toBe(404)
  })
})

describe("accounts", () => {
  it("are found by their address, without any of their training", async () => {
    await log(ann, await added(`Trained ${randomUUID()}`))
    const { data } = await call(ada, "admin_users", {
      search: (ann.user.email ?? "").slice(0, 12).toUpperCase(),
    })
    const [found] = (data as { users: object[] }).users
    expect(Object.keys(found ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...["created_at", "email", "id", "is_confirmed", "is_disabled", "last_sign_in_at", "sessions", "tier"],
    ])
    expect((await call(ada, "admin_users", { search: "%" })).data).toMatchObject({ users: [] })
  })

  it("can be disabled and enabled: their sessions end at once, and they can't sign in meanwhile", async () => {
    const eve = await signUpAndConfirm(server)
    expect((await call(ada, "admin_set_disabled", { person: eve.user.id, is_disabled: true })).status).toBe(
      204,
    )
    await expect.poll(async () => (await eve.client.from("goals").select()).status).toBe(401)
    const again = () => newClient(server).auth.signInWithPassword({ email: eve.user.email ?? "", password })
    expect((await again()).error?.code).toBe("user_banned")
    expect((await call(ada, "admin_users", { which: "disabled" })).data).toMatchObject({
      disabled: 1,
      users: [{ id: eve.user.id }],
    })
    await call(ada, "admin_set_disabled", { person: eve.user.id, is_disabled: false })
    expect((await again()).error).toBeNull()
  })

  it("can be signed out everywhere, given a tier, and deleted only by typing their address", async () => {
    const eve = await signUpAndConfirm(server)
    await call(ada, "admin_set_tier", { person: eve.user.id, tier: "pro" })
    expect((await eve.client.from("profiles").select("tier").single()).data).toEqual({ tier: "pro" })
    await call(ada, "admin_sign_out", { person: eve.user.id })
    await expect.poll(async () => (await eve.client.from("goals").select()).status).toBe(401)
    expect(
      (await call(ada, "admin_delete_user", { person: eve.user.id, email: "another@example.org" })).status,
    ).toBe(409)
    expect(
      (
        await call(ada, "admin_delete_user", {
          person: eve.user.id,
          email: ` ${eve.user.email?.toUpperCase()}`,
        })
      ).status,
    ).toBe(204)
    expect(
      (await call(ada, "admin_delete_user", { person: eve.user.id, email: eve.user.email })).status,
    ).toBe(404)
  })

  it("can't be disabled, deleted or demoted by the admin who owns them", async () => {
    const person = ada.user.id
    const asked: [string, object][] = [
      ["admin_set_disabled", { person, is_disabled: true }],
      ["admin_delete_user", { person, email: ada.user.email }],
      ["admin_set_tier", { person, tier: "free" }],
    ]
    for (const [name, args] of asked)
      expect(await call(ada, name, args)).toMatchObject({ status: 409, error: "This is your own account." })
  })
})

describe("the view of the server", () => {
  it("shows its versions, its size and its slow statements", async () => {
    await database.query(
      "insert into private.slow_statements (statement, calls, slowest_ms) values ('GET set_logs', 3, 268)",
    )
    expect((await call(ada, "admin_health")).data).toMatchObject({
      postgres: expect.stringMatching(/^\d+/),
      database_bytes: expect.any(Number),
      facts: { server: { fact: { version: expect.any(String), node: process.versions.node } } },
      slow: [{ statement: "GET set_logs", calls: 3, slowest_ms: 268 }],
    })
  })

  it("shows the number of AI requests by day and person, never their contents", async () => {
    await database.query(
      `insert into private.ai_calls (user_id, feature, ended_at, tokens)
       values ($1, 'goal', now(), 120), ($1, 'week', now(), null), ($2, 'goal', null, null)`,
      [ann.user.id, ben.user.id],
    )
    const { data } = await call(ada, "admin_ai_use")
    expect(data).toMatchObject({
      limit: 30,
      month: { requests: 3, tokens: 120, failed: 1 },
      today: [
        { email: ann.user.email, used: 2 },
        { email: ben.user.email, used: 1 },
      ],
    })
    const { days } = data as { days: { requests: number }[] }
    expect([days.length, days.at(-1)?.requests]).toEqual([14, 3])
  })

  it("lists every admin action, newest first, including commands", async () => {
    const eve = await signUpAndConfirm(server)
    await call(ada, "admin_note_resend", { person: eve.user.id })
    await call(ada, "admin_delete_user", { person: eve.user.id, email: eve.user.email })
    await command("grant", ben.user.email ?? "")
    await command("revoke", ben.user.email ?? "")
    const { data } = await call(ada, "admin_audit")
    expect((data as object[]).slice(0, 4)).toMatchObject([
      { admin: "by command", action: "tier", subject: ben.user.email, detail: "free" },
      { admin: "by command", action: "tier", subject: ben.user.email, detail: "admin" },
      { admin: ada.user.email, action: "delete", subject: eve.user.email },
      { admin: ada.user.email, action: "resend", subject: eve.user.email },
    ])
  })
})
