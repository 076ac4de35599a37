import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, signIn, sql } from "@repertoire/backend/testing/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const rest = (method: string, path: string, key: string, body?: unknown, headers = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: { ...bearer(key), "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function withKey(scope: "read" | "log", days = 90) {
  const { client, user } = await signUpAndConfirm(server)
  const { data } = await client.auth.getSession()
  const access = data.session?.access_token ?? ""
  const made = await call(server, "POST", "/personal-keys", { name: "Script", scope, days }, bearer(access))
  expect(made.status).toBe(200)
  return { client, user, access, id: String(made.body["id"]), key: String(made.body["key"]) }
}

const list = async (access: string) => {
  const response = await fetch(`${server.url}/auth/v1/personal-keys`, { headers: bearer(access) })
  return response.json()
}

const weight = { op_id: randomUUID(), weight_date: "2025-11-21", weight: 80, weight_unit: "kg" }

describe("a personal key", () => {
  test("is shown once, and only its fingerprint is stored", async () => {
    const { key, id, access, user } = await withKey("read")
    expect(key).toMatch(/^rpt_read_[\w-]{32}$/)
    const [listed] = await list(access)
    expect(listed).toEqual({
      id,
      name: "Script",
      scope: "read",
      created_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
    })
    const rows = await sql(
      server,
      "select to_jsonb(k)::text as row from auth_guard.personal_keys k where user_id = $1",
      [user.id],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test("reads only its owner's data, as JSON and as a table, and records when it was used", async () => {
    const { client, key, access } = await withKey("read")
    await client.rpc("log_weight", weight)
    const stranger = await withKey("read")
    const rows = await rest("GET", "weight_logs?select=weight,date", key)
    expect(await rows.json()).toEqual([{ weight: 80, date: "2025-11-21" }])
    const table = await rest("GET", "weight_logs?select=weight,date", key, undefined, { accept: "text/csv" })
    expect(await table.text()).toBe("weight,date\n80,2025-11-21")
    expect(await (await rest("GET", "weight_logs", stranger.key)).json()).toEqual([])
    expect((await list(access))[0].last_used_at).toEqual(expect.any(String))
  })

  test("that may only read can't write, by any method", async () => {
    const { key, user, client } = await withKey("read")
    await client.rpc("log_weight", weight)
    const { data: devices } = await client.rpc("my_devices")
    const tries: [string, string, unknown?][] = [
      ["POST", "weight_logs", { weight: 1, date: "2025-11-20" }],
      ["PATCH", "weight_logs?weight=eq.80", { weight: 1 }],
      ["DELETE", "weight_logs?weight=eq.80"],
      ["PUT", `profiles?id=eq.${user.id}`, { id: user.id }],
      ["POST", "rpc/log_weight", { ...weight, op_id: randomUUID() }],
      ["POST", "rpc/delete_my_account"],
      ["POST", "rpc/sign_out_device", { id: devices?.[0]?.id }],
    ]
    for (const [method, path, body] of tries) {
      const answer = await rest(method, path, key, body)
      expect({ path, status: answer.status }).toEqual({ path, status: 403 })
      expect(await answer.json()).toMatchObject({ message: "This key can only read data" })
    }
    const sneaky = await rest("GET", `rpc/sign_out_device?id=${devices?.[0]?.id}`, key)
    expect(sneaky.status).toBeGreaterThanOrEqual(400)
    expect((await client.rpc("my_devices")).data).toHaveLength(devices?.length ?? 0)
    expect((await client.from("weight_logs").select("weight")).data).toEqual([{ weight: 80 }])
  })

  test("that may log can log weights, measurements and workouts, and change nothing else", async () => {
    const { key, client } = await withKey("log")
    expect((await rest("POST", "rpc/log_weight", key, { ...weight, op_id: randomUUID() })).status).toBe(200)
    expect((await client.from("weight_logs").select("weight")).data).toEqual([{ weight: 80 }])
    const measured = {
      op_id: randomUUID(),
      body_date: "2025-11-21",
      measurements: [{ measure: "neck", value: 38, unit: "cm" }],
    }
    expect((await rest("POST", "rpc/log_body", key, measured)).status).toBe(200)
    for (const [method, path] of [
      ["DELETE", "weight_logs?weight=eq.80"],
      ["POST", "goals"],
      ["POST", "rpc/delete_my_account"],
    ] as const) {
      const answer = await rest(method, path, key, {})
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ message: "This key can only read and log data" })
    }
  })

  test("expires on its day, and ends at once if it is revoked or its owner is banned or deleted", async () => {
    const ended = await withKey("read")
    await sql(server, "update auth_guard.personal_keys set expires_at = now() where id = $1", [ended.id])
    expect(await (await rest("GET", "goals", ended.key)).json()).toMatchObject({ code: "PGRST303" })

    const revoked = await withKey("read")
    const remove = (access: string) =>
      call(server, "DELETE", `/personal-keys/${revoked.id}`, undefined, bearer(access))
    expect((await remove(ended.access)).status).toBe(404)
    expect((await rest("GET", "goals", revoked.key)).status).toBe(200)
    expect((await remove(revoked.access)).status).toBe(204)
    expect((await rest("GET", "goals", revoked.key)).status).toBe(401)
    expect(await list(revoked.access)).toEqual([])

    const banned = await withKey("read")
    await sql(server, "update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      banned.user.id,
    ])
    expect((await rest("GET", "goals", banned.key)).status).toBe(401)
    const gone = await withKey("read")
    await sql(server, "delete from auth.users where id = $1", [gone.user.id])
    expect((await rest("GET", "goals", gone.key)).status).toBe(401)
  })

  test("gives no access to the account, the files or the functions", async () => {
    const { key } = await withKey("log")
    expect((await call(server, "GET", "/user", undefined, bearer(key))).status).toBe(403)
    expect((await call(server, "PUT", "/user", { password: "a new password" }, bearer(key))).status).toBe(403)
    expect(
      (await call(server, "POST", "/personal-keys", { name: "More", scope: "log", days: 1 }, bearer(key)))
        .status,
    ).toBe(403)
    const files = await fetch(`${server.url}/storage/v1/object/list/progress`, {
      method: "POST",
      headers: { ...bearer(key), "content-type": "application/json" },
      body: JSON.stringify({ prefix: "" }),
    })
    expect(files.status).toBeGreaterThanOrEqual(400)
    const coach = await fetch(`${server.url}/functions/v1/coach`, {
      method: "POST",
      headers: bearer(key),
      body: "{}",
    })
    expect(coach.status).toBe(401)
  })

  test("can be neither guessed nor made up", async () => {
    for (const made of [
      "rpt_",
      "rpt_read_",
      `rpt_read_${"a".repeat(32)}`,
      "rpt_log_' or 1=1",
      "rpt_\u0000",
    ]) {
      const answer = await rest("GET", "goals", made).catch(() => undefined)
      expect(answer?.status ?? 401).toBe(401)
    }
  })

  test("has a name, a scope and an expiry; there can be twenty, and creating one requires the second factor", async () => {
    const { access, userId } = await signIn(server, await confirmedAccount(server))
    const make = (body: object) => call(server, "POST", "/personal-keys", body, bearer(access))
    const good = { name: "Sensor", scope: "read", days: 30 }
    for (const wrong of [{ name: " " }, { scope: "admin" }, { days: 0 }, { days: 366 }, { days: 1.5 }]) {
      expect(await make({ ...good, ...wrong })).toMatchObject({ status: 400, body: { code: "bad_json" } })
    }
    for (let nth = 0; nth < 20; nth += 1) expect((await make(good)).status).toBe(200)
    expect(await make(good)).toMatchObject({ status: 422, body: { code: "too_many_keys" } })
    await sql(server, "delete from auth_guard.personal_keys where user_id = $1", [userId])
    await sql(
      server,
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', 'A', now(), now())`,
      [userId],
    )
    expect(await make(good)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } })
  })
})
