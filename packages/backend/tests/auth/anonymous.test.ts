import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { newClient } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  sql,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ AUTH_ANONYMOUS: "true" })
})
afterAll(() => server.stop())

async function somebody() {
  const client = newClient(server)
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { from: "promote" } } })
  if (error || !data.user || !data.session) throw error ?? new Error("There is no session.")
  return { client, user: data.user, access: data.session.access_token }
}

describe("starting without an account", () => {
  test("gives a session and an account marked as anonymous", async () => {
    const { client, user, access } = await somebody()
    expect(user).toMatchObject({ is_anonymous: true, email: "", phone: "", identities: [], app_metadata: {} })
    expect(user.user_metadata).toEqual({ from: "promote" })
    const claims = JSON.parse(Buffer.from(access.split(".")[1] ?? "", "base64url").toString())
    expect(claims).toMatchObject({
      is_anonymous: true,
      role: "authenticated",
      amr: [{ method: "anonymous" }],
    })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await call(server, "GET", "/settings")).body).toMatchObject({
      external: { anonymous_users: true },
    })
  })

  test("gives a person data of their own, like any account", async () => {
    const { client, user } = await somebody()
    const kept = await client.from("notes").insert({ user_id: user.id, body: "Press" })
    expect(kept.error).toBeNull()
    const other = await somebody()
    expect((await other.client.from("notes").select("id")).data).toEqual([])
  })

  test("allows no second factor, no passkey and no password", async () => {
    const { access } = await somebody()
    expect(await call(server, "POST", "/factors", { factor_type: "totp" }, bearer(access))).toMatchObject({
      status: 403,
      body: { code: "no_authorization" },
    })
    expect((await call(server, "POST", "/passkeys/registration/options", {}, bearer(access))).status).toBe(
      403,
    )
    expect(await call(server, "PUT", "/user", { password: "a new password" }, bearer(access))).toMatchObject({
      status: 422,
      body: {
        code: "validation_failed",
        message: "Updating password of an anonymous user without an email or phone is not allowed",
      },
    })
  })
})

describe("an account that started without an address", () => {
  test("becomes a regular one through a link sent to its new address, keeps everything in it, and is asked for a password", async () => {
    const { client, user } = await somebody()
    const email = newEmail()
    const { data: pending } = await client.auth.updateUser({ email })
    expect(pending.user).toMatchObject({ is_anonymous: true, email: "", new_email: email })
    const landing = await follow(linkIn(await mailTo(server, email)))
    expect(fragment(landing)["access_token"]).toBeTruthy()

    const { data } = await client.auth.refreshSession()
    expect(data.user).toMatchObject({
      id: user.id,
      is_anonymous: false,
      email,
      app_metadata: { provider: "email", providers: ["email"], needs_password: true },
    })
    expect(data.user?.identities).toMatchObject([
      { provider: "email", identity_data: { email, email_verified: true } },
    ])
    expect((await client.auth.updateUser({ password: "a password of their own" })).error).toBeNull()
    const back = await newClient(server).auth.signInWithPassword({
      email,
      password: "a password of their own",
    })
    expect(back.data.user?.id).toBe(user.id)
  })

  test("can't take an address that belongs to someone else", async () => {
    const { client } = await somebody()
    const { email } = await confirmedAccount(server)
    expect((await client.auth.updateUser({ email })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    })
  })

  test("becomes a regular one at once where addresses needn't be confirmed", async () => {
    const trusting = await startServer({ AUTH_ANONYMOUS: "true", AUTH_AUTOCONFIRM: "true" })
    try {
      const client = newClient(trusting)
      await client.auth.signInAnonymously()
      const email = newEmail()
      const { data } = await client.auth.updateUser({ email })
      expect(data.user).toMatchObject({ email, is_anonymous: false })
    } finally {
      await trusting.stop()
    }
  })

  test("is removed after thirty days without use, and not before", async () => {
    const [old, recent, refreshed] = [await somebody(), await somebody(), await somebody()]
    const { email } = await confirmedAccount(server)
    const aged = (id: string, days: number) =>
      sql(
        server,
        `update auth.users set last_sign_in_at = now() - make_interval(days => $2::int),
           updated_at = now() - make_interval(days => $2::int) where id = $1`,
        [id, String(days)],
      )
    const silent = "update auth.sessions set updated_at = now() - interval '40 days' where user_id = $1"
    await sql(server, silent, [old.user.id])
    await aged(old.user.id, 31)
    await aged(recent.user.id, 29)
    await aged(refreshed.user.id, 31)
    await sql(server, "update auth.users set updated_at = now() - interval '99 days' where email = $1", [
      email,
    ])
    const restarted = await startServer({ DATABASE_URL: server.databaseUrl, AUTH_ANONYMOUS: "true" })
    await restarted.stop()
    const left = await vi.waitUntil(async () => {
      const rows = await sql(server, "select id from auth.users")
      return rows.some(({ id }) => id === old.user.id) ? false : rows.map(({ id }) => id)
    })
    expect(left).toEqual(expect.arrayContaining([recent.user.id, refreshed.user.id]))
    expect(await sql(server, "select from auth.users where email = $1", [email])).toHaveLength(1)
  })
})
