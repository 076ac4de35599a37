import { randomUUID } from "node:crypto"
import FitParser from "fit-file-parser"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stravaAddressSchema, stravaStatusSchema } from "#domain/strava/answers.ts"
import type { StravaRequest } from "#domain/strava/requests.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import { type PretendStrava, startStrava, stravaClient } from "#tests/support/pretend-strava.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Person = Awaited<ReturnType<typeof signUpAndConfirm>>

let strava: PretendStrava
let server: TestServer
let database: pg.Client
let ann: Person
let bob: Person
let day = 0
beforeAll(async () => {
  strava = await startStrava()
  server = await startServer({
    STRAVA_CLIENT_ID: stravaClient.id,
    STRAVA_CLIENT_SECRET: stravaClient.secret,
    STRAVA_BASE_URL: strava.baseUrl,
  })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  ann = await signUpAndConfirm(server)
  bob = await signUpAndConfirm(server)
})
afterAll(async () => {
  await database.end()
  await server.stop()
  await strava.stop()
})
beforeEach(async () => {
  strava.activities.length = 0
  await connect(ann)
  strava.asked.length = 0
})

async function ask({ client }: Person, request: StravaRequest) {
  const { data, error, response } = await client.functions.invoke("strava", { body: request })
  if (!error) return stravaStatusSchema.parse(data)
  throw new Error(`${response?.status} ${JSON.stringify(await response?.json())}`)
}

async function addressFor({ client }: Person) {
  const { data } = await client.functions.invoke("strava", { body: { action: "connect" } })
  return stravaAddressSchema.parse(data).address
}

async function connect(person: Person) {
  return ask(person, { action: "finish", ...(await strava.allow(await addressFor(person))) })
}

const share = (person: Person, log_id: string, time_zone = "Europe/Berlin") =>
  ask(person, { action: "share", log_id, time_zone })

/** A workout on a separate day, so that no two look the same to Strava. */
async function logged({ client }: Person, { exercise = "Bench Press (Barbell)", set = {} } = {}) {
  day += 1
  const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
  const { data: found } = await client
    .from("exercises")
    .select("id")
    .eq("name", exercise)
    .single()
    .throwOnError()
  const numbers = exercise.startsWith("Bench") ? { reps: 5, weight: 82.5, weight_unit: "kg" } : set
  const { data } = await client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date, name: "Push", duration_seconds: 3600, started_at: `${date}T17:00:00Z` },
      sets: [{ exercise_id: found.id, exercise_order: 1, set_number: 1, ...numbers }],
    })
    .throwOnError()
  return (data as { id: string }).id
}

async function edit({ client }: Person, id: string) {
  await client.from("workout_logs").update({ notes: "It was heavy" }).eq("id", id).throwOnError()
}

/** Makes attempts look this many minutes older. */
async function ageShares(minutes: number) {
  await database.query(
    `update private.strava_shares set started_at = started_at - interval '1 minute' * $1`,
    [minutes],
  )
}

const sent = (count: number) =>
  strava.asked.filter((kind) => kind === "POST /uploads" || kind === "POST /activities").length === count

describe("connecting", () => {
  it("leads to Strava's page with the needed permissions, and stores the athlete", async () => {
    const address = new URL(await addressFor(bob))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: stravaClient.id,
      redirect_uri: `${server.url}/strava`,
      response_type: "code",
      scope: "activity:write,activity:read_all",
    })
    const { connection } = await connect(bob)
    expect(connection?.athlete).toBe("Ann Lee")
    expect((await ask(bob, { action: "disconnect" })).connection).toBeNull()
  })

  it.each([
    [
      "read,activity:read_all",
      "Strava didn’t allow the upload. Connect again and leave “Upload your activities” checked.",
    ],
    [
      "read,activity:write",
      "Strava didn’t let us check whether the workout arrived. Connect again and leave both “View data” boxes checked.",
    ],
  ])("says what is missing if only %s is granted, and stores nothing", async (scope, sentence) => {
    strava.grants(scope)
    await expect(connect(bob)).rejects.toThrow(`403 ${JSON.stringify({ message: sentence })}`)
    strava.grants(undefined)
    expect((await ask(bob, { action: "status", log_id: null })).connection).toBeNull()
  })

  it("accepts Strava's redirect only for the account that started it, and a code only once", async () => {
    const anns = await strava.allow(await addressFor(ann))
    await expect(ask(bob, { action: "finish", ...anns })).rejects.toThrow("belongs to another account")
    await expect(ask(bob, { action: "finish", ...anns, state: "AAAA" })).rejects.toThrow(
      "belongs to another account",
    )
    await ask(ann, { action: "finish", ...anns })
    await expect(ask(ann, { action: "finish", ...anns })).rejects.toThrow("Strava didn’t accept the request.")
  })

  it("stores no token in readable form, not even in the database", async () => {
    const { rows } = await database.query("select c::text as text from private.strava_connections c")
    const [kept] = rows.map(({ text }) => String(text))
    expect(kept).not.toMatch(/token|refresh/)
    // The tokens are encrypted for one person and don't work in another person's row.
    const { data } = await ann.client.rpc("read_strava_connection").throwOnError()
    await bob.client
      .rpc("keep_strava_connection", {
        athlete: "Ann",
        sealed_tokens: (data as { sealed_tokens: string }).sealed_tokens,
      })
      .throwOnError()
    await expect(share(bob, await logged(bob))).resolves.toMatchObject({ connection: null })
    expect(strava.activities).toEqual([])
  })

  it("can be undone at Strava too, and says so if Strava couldn't be reached", async () => {
    const before = strava.permissions()
    expect(await ask(ann, { action: "disconnect" })).toEqual({ connection: null, share: null, message: null })
    expect(strava.permissions()).toBe(before - 1)
    await connect(ann)
    strava.meets("POST /oauth/revoke", { is: "status", status: 500 })
    const { connection, message } = await ask(ann, { action: "disconnect" })
    expect([connection, message]).toEqual([
      null,
      "You’re disconnected here, but Strava didn’t respond. Remove Repertoire there too, under Settings, My Apps.",
    ])
  })
})

describe("a workout", () => {
  it("is uploaded as a file with its sets, followed until it is processed, and posted once however often it is shared", async () => {
    strava.thinks(2)
    const log = await logged(ann)
    const { share: told } = await share(ann, log)
    strava.thinks(0)
    expect(told).toMatchObject({ state: "sent", edited_at: null, message: null })
    const [activity] = strava.activities
    expect(activity).toMatchObject({
      name: "Push",
      external_id: `${log}.1.fit`,
      sport_type: "WeightTraining",
      elapsed_time: 3600,
    })
    expect(activity?.description).toContain("82.5 kg × 5")
    expect(told?.activity_url).toBe(`https://www.strava.com/activities/${activity?.id}`)
    const { sets } = await new FitParser({ mode: "list", force: false }).parseAsync(
      new Uint8Array(activity?.file ?? []).buffer,
    )
    expect(sets?.[0]).toMatchObject({ repetitions: 5, weight: 82.5, category: ["bench_press"] })

    await Promise.all([share(ann, log), share(ann, log)])
    expect(strava.activities).toHaveLength(1)
    expect(sent(1)).toBe(true)
  })

  it("is sent once if two screens share it at the same moment", async () => {
    const log = await logged(ann)
    await Promise.all([share(ann, log), share(ann, log), share(ann, log)])
    expect(strava.activities).toHaveLength(1)
    expect(sent(1)).toBe(true)
  })

  it("with only a distance is sent as its kind of cardio, with its local start and its meters", async () => {
    const log = await logged(ann, {
      exercise: "Running (Treadmill)",
      set: { distance: 5, distance_unit: "km", duration_minutes: 30 },
    })
    await share(ann, log)
    expect(strava.activities).toMatchObject([
      {
        sport_type: "Run",
        elapsed_time: 3600,
        distance: 5000,
        start_date_local: expect.stringMatching(/T18:00:00Z$/),
      },
    ])
  })

  it.each([["the upload is refused"], ["the file is refused afterwards"]])(
    "is sent as a manual activity where %s",
    async (which) => {
      if (which === "the upload is refused") strava.meets("POST /uploads", { is: "status", status: 400 })
      else strava.refusesFiles("The file is malformed.")
      const { share: told } = await share(ann, await logged(ann))
      strava.refusesFiles(undefined)
      expect(told?.state).toBe("sent")
      expect(strava.activities).toMatchObject([
        { external_id: null, sport_type: "WeightTraining", elapsed_time: 3600 },
      ])
      expect(strava.activities[0]?.description).toContain("82.5 kg × 5")
    },
  )

  it("can't be sent by anyone but its owner, or without a connection", async () => {
    const anns = await logged(ann)
    await expect(share(bob, anns)).rejects.toThrow("409")
    await connect(bob)
    await expect(share(bob, anns)).rejects.toThrow("404")
    await share(ann, anns)
    expect((await ask(bob, { action: "status", log_id: anns })).share).toBeNull()
    expect((await ask(bob, { action: "look", log_id: anns })).share).toBeNull()
    const record = {
      workout_log_id: anns,
      revision: 1,
      way: "file",
      starts_at: "2026-01-01",
      start_date_local: "",
      elapsed_seconds: 1,
    }
    const { data } = await bob.client.rpc("begin_strava_share", record).throwOnError()
    expect(data).toBeNull()
    await ask(bob, { action: "disconnect" })
  })

  it("that was edited says so, stays unchanged on Strava, and is sent again once it is deleted there", async () => {
    const log = await logged(ann)
    await share(ann, log)
    await edit(ann, log)
    const { share: told } = await ask(ann, { action: "status", log_id: log })
    expect(told).toMatchObject({ state: "sent", edited_at: expect.any(String) })
    const { message } = await share(ann, log)
    expect(message).toBe("The earlier version is still on Strava. Delete it there first, then send this one.")
    expect(strava.activities).toHaveLength(1)

    strava.remove(strava.activities[0]?.id ?? 0)
    expect((await share(ann, log)).share).toMatchObject({ state: "sent", edited_at: null })
    expect(strava.activities).toHaveLength(1)
    expect(strava.activities[0]?.description).toContain("It was heavy")
  })

  it("that was deleted on Strava says so, and one that was deleted here stays recorded", async () => {
    const log = await logged(ann)
    await share(ann, log)
    strava.remove(strava.activities[0]?.id ?? 0)
    expect((await ask(ann, { action: "status", log_id: log })).share?.state).toBe("gone")
    expect((await share(ann, log)).share?.state).toBe("sent")
    await ann.client.from("workout_logs").delete().eq("id", log).throwOnError()
    expect((await ask(ann, { action: "status", log_id: log })).share?.state).toBe("sent")
  })
})

describe("tokens", () => {
  it("that have expired are renewed once, however many requests need them at the same time", async () => {
    const logs = await Promise.all([logged(ann), logged(ann), logged(ann)])
    strava.expireTokens()
    await Promise.all(logs.map((log) => share(ann, log)))
    expect(strava.activities).toHaveLength(3)
    expect(strava.asked.filter((kind) => kind === "POST /oauth/token")).toHaveLength(1)
  })

  it("that Strava no longer accepts end the connection, and a new connection sends the workout", async () => {
    const log = await logged(ann)
    strava.forgetPermissions()
    expect(await share(ann, log)).toMatchObject({
      connection: null,
      share: {
        state: "failed",
        needs_connection: true,
        message: "Strava no longer recognizes this connection. Connect again.",
      },
    })
    await connect(ann)
    expect((await share(ann, log)).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })

  it("that can't be renewed at the moment don't end the connection", async () => {
    const log = await logged(ann)
    strava.expireTokens()
    strava.meets("POST /oauth/token", { is: "status", status: 500 })
    expect(await share(ann, log)).toMatchObject({
      connection: { athlete: "Ann Lee" },
      share: { state: "failed", message: "Strava isn’t responding. Try again in a minute." },
    })
    expect((await share(ann, log)).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })
})

describe("exactly one activity", () => {
  it.each([
    ["POST /uploads", "lost"],
    ["POST /uploads", "half"],
    ["POST /activities", "lost"],
    ["POST /activities", "half"],
  ] as const)("if the response to %s is %s after it was created", async (kind, is) => {
    if (kind === "POST /activities") strava.meets("POST /uploads", { is: "status", status: 400 })
    strava.meets(kind, { is })
    const log = await logged(ann)
    expect((await share(ann, log)).share?.state).toBe("sent")
    await share(ann, log)
    expect(strava.activities).toHaveLength(1)
  })

  it.each([
    ["POST /uploads", { is: "status", status: 500 }],
    ["POST /uploads", { is: "dropped" }],
    ["POST /activities", { is: "status", status: 502 }],
    ["POST /activities", { is: "dropped" }],
  ] as const)(
    "if %s gets %o and nothing was created: it is looked for before it is sent again",
    async (kind, fault) => {
      if (kind === "POST /activities") strava.meets("POST /uploads", { is: "status", status: 400 })
      strava.meets(kind, fault)
      const log = await logged(ann)
      expect((await share(ann, log)).share?.state).toBe("unanswered")
      const posts = strava.asked.filter((each) => each.startsWith("POST")).length
      // Pressing again at once doesn't repeat the request, and a check reports that it may still arrive.
      expect((await share(ann, log)).share?.state).toBe("unanswered")
      const { message } = await ask(ann, { action: "look", log_id: log })
      expect(message).toBe("The workout isn’t on Strava yet. Check again in a minute.")
      expect(strava.asked.filter((each) => each.startsWith("POST"))).toHaveLength(posts)

      await ageShares(2)
      expect((await ask(ann, { action: "look", log_id: log })).share).toMatchObject({
        state: "failed",
        message: "The workout isn’t on Strava. You can send it again.",
      })
      expect((await share(ann, log)).share?.state).toBe("sent")
      expect(strava.activities).toHaveLength(1)
    },
  )

  it("if both the response and the check are lost: it is found later", async () => {
    strava.meets("POST /uploads", { is: "lost" })
    strava.meets("GET /athlete/activities", { is: "status", status: 500 })
    const log = await logged(ann)
    expect((await share(ann, log)).share?.state).toBe("unanswered")
    expect((await ask(ann, { action: "look", log_id: log })).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })

  it("if this server crashed after sending: it may have arrived, and is looked for", async () => {
    const log = await logged(ann)
    await share(ann, log)
    await database.query(
      "update private.strava_shares set state = 'sending', upload_id = null, activity_id = null where workout_log_id = $1",
      [log],
    )
    expect((await share(ann, log)).share?.state).toBe("sending")
    await ageShares(3)
    expect((await ask(ann, { action: "status", log_id: log })).share?.state).toBe("unanswered")
    expect((await share(ann, log)).share?.state).toBe("unanswered")
    expect((await ask(ann, { action: "look", log_id: log })).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })

  it("if it is already there, and Strava calls it a duplicate", async () => {
    const log = await logged(ann)
    await share(ann, log)
    await database.query("delete from private.strava_shares where workout_log_id = $1", [log])
    expect((await share(ann, log)).share?.activity_url).toContain(String(strava.activities[0]?.id))
    expect(strava.activities).toHaveLength(1)
  })

  it("if Strava is slow", async () => {
    strava.meets("POST /uploads", { is: "late", milliseconds: 1500 })
    const log = await logged(ann)
    const [first, second] = await Promise.all([share(ann, log), share(ann, log)])
    expect(new Set([first.share?.state, second.share?.state])).toEqual(new Set(["sending", "sent"]))
    expect(strava.activities).toHaveLength(1)
  })

  it("if the token is refused in the middle of sending", async () => {
    strava.meets("POST /uploads", { is: "status", status: 401 })
    expect((await share(ann, await logged(ann))).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })
})

describe("a refusal is reported", () => {
  it("with the time when Strava accepts more requests, by its quarter-hour or daily limit", async () => {
    const log = await logged(ann)
    strava.meets("POST /uploads", { is: "status", status: 429 })
    const { share: told } = await share(ann, log)
    expect(told).toMatchObject({
      state: "failed",
      message: "This server has reached Strava’s request limit for now.",
    })
    const quarter = 15 * 60_000
    expect(Date.parse(told?.retry_at ?? "")).toBe((Math.floor(Date.now() / quarter) + 1) * quarter)

    const headers = { "x-ratelimit-limit": "200,2000", "x-ratelimit-usage": "12,2000" }
    strava.meets("POST /uploads", { is: "status", status: 429, headers })
    const { share: later } = await share(ann, log)
    expect(later?.retry_at).toMatch(/T00:00:00/)
    expect((await share(ann, log)).share?.state).toBe("sent")
    expect(strava.activities).toHaveLength(1)
  })

  it("as a missing permission, or as one that the app itself has lost", async () => {
    const log = await logged(ann)
    const permission = {
      errors: [{ resource: "AccessToken", field: "activity:write_permission", code: "missing" }],
    }
    strava.meets("POST /uploads", { is: "status", status: 403, body: permission })
    expect((await share(ann, log)).share).toMatchObject({
      needs_connection: true,
      message: "Strava didn’t allow the upload. Connect again and leave “Upload your activities” checked.",
    })
    const inactive = { errors: [{ resource: "Application", field: "Status", code: "Inactive" }] }
    strava.meets("POST /uploads", { is: "status", status: 403, body: inactive })
    expect((await share(ann, log)).share).toMatchObject({
      needs_connection: false,
      message: "Strava has turned this server’s app off. Save the FIT file and add it there by hand.",
    })
    expect(strava.activities).toEqual([])
  })

  it("if it conflicts with another activity", async () => {
    const log = await logged(ann)
    strava.meets("POST /uploads", { is: "status", status: 400 })
    strava.meets("POST /activities", { is: "status", status: 409 })
    expect((await share(ann, log)).share?.message).toBe(
      "Strava has another activity at that time and didn’t accept this one.",
    )
  })

  it("for an invalid request", async () => {
    const bodies = [
      "",
      "[]",
      { action: "share", log_id: "x" },
      { action: "share", log_id: randomUUID(), time_zone: "Nowhere/Land" },
    ]
    for (const body of bodies) await expect(ask(ann, body as StravaRequest)).rejects.toThrow("400")
  })
})

it("says that Strava isn't set up if its settings are missing", async () => {
  const bare = await startServer()
  const { client } = await signUpAndConfirm(bare)
  const { response } = await client.functions.invoke("strava", { body: { action: "connect" } })
  expect([response?.status, await response?.json()]).toEqual([
    503,
    { message: "Strava isn’t set up on this server." },
  ])
  await bare.stop()
})
