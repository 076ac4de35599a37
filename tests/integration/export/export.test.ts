import { PostgrestClient } from "@supabase/postgrest-js"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "#domain/row-types.ts"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import { readExport } from "#tests/support/read-export.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  exportData,
  type ExportRequest,
  type ExportProgress,
} from "#web/features/profile/personal-data/export-data.ts"
import { storedRows } from "./stored-rows.ts"
import { addUglyHistory } from "./ugly-history.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let admin: pg.Pool
let ann: Visitor
beforeAll(async () => {
  server = await startServer()
  admin = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  // The database is dropped before the last connection has closed; that connection's error doesn't matter.
  admin.on("error", () => {})
  ann = await newLifter(60)
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

const kathmandu = "Asia/Kathmandu"

async function newLifter(workouts: number): Promise<Visitor> {
  const visitor = await signUpAndConfirm(server)
  await addUglyHistory(admin, visitor.user.id, workouts)
  return visitor
}

function exportOf({ client, user }: Visitor, change: Partial<ExportRequest> = {}) {
  const { signal } = new AbortController()
  return exportData({
    tables: client,
    userId: user.id,
    signal,
    timeZone: "UTC",
    onProgress: () => {},
    ...change,
  })
}

const read = async ({ file }: { file: Blob }) => readExport(await file.text())
const stored = ({ user }: Visitor) => storedRows(admin, user.id, kathmandu)

/** The official client over a connection that can break. `cut` returns the response to a request that it chooses, or lets the request pass. */
async function onBadWire(
  { client }: Visitor,
  cut: (path: string, count: number) => Response | Promise<undefined>,
) {
  const token = (await client.auth.getSession()).data.session?.access_token
  const counts = new Map<string, number>()
  return new PostgrestClient<Database>(`${server.url}/rest/v1`, {
    headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` },
    retry: false,
    fetch: async (input, init) => {
      const path = new URL(new Request(input).url).pathname.replace("/rest/v1/", "")
      counts.set(path, (counts.get(path) ?? 0) + 1)
      return (await cut(path, counts.get(path) ?? 0)) ?? fetch(input, init)
    },
  })
}

const pass = Promise.resolve(undefined)
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: "permission denied", details: null, hint: null }), { status })

describe("an export", () => {
  it("has all of the person's rows and nobody else's", async () => {
    const ben = await newLifter(3)
    expect(await read(await exportOf(ben))).toEqual(await stored(ben))
    expect(await read(await exportOf(ann))).toEqual(await stored(ann))
  })

  it("of 100,000 sets equals the database's rows when read by another reader", async () => {
    const lifter = await newLifter(5000)
    const progress: ExportProgress[] = []
    const exported = await exportOf(lifter, { onProgress: (each) => progress.push(each) })
    const inFile = await read(exported)
    const expected = await stored(lifter)
    expect(expected.set_logs).toHaveLength(100_000)
    expect(inFile).toEqual(expected)

    const total = Object.values(expected).reduce((sum, rows) => sum + rows.length, 0)
    expect(exported.rows).toBe(total)
    expect(progress.at(-1)).toEqual({ table: "body_measurements", rows: total, total, round: 1 })
    expect(progress.length).toBeGreaterThan(100)
    expect(progress.map(({ rows }) => rows)).toEqual(
      progress.map(({ rows }) => rows).toSorted((a, b) => a - b),
    )
  }, 120_000)

  it("of a new account has the profile and the column names", async () => {
    const nobody = await signUpAndConfirm(server)
    const { profiles, ...others } = await read(await exportOf(nobody))
    expect(profiles).toMatchObject([{ id: nobody.user.id, name: "", tier: "free" }])
    expect(Object.values(others).flat()).toEqual([])
  })

  it("has every row even if the server returns fewer than requested", async () => {
    const frugal = await startServer({ TABLES_MAX_ROWS: "7", DATABASE_URL: server.databaseUrl })
    try {
      const client = newClient(frugal)
      await client.auth.signInWithPassword({ email: ann.user.email ?? "", password })
      expect(await read(await exportOf({ client, user: ann.user }))).toEqual(await stored(ann))
    } finally {
      await frugal.stop()
    }
  }, 120_000)
})

describe("an export of data that changes while it is read", () => {
  const changes = {
    "a workout that is added": (id: string) =>
      admin.query("insert into workout_logs (user_id, date, name) values ($1, '2011-01-01', 'late')", [id]),
    "a set that is changed": (id: string) =>
      admin.query("update set_logs set notes = 'late' where user_id = $1 and set_number = 1", [id]),
    "a weight that is deleted": (id: string) =>
      admin.query(
        "delete from weight_logs where id in (select id from weight_logs where user_id = $1 order by date, id limit 1)",
        [id],
      ),
    "a routine that gets another name": (id: string) =>
      admin.query("update workouts set name = 'renamed' where user_id = $1", [id]),
  }

  it.each(Object.entries(changes))("is read again after %s", async (_, change) => {
    const rounds = new Set<number>()
    const tables = await onBadWire(ann, async (path, count) => {
      if (path === "weight_logs" && count === 2) await change(ann.user.id)
      return undefined
    })
    const exported = await exportOf(ann, { tables, onProgress: ({ round }) => rounds.add(round) })
    expect(await read(exported)).toEqual(await stored(ann))
    expect([...rounds]).toEqual([1, 2])
  })

  it("starts over after a row that was added and deleted", async () => {
    const rounds = new Set<number>()
    const tables = await onBadWire(ann, async (path, count) => {
      if (path === "goals" && count === 1)
        await admin.query(
          "insert into goals (user_id, title, goal_type, metric, target_value) values ($1, 'passing', 'strength', 'reps', 1)",
          [ann.user.id],
        )
      if (path === "ai_analyses" && count === 1)
        await admin.query("delete from goals where user_id = $1 and title = 'passing'", [ann.user.id])
      return undefined
    })
    const exported = await exportOf(ann, { tables, onProgress: ({ round }) => rounds.add(round) })
    expect(await read(exported)).toEqual(await stored(ann))
    expect([...rounds]).toEqual([1, 2])
  })

  it("is abandoned if the data keeps changing", async () => {
    const tables = await onBadWire(ann, async (path) => {
      if (path === "weight_logs")
        await admin.query("update profiles set age = age + 1 where id = $1", [ann.user.id])
      return undefined
    })
    await expect(exportOf(ann, { tables })).rejects.toThrow(
      "An unexpected error occurred during data download.",
    )
  })
})

describe("an export that fails", () => {
  it.each([
    ["profiles", "Failed to fetch profile data: permission denied"],
    ["workout_logs", "Failed to fetch workout logs: permission denied"],
    ["rpc/export_sets", "Failed to fetch set logs: permission denied"],
    ["weight_logs", "Failed to fetch weight logs: permission denied"],
    ["goals", "Failed to fetch goals: permission denied"],
    ["ai_analyses", "Failed to fetch AI analyses: permission denied"],
    ["rpc/export_stamp", "An unexpected error occurred during data download."],
  ])("at %s says so, even halfway through", async (where, sentence) => {
    const isLate = where.startsWith("rpc") || where === "weight_logs"
    const tables = await onBadWire(ann, (path, count) =>
      path === where && count === (isLate ? 2 : 1) ? refused(403, "42501") : pass,
    )
    await expect(exportOf(ann, { tables })).rejects.toThrow(sentence)
  })

  it("after the session has ended says so", async () => {
    const tables = await onBadWire(ann, (path, count) =>
      path === "rpc/export_sets" && count === 2 ? refused(401, "PGRST301") : pass,
    )
    await expect(exportOf(ann, { tables })).rejects.toThrow("User not logged in.")
  })

  it("because the server doesn't respond says so after three tries", async () => {
    let tries = 0
    const tables = await onBadWire(ann, (path) => {
      if (path !== "goals") return pass
      tries += 1
      throw new TypeError("Failed to fetch")
    })
    await expect(exportOf(ann, { tables })).rejects.toThrow(
      "Failed to fetch goals: Repertoire can’t be reached. Check your connection and try again.",
    )
    expect(tries).toBe(3)
  })

  it("before it has started, because the server doesn't respond, says so", async () => {
    const tables = await onBadWire(ann, () => {
      throw new TypeError("Failed to fetch")
    })
    await expect(exportOf(ann, { tables })).rejects.toThrow(
      "An unexpected error occurred during data download. Repertoire can’t be reached. Check your connection and try again.",
    )
  })

  it("continues after one lost response", async () => {
    const tables = await onBadWire(ann, (path, count) => {
      if (path === "rpc/export_sets" && count === 2) return new Response("<html>busy</html>", { status: 503 })
      if (path === "workout_logs" && count === 1) throw new TypeError("Failed to fetch")
      return pass
    })
    expect(await read(await exportOf(ann, { tables }))).toEqual(await stored(ann))
  })

  it("to read names replaces them, and says which", async () => {
    const tables = await onBadWire(ann, (path) => {
      const isNames = path === "exercises" || path === "workouts"
      return isNames ? refused(403, "42501") : pass
    })
    const exported = await exportOf(ann, { tables })
    expect(exported.missingNames.toSorted()).toEqual(["exercises", "workouts"])
    const { set_logs, workout_logs, goals } = await read(exported)
    expect(new Set(set_logs.map(({ exercise_name }) => exercise_name))).toEqual(new Set(["Unknown Exercise"]))
    expect(new Set(goals.map(({ exercise_name }) => exercise_name))).toEqual(
      new Set(["Overall", "Unknown Exercise"]),
    )
    const unnamed = workout_logs.filter(({ workout_name }) => workout_name === "Unknown Workout")
    expect(unnamed).toHaveLength(10)
  })

  it("stops at once when it is cancelled", async () => {
    const controller = new AbortController()
    let asked = 0
    const tables = await onBadWire(ann, () => {
      asked += 1
      return pass
    })
    const cancelled = exportOf(ann, {
      tables,
      signal: controller.signal,
      onProgress: ({ table }) => {
        if (table === "set_logs") controller.abort()
      },
    })
    await expect(cancelled).rejects.toThrow(/abort/i)
    const askedUntilThen = asked
    expect(askedUntilThen).toBeLessThan(12)
    await new Promise(setImmediate)
    expect(asked).toBe(askedUntilThen)
  })
})

describe("the database functions for the export", () => {
  it("return nobody else's rows, and nothing without an account", async () => {
    const ben = await signUpAndConfirm(server)
    const { data: stamps } = await ben.client.rpc("export_stamp").throwOnError()
    expect(stamps).toMatchObject([{ stamps: { profiles: { row_count: 1 } } }])
    expect(Object.keys(stamps[0]?.stamps ?? {})).toEqual(["profiles"])
    expect((await ben.client.rpc("export_sets")).data).toEqual([])
    const [log] = (await ann.client.from("workout_logs").select("id").throwOnError()).data
    const after = { after_date: "1900-01-01", after_log: log?.id ?? "", after_exercise: 1, after_set: 1 }
    expect((await ben.client.rpc("export_sets", after)).data).toEqual([])
    const nobody = newClient(server)
    expect((await nobody.rpc("export_stamp")).status).toBe(401)
    expect((await nobody.rpc("export_sets")).status).toBe(401)
  })
})
