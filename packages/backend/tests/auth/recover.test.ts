import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  codeIn,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  signIn,
  sql,
  wrongCode,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe("a forgotten password", () => {
  test("is replaced through an emailed link, which ends every other session", async () => {
    const account = await confirmedAccount(server)
    const elsewhere = newClient(server)
    await elsewhere.auth.signInWithPassword(account)

    const client = newClient(server)
    expect((await client.auth.resetPasswordForEmail(account.email)).error).toBeNull()
    const landing = fragment(await follow(linkIn(await mailTo(server, account.email, 2))))
    expect(landing["type"]).toBe("recovery")
    await client.auth.setSession({
      access_token: landing["access_token"] ?? "",
      refresh_token: landing["refresh_token"] ?? "",
    })
    expect((await client.auth.updateUser({ password: "a new password" })).error).toBeNull()

    expect((await client.auth.getUser()).error).toBeNull()
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ status: 400 })
    const old = await newClient(server).auth.signInWithPassword(account)
    expect(old.error).toMatchObject({ code: "invalid_credentials" })
    const fresh = await newClient(server).auth.signInWithPassword({ ...account, password: "a new password" })
    expect(fresh.error).toBeNull()
  })

  test.each(["/recover", "/otp"])(
    "can be reset at %s by an unconfirmed account; confirming through that email drops the sign-up's password",
    async (path) => {
      const email = newEmail()
      await call(server, "POST", "/signup", { email, password: "the stranger's password" })
      await mailTo(server, email)
      await call(server, "POST", path, { email })
      const landing = fragment(await follow(linkIn(await mailTo(server, email, 2))))
      const access = landing["access_token"] ?? ""
      const tried = await call(server, "POST", "/token?grant_type=password", {
        email,
        password: "the stranger's password",
      })
      expect(tried.body).toMatchObject({ code: "invalid_credentials" })
      const asked = await call(server, "GET", "/user", undefined, bearer(access))
      expect(asked.body).toMatchObject({ app_metadata: { needs_password: true } })
      await call(server, "PUT", "/user", { password }, bearer(access))
      await signIn(server, { email, password })
    },
  )

  test("gets the same response for an address without an account, and no email is sent", async () => {
    const email = newEmail()
    expect(await call(server, "POST", "/recover", { email })).toMatchObject({ status: 200, body: {} })
    expect(await call(server, "POST", "/resend", { email, type: "signup" })).toMatchObject({
      status: 200,
      body: {},
    })
    const known = await confirmedAccount(server)
    await call(server, "POST", "/recover", { email: known.email })
    await mailTo(server, known.email, 2)
    expect(await server.mails(email)).toHaveLength(0)
  })

  test("needs an address", async () => {
    expect(await call(server, "POST", "/recover", {})).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: "Password recovery requires an email" },
    })
  })
})

describe("changing the password", () => {
  const update = (token: string, body: unknown) => call(server, "PUT", "/user", body, bearer(token))

  test("refuses the same password, a weak one and one that is too long", async () => {
    const { access } = await signIn(server, await confirmedAccount(server))
    expect(await update(access, { password })).toMatchObject({
      status: 422,
      body: { code: "same_password", message: "New password should be different from the old password." },
    })
    expect(await update(access, { password: "12345" })).toMatchObject({
      status: 422,
      body: { code: "weak_password", weak_password: { reasons: ["length"] } },
    })
    expect(await update(access, { password: "x".repeat(73) })).toMatchObject({ status: 400 })
  })

  test("invalidates all earlier emails", async () => {
    const account = await confirmedAccount(server)
    await call(server, "POST", "/recover", { email: account.email })
    const link = linkIn(await mailTo(server, account.email, 2))
    const { access } = await signIn(server, account)
    expect((await update(access, { password: "a new password" })).status).toBe(200)
    expect(fragment(await follow(link))).toMatchObject({ error_code: "otp_expired" })
  })

  test("from a session older than a day requires an emailed code or the current password", async () => {
    const account = await confirmedAccount(server)
    const { access, userId } = await signIn(server, account)
    await sql(
      server,
      "update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1",
      [userId],
    )
    expect(await update(access, { password: "a new password" })).toMatchObject({
      status: 400,
      body: { code: "reauthentication_needed", message: "Password update requires reauthentication" },
    })
    expect(await call(server, "GET", "/reauthenticate", undefined, bearer(access))).toMatchObject({
      status: 200,
      body: {},
    })
    const nonce = codeIn(await mailTo(server, account.email, 2))
    expect(await update(access, { password: "a new password", nonce: wrongCode(nonce) })).toMatchObject({
      status: 422,
      body: { code: "reauthentication_not_valid", message: "Nonce has expired or is invalid" },
    })
    expect((await update(access, { password: "a new password", nonce })).status).toBe(200)
    expect(await update(access, { password: "a newer password", nonce })).toMatchObject({ status: 422 })
    expect(
      await update(access, { password: "a newer password", current_password: "not this one" }),
    ).toMatchObject({ status: 400, body: { code: "current_password_invalid" } })
    const done = await update(access, { password: "a newer password", current_password: "a new password" })
    expect(done.status).toBe(200)
  })

  test("can't be used to guess the current password with a stolen session", async () => {
    const account = await confirmedAccount(server)
    const { access, userId } = await signIn(server, account)
    for (let tries = 0; tries < 5; tries += 1) {
      await update(access, { password: "a new password", current_password: `guess ${tries}` })
    }
    const right = await update(access, { password: "a new password", current_password: password })
    expect([403, 429]).toContain(right.status)
    await sql(server, "delete from auth_guard.counters")
    expect(userId).toBeTruthy()
  })
})

describe("the person's metadata", () => {
  test("is merged, null removes a key, and nothing else in the account can be written", async () => {
    const account = await confirmedAccount(server)
    const client = newClient(server)
    await client.auth.signInWithPassword(account)
    await client.auth.updateUser({ data: { one: 1, two: { deep: true } } })
    const { data } = await client.auth.updateUser({ data: { one: null, three: "<b>" } })
    expect(data.user?.user_metadata).toMatchObject({
      two: { deep: true },
      three: "<b>",
      email: account.email,
    })
    expect(data.user?.user_metadata).not.toHaveProperty("one")

    const { access } = await signIn(server, account)
    const refused = await call(server, "PUT", "/user", { app_metadata: { role: "admin" } }, bearer(access))
    expect(refused).toMatchObject({ status: 403, body: { code: "not_admin" } })
    const ignored = await call(
      server,
      "PUT",
      "/user",
      { role: "service_role", is_super_admin: true },
      bearer(access),
    )
    expect(ignored.body).toMatchObject({ role: "authenticated" })
  })
})
