import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type KeyedPerson, keyedPerson, makeKey } from "#tests/support/keyed-person.ts"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, mailTo, newEmail, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
})

const service = () => bearer(server.serviceRoleKey)

/** A person with a key that works. */
async function withKey() {
  const person = await keyedPerson(server)
  expect(await statusOf(person.key)).toBe(200)
  return person
}

async function statusOf(key: string) {
  return (await fetch(`${server.url}/rest/v1/notes?select=id`, { headers: bearer(key) })).status
}

/** The actions that end all sessions of an account, and so must end its keys. */
const ends: Record<string, (person: KeyedPerson) => PromiseLike<unknown>> = {
  "signing out everywhere": ({ client }) => client.auth.signOut({ scope: "global" }),
  "a new password": ({ client }) => client.auth.updateUser({ password: "another password" }),
  "a new password by a mailed link": async ({ client, email }) => {
    await client.auth.resetPasswordForEmail(email)
    const { text } = await mailTo(server, email, 3)
    const token = /[?&]token=(\w+)/.exec(text)?.[1] ?? ""
    const other = newClient(server)
    expect((await other.auth.verifyOtp({ type: "recovery", token_hash: token })).error).toBeNull()
    expect((await other.auth.updateUser({ password: "another password" })).error).toBeNull()
  },
  "a password from the service role": ({ id }) =>
    call(server, "PUT", `/admin/users/${id}`, { password: "another password" }, service()),
  "the lock of a notice": async ({ email }) => {
    const { text } = await mailTo(server, email, 2)
    const link = /https?:\/\/\S+\/lock\?token=\w+/.exec(text)?.[0] ?? ""
    expect((await fetch(link, { method: "POST" })).status).toBe(200)
  },
  "a deletion that keeps the row": ({ id }) =>
    call(server, "DELETE", `/admin/users/${id}`, { should_soft_delete: true }, service()),
}

describe("a personal key ends with", () => {
  test.each(Object.entries(ends))("%s", async (_name, end) => {
    const person = await withKey()
    const bystander = await withKey()
    await end(person)
    expect(await statusOf(person.key)).toBe(401)
    expect(await statusOf(bystander.key)).toBe(200)
  })

  test("a temporary ban, for as long as it lasts", async () => {
    const { id, key } = await withKey()
    const ban = (ban_duration: string) =>
      call(server, "PUT", `/admin/users/${id}`, { ban_duration }, service())
    await ban("1h")
    expect(await statusOf(key)).toBe(401)
    await ban("none")
    expect(await statusOf(key)).toBe(200)
  })
})

describe("a personal key outlives", () => {
  test("a new password if its owner chooses so", async () => {
    const { access, key } = await withKey()
    const body = { password: "another password", keep_personal_keys: true }
    expect((await call(server, "PUT", "/user", body, bearer(access))).status).toBe(200)
    expect(await statusOf(key)).toBe(200)
  })

  test("other changes, and the sign-out of a device or of the others", async () => {
    const { client, access, key, email } = await withKey()
    const other = newClient(server)
    await other.auth.signInWithPassword({ email, password })
    expect((await other.auth.signOut({ scope: "local" })).error).toBeNull()
    expect((await client.auth.signOut({ scope: "others" })).error).toBeNull()
    const changes = { email: newEmail(), data: { nickname: "Ann" } }
    expect((await call(server, "PUT", "/user", changes, bearer(access))).status).toBe(200)
    expect((await call(server, "PUT", "/user", { password: "short" }, bearer(access))).status).toBe(422)
    expect(await statusOf(key)).toBe(200)
  })
})

describe("a session that ends meanwhile", () => {
  test("leaves behind neither a new key nor a new password, whichever comes first", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { client, access, email, id } = await withKey()
      const password = `the thief's ${randomUUID()}`
      const [made, changed] = await Promise.all([
        makeKey(server, access),
        call(server, "PUT", "/user", { password, keep_personal_keys: true }, bearer(access)),
        client.auth.signOut({ scope: "global" }),
      ])
      expect([200, 403]).toContain(made.status)
      expect([200, 403]).toContain(changed.status)
      expect(await sql(server, "select from auth_guard.personal_keys where user_id = $1", [id])).toEqual([])
      if (changed.status === 200) await signIn(server, { email, password })
    }
  })

  test("has no effect on an account that is being locked: its request waits, and is then refused", async () => {
    const { access, id } = await withKey()
    const holder = new pg.Client({ connectionString: server.databaseUrl })
    await holder.connect()
    await holder.query("begin")
    await holder.query("select from auth.users where id = $1 for no key update", [id])
    const asked = Promise.all([
      makeKey(server, access),
      call(server, "PUT", "/user", { password: "the thief's" }, bearer(access)),
    ])
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await vi.waitUntil(async () => (await sql(server, waiting)).length === 2, {
      timeout: 5_000,
      interval: 20,
    })
    await holder.query("delete from auth.sessions where user_id = $1", [id])
    await holder.query("commit")
    await holder.end()
    for (const { status, body } of await asked)
      expect({ status, body }).toMatchObject({ status: 403, body: { code: "session_not_found" } })
    expect(await sql(server, "select from auth_guard.personal_keys where user_id = $1", [id])).toHaveLength(1)
  })
})
