import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, codeIn, follow, fragment, linkIn, mailTo, newEmail } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe("an account, with the official client", () => {
  test("can sign up, confirm the address with the emailed link, sign in, refresh and sign out", async () => {
    const client = newClient(server)
    const email = newEmail()

    const signedUp = await client.auth.signUp({ email, password, options: { data: { username: "Ada" } } })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.session).toBeNull()
    expect(signedUp.data.user).toMatchObject({ email, role: "authenticated", aud: "authenticated" })
    expect(signedUp.data.user?.user_metadata).toMatchObject({ username: "Ada", email, email_verified: false })
    expect(signedUp.data.user?.identities).toHaveLength(1)
    expect(signedUp.data.user?.confirmation_sent_at).toBeTruthy()
    expect(signedUp.data.user).not.toHaveProperty("email_confirmed_at")

    const early = await client.auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" })

    const landing = await follow(linkIn(await mailTo(server, email)))
    expect(landing.origin).toBe(server.url)
    expect(fragment(landing)).toMatchObject({
      type: "signup",
      token_type: "bearer",
      expires_in: "3600",
      sb: "",
    })

    const signedIn = await client.auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user?.user_metadata).toMatchObject({ username: "Ada", email_verified: true })
    expect(signedIn.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
    expect(signedIn.data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500)

    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token)

    const token = refreshed.data.session?.access_token ?? ""
    expect((await client.auth.signOut()).error).toBeNull()
    const after = await call(server, "GET", "/user", undefined, bearer(token))
    expect(after).toMatchObject({ status: 403, body: { code: "session_not_found" } })
  })

  test("has an access token that anyone can verify with the published keys and that contains the contract's claims", async () => {
    const client = newClient(server)
    const email = newEmail()
    await client.auth.signUp({ email, password })
    await follow(linkIn(await mailTo(server, email)))
    await client.auth.signInWithPassword({ email, password })

    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.header).toMatchObject({ alg: "ES256", kid: "test-key" })
    expect(data?.claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      amr: [{ method: "password" }],
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
    })
  })

  test("can be confirmed with the emailed code instead, once", async () => {
    const client = newClient(server)
    const email = newEmail()
    await client.auth.signUp({ email, password })
    const token = codeIn(await mailTo(server, email))

    const verified = await client.auth.verifyOtp({ email, token, type: "signup" })
    expect(verified.error).toBeNull()
    expect(verified.data.session?.user.email_confirmed_at).toBeTruthy()

    const again = await newClient(server).auth.verifyOtp({ email, token, type: "signup" })
    expect(again.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    })
  })

  test("keeps this session when others are signed out, and none when all are", async () => {
    const email = newEmail()
    const first = newClient(server)
    await first.auth.signUp({ email, password })
    await first.auth.verifyOtp({ email, token: codeIn(await mailTo(server, email)), type: "signup" })
    const second = newClient(server)
    const third = newClient(server)
    await second.auth.signInWithPassword({ email, password })
    await third.auth.signInWithPassword({ email, password })

    await first.auth.signOut({ scope: "others" })
    expect((await first.auth.getUser()).error).toBeNull()
    expect((await second.auth.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" })

    await second.auth.signInWithPassword({ email, password })
    await second.auth.signOut({ scope: "local" })
    expect((await first.auth.getUser()).error).toBeNull()

    await third.auth.signInWithPassword({ email, password })
    await third.auth.signOut({ scope: "global" })
    expect((await first.auth.refreshSession()).error).not.toBeNull()
  })
})
