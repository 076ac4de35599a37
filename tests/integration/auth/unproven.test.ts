import { randomUUID } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Client, newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import { type PretendProvider, startProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { serveOnDeno } from "../functions/serve-on-deno.ts"
import { bearer, call, signIn, sql } from "@repertoire/backend/testing/wire.ts"

let provider: PretendProvider
let server: TestServer
let admin: Awaited<ReturnType<typeof anAdmin>>
/** The token of a session whose owner knows the admin's password and nothing else. */
let thief: string
beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    OPENAI_API_KEY: "sk-unproven",
    OPENAI_BASE_URL: provider.baseUrl,
    STRAVA_CLIENT_ID: "1",
    STRAVA_CLIENT_SECRET: "secret",
  })
  admin = await anAdmin()
  thief = (await signIn(server, { email: admin.email, password })).access
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

/** An admin whose account has an authenticator app, in a session that has verified it. */
async function anAdmin() {
  const { client, user } = await signUpAndConfirm(server)
  await sql(server, "update public.profiles set tier = 'admin' where id = $1", [user.id])
  await enrolled(client)
  const access = (await client.auth.getSession()).data.session?.access_token ?? ""
  return { access, email: user.email ?? "", id: user.id }
}

/** Adds an authenticator app to an account and verifies it in this session. */
async function enrolled(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" })
  if (error) throw error
  const { secret } = data.totp
  await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) })
  return { id: data.id, secret }
}

/** The code that the app shows, now or a few seconds later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: Date.now() + later * 1_000,
  })

async function ask(method: string, path: string, token: string, body?: unknown, at = server.url) {
  const response = await fetch(at + path, {
    method,
    headers: { apikey: server.anonKey, "content-type": "application/json", ...bearer(token) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) }
}

const rpc = (name: string, token: string, body: object = {}) =>
  ask("POST", `/rest/v1/rpc/${name}`, token, body)

describe("the password of an admin with a second factor", () => {
  test("gives no access to admin functions or the account", async () => {
    const { user: victim } = await signUpAndConfirm(server)
    const person = victim.id
    const tries: [string, object?][] = [
      ["admin_users"],
      ["admin_audit"],
      ["admin_health"],
      ["admin_library"],
      ["admin_set_tier", { person, tier: "admin" }],
      ["admin_set_disabled", { person, is_disabled: true }],
      ["admin_sign_out", { person }],
      ["admin_delete_user", { person, email: victim.email }],
      ["my_devices"],
      ["delete_my_account"],
    ]
    for (const [name, body] of tries) {
      expect([name, await rpc(name, thief, body)]).toMatchObject([
        name,
        { status: 403, body: { details: '{"reason":"second_factor"}' } },
      ])
    }
    const read = await ask("GET", "/rest/v1/rpc/admin_users", thief)
    expect(read.status).toBe(403)
    expect(JSON.stringify(read.body)).not.toContain(victim.email)
    expect(await sql(server, "select 1 as is_there from auth.users where id = $1", [person])).toHaveLength(1)
    expect((await rpc("admin_users", admin.access)).status).toBe(200)
  })

  test("ends no other session of the account", async () => {
    const { body } = await rpc("my_devices", admin.access)
    const [device] = body as { id: string }[]
    expect((await rpc("sign_out_device", thief, { id: device?.id })).status).toBe(403)
    expect((await rpc("my_devices", admin.access)).body).toHaveLength((body as object[]).length)
  })

  test("can't add anything: no import, no connection to Strava", async () => {
    const entry = { id: randomUUID(), file_name: "a.csv", source: "Strong", parts: 1, exercises: [] }
    const counts = { workouts: 0, sets: 0, weights: 0 }
    expect((await rpc("begin_import", thief, { import: { ...entry, ...counts } })).status).toBe(403)
    const mine = { athlete: "A stranger", sealed_tokens: "tokens" }
    expect((await rpc("keep_strava_connection", thief, mine)).status).toBe(403)
    expect((await rpc("read_strava_connection", admin.access)).body).toBeNull()
    await rpc("keep_strava_connection", admin.access, { ...mine, athlete: "Ada" })
    expect((await rpc("read_strava_connection", thief)).body).toBeNull()
    await rpc("forget_strava_connection", thief)
    expect((await rpc("read_strava_connection", admin.access)).body).toMatchObject({ athlete: "Ada" })
  })

  test("can't call any function, here or on a hosted project", async () => {
    const deno = await serveOnDeno("strava", {
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: server.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: server.serviceRoleKey,
    })
    try {
      const refusal = {
        status: 403,
        body: { code: "insufficient_aal", message: "AAL2 required to call a function" },
      }
      const connect = { action: "connect" }
      expect(await ask("POST", "/functions/v1/strava", thief, connect)).toEqual(refusal)
      expect(await ask("POST", "/strava", thief, connect, deno.url)).toEqual(refusal)
      const week = { feature: "week", today: "2026-11-21", unit: "kg" }
      expect(await ask("POST", "/functions/v1/coach", thief, week)).toEqual(refusal)
      expect(provider.requests).toEqual([])
      expect((await ask("POST", "/functions/v1/strava", admin.access, connect)).status).toBe(200)
      expect((await ask("POST", "/strava", admin.access, connect, deno.url)).status).toBe(503)
    } finally {
      deno.process.kill()
    }
  })

  test("is still enough to sign out", async () => {
    const client = newClient(server)
    await client.auth.signInWithPassword({ email: admin.email, password })
    expect((await client.auth.getUser()).data.user?.factors).toHaveLength(1)
    expect((await client.auth.signOut({ scope: "local" })).error).toBeNull()
  })
})

test("an account with a second factor is closed to someone who knows only its password, and open with the code", async () => {
  const { client, user } = await signUpAndConfirm(server)
  const factor = await enrolled(client)
  const weight = { user_id: user.id, weight: 80, date: "2025-11-21" }
  expect((await client.from("weight_logs").insert(weight)).error).toBeNull()
  const thief = newClient(server)
  await thief.auth.signInWithPassword({ email: user.email ?? "", password })
  expect((await thief.from("weight_logs").select("weight")).data).toEqual([])
  expect((await thief.from("weight_logs").insert({ ...weight, date: "2025-11-22" })).error).toMatchObject({
    code: "42501",
  })
  expect((await thief.from("weight_logs").delete().eq("user_id", user.id).select()).data).toEqual([])
  await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret, 30) })
  expect((await thief.from("weight_logs").select("weight")).data).toHaveLength(1)
})

describe("a personal key of an admin", () => {
  test("can read the tables, and can't use admin functions or the account's sessions", async () => {
    const made = await call(
      server,
      "POST",
      "/personal-keys",
      { name: "Script", scope: "read", days: 30 },
      bearer(admin.access),
    )
    const key = String(made.body["key"])
    const functions = await sql(
      server,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 's'
         and pronargs = pronargdefaults and has_function_privilege('authenticated', oid, 'execute')`,
    )
    expect(functions.length).toBeGreaterThan(6)
    for (const { name } of functions) {
      for (const method of ["GET", "HEAD"]) {
        const { status, body } = await ask(method, `/rest/v1/rpc/${String(name)}`, key)
        expect([name, method, status]).toEqual([name, method, 403])
        expect(JSON.stringify(body)).not.toContain("@example.com")
      }
    }
    expect((await ask("GET", "/rest/v1/profiles?select=id", key)).body).toEqual([{ id: admin.id }])
  })
})
