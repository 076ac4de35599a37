import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, newEmail, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
let admin: ReturnType<typeof createClient>["auth"]["admin"]
beforeAll(async () => {
  server = await startServer()
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  admin = createClient(server.url, server.serviceRoleKey, { auth }).auth.admin
})
afterAll(() => server.stop())

async function made(attributes: Parameters<typeof admin.createUser>[0] = {}) {
  const email = newEmail()
  const { data, error } = await admin.createUser({ email, password, email_confirm: true, ...attributes })
  if (error) throw error
  return { ...data.user, email: data.user.email ?? "" }
}

describe("an administrator", () => {
  test("creates accounts that can sign in at once, with their metadata", async () => {
    const user = await made({ user_metadata: { name: "Ann" }, app_metadata: { plan: "gym" } })
    expect(user).toMatchObject({
      user_metadata: { name: "Ann" },
      app_metadata: { provider: "email", providers: ["email"], plan: "gym" },
      email_confirmed_at: expect.any(String),
      identities: [{ provider: "email", identity_data: { email: user.email, email_verified: true } }],
    })
    const { data } = await newClient(server).auth.signInWithPassword({ email: user.email, password })
    expect(data.user?.id).toBe(user.id)
  })

  test("creates an account with a chosen id, and one with only a phone number", async () => {
    const id = randomUUID()
    expect((await made({ id })).id).toBe(id)
    const { data } = await admin.createUser({ phone: "+491511234567", phone_confirm: true })
    expect(data.user).toMatchObject({ phone: "491511234567", email: "", identities: [{ provider: "phone" }] })
  })

  test("gets an error for an account that can't be created", async () => {
    const { email } = await confirmedAccount(server)
    expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" })
    expect((await admin.createUser({ password })).error).toMatchObject({
      status: 400,
      message: "Cannot create a user without either an email or phone",
    })
    expect((await admin.createUser({ email: newEmail(), ban_duration: "soon" })).error).toMatchObject({
      status: 400,
    })
    expect((await admin.createUser({ phone: "12ab" })).error).toMatchObject({
      message: "Invalid phone number format (E.164 required)",
    })
  })

  test("lists accounts page by page, newest first, with the total", async () => {
    const fresh = await startServer()
    try {
      const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
      const client = createClient(fresh.url, fresh.serviceRoleKey, { auth }).auth.admin
      for (let nth = 0; nth < 5; nth += 1) await client.createUser({ email: `user${nth}@example.com` })
      const { data } = await client.listUsers({ page: 2, perPage: 2 })
      expect(data.users.map(({ email }) => email)).toEqual(["user2@example.com", "user1@example.com"])
      expect(data).toMatchObject({ nextPage: 3, lastPage: 3, total: 5, aud: "authenticated" })
      const beyond = await client.listUsers({ page: 9, perPage: 2 })
      expect(beyond.data.users).toEqual([])
      const key = bearer(fresh.serviceRoleKey)
      expect((await call(fresh, "GET", "/admin/users?page=-1", undefined, key)).status).toBe(400)
    } finally {
      await fresh.stop()
    }
  })

  test("reads and changes an account; metadata is merged, and null removes a key", async () => {
    const { id } = await made({ user_metadata: { name: "Ann", town: "Ulm" } })
    const email = newEmail()
    const { data } = await admin.updateUserById(id, {
      email,
      password: "another password",
      user_metadata: { town: null, height: 170 },
      app_metadata: { plan: "gym" },
    })
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: "Ann", height: 170 },
      app_metadata: { plan: "gym" },
    })
    expect(data.user?.user_metadata).not.toHaveProperty("town")
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email })
    expect((await signIn(server, { email, password: "another password" })).userId).toBe(id)
  })

  test("bans an account for a time, and lifts the ban", async () => {
    const { id, email } = await made()
    const { access } = await signIn(server, { email, password })
    await admin.updateUserById(id, { ban_duration: "1h30m" })
    expect(await call(server, "GET", "/user", undefined, bearer(access))).toMatchObject({
      status: 403,
      body: { code: "user_banned" },
    })
    await admin.updateUserById(id, { ban_duration: "none" })
    expect((await call(server, "GET", "/user", undefined, bearer(access))).status).toBe(200)
  })

  test("deletes an account with everything, or keeps a row without personal data or a way to sign in", async () => {
    const gone = await made()
    expect((await admin.deleteUser(gone.id)).error).toBeNull()
    expect(await sql(server, "select from auth.users where id = $1", [gone.id])).toEqual([])
    const soft = await made({ user_metadata: { name: "Ann" } })
    const { access } = await signIn(server, { email: soft.email, password })
    expect((await admin.deleteUser(soft.id, true)).error).toBeNull()
    const [row] = await sql(
      server,
      "select to_jsonb(u)::text as row, deleted_at from auth.users u where id = $1",
      [soft.id],
    )
    expect(row?.["deleted_at"]).toBeTruthy()
    expect(row?.["row"]).not.toContain(soft.email)
    expect(row?.["row"]).not.toContain("Ann")
    expect((await call(server, "GET", "/user", undefined, bearer(access))).status).toBe(403)
  })

  test("lists and removes second factors, for people who lost all of theirs", async () => {
    const { id, email } = await made()
    const client = newClient(server)
    await client.auth.signInWithPassword({ email, password })
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" })
    const listed = await admin.mfa.listFactors({ userId: id })
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, friendly_name: "Phone" }])
    expect((await admin.mfa.deleteFactor({ userId: id, id: data?.id ?? "" })).error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })
})

describe("anyone who isn't an administrator", () => {
  test.each([
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${randomUUID()}`],
    ["PUT", `/admin/users/${randomUUID()}`],
    ["DELETE", `/admin/users/${randomUUID()}`],
    ["GET", `/admin/users/${randomUUID()}/factors`],
    ["DELETE", `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
  ])("is refused: %s %s", async (method, path) => {
    const body = method === "POST" || method === "PUT" ? {} : undefined
    const { access } = await signIn(server, await confirmedAccount(server))
    expect(await call(server, method, path, body)).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    })
    for (const token of [access, server.anonKey]) {
      expect(await call(server, method, path, body, bearer(token))).toMatchObject({
        status: 403,
        body: { code: "not_admin", message: "User not allowed" },
      })
    }
  })

  test("an administrator is told what doesn't exist or isn't a valid id", async () => {
    const key = bearer(server.serviceRoleKey)
    expect(await call(server, "GET", "/admin/users/7", undefined, key)).toMatchObject({
      status: 404,
      body: { code: "validation_failed", message: "user_id must be an UUID" },
    })
    expect(await call(server, "GET", `/admin/users/${randomUUID()}`, undefined, key)).toMatchObject({
      status: 404,
      body: { code: "user_not_found", message: "User not found" },
    })
  })
})
