import { afterEach, afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  call,
  codeIn,
  confirmedAccount,
  fragment,
  follow,
  linkIn,
  mailTo,
  newEmail,
  sql,
  wrongCode,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" })
})
afterEach(() => sql(server, "delete from auth_guard.counters"))
afterAll(() => server.stop())

const verify = (email: string, token: string, ip: string) =>
  call(server, "POST", "/verify", { type: "email", email, token }, { "x-forwarded-for": ip })

const refused = { status: 403, body: { code: "otp_expired", message: "Token has expired or is invalid" } }

describe("signing in by email", () => {
  test("creates an account for a new address, with the metadata that was sent", async () => {
    const client = newClient(server)
    const email = newEmail()
    const asked = await client.auth.signInWithOtp({ email, options: { data: { name: "Ada" } } })
    expect(asked.error).toBeNull()
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: codeIn(await mailTo(server, email)),
      type: "email",
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ name: "Ada", email_verified: true })
  })

  test("sends a known address a link and a code, either of which is enough", async () => {
    const { email } = await confirmedAccount(server)
    await call(server, "POST", "/otp", { email })
    const mail = await mailTo(server, email, 2)
    expect(fragment(await follow(linkIn(mail)))).toMatchObject({ type: "magiclink" })
    expect(await verify(email, codeIn(mail), "10.0.0.1")).toMatchObject(refused)
  })

  test("doesn't create an account for an unknown address if the client opts out", async () => {
    const { error } = await newClient(server).auth.signInWithOtp({
      email: newEmail(),
      options: { shouldCreateUser: false },
    })
    expect(error).toMatchObject({ status: 422, code: "otp_disabled", message: "Signups not allowed for otp" })
  })

  test.each([
    [{}, 400, "validation_failed", "One of email or phone must be set"],
    [
      { email: "a@b.co", phone: "1" },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided",
    ],
    [
      { email: "a@b.co", channel: "sms" },
      400,
      "validation_failed",
      "Channel should only be specified with Phone OTP",
    ],
    [{ phone: "+123456789" }, 400, "phone_provider_disabled", "Unsupported phone provider"],
  ])("refuses %j", async (body, status, code, message) => {
    expect(await call(server, "POST", "/otp", body)).toMatchObject({ status, body: { code, message } })
  })
})

describe("guessing a code", () => {
  async function accountWithCode() {
    const { email } = await confirmedAccount(server)
    await call(server, "POST", "/otp", { email })
    const code = codeIn(await mailTo(server, email, 2))
    return { email, code }
  }

  test("is stopped after five wrong attempts on an account, even from many addresses: the right code no longer works", async () => {
    const { email, code } = await accountWithCode()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(email, wrongCode(code), `10.0.1.${tries}`)).toMatchObject(refused)
    }
    expect(await verify(email, code, "10.0.1.9")).toMatchObject(refused)
    await sql(server, "update auth_guard.counters set since = since - interval '10 minutes'")
    expect((await verify(email, code, "10.0.1.9")).status).toBe(200)
  })

  test("gets no more than five attempts out of 100 at once", async () => {
    const { email, code } = await accountWithCode()
    await Promise.all(Array.from({ length: 100 }, (_, n) => verify(email, wrongCode(code), `10.0.2.${n}`)))
    const counted = await sql(
      server,
      "select max(hits) as hits from auth_guard.counters where key like 'guess:%'",
    )
    expect(counted).toEqual([{ hits: 5 }])
    expect(await verify(email, code, "10.0.3.1")).toMatchObject(refused)
  })

  test("doesn't block others behind the same address until 300 wrong attempts come from it", async () => {
    const { email, code } = await accountWithCode()
    const others = Array.from({ length: 40 }, newEmail)
    for (let tries = 0; tries < 6; tries += 1)
      await Promise.all(others.map((other) => verify(other, "123456", "10.0.4.1")))
    expect((await verify(email, code, "10.0.4.1")).status).toBe(200)

    const next = await accountWithCode()
    const counted = await sql(
      server,
      "update auth_guard.counters set hits = 300 where key like 'guess:%:10.0.4.1/32' and hits > 5 returning key",
    )
    expect(counted).toHaveLength(1)
    const tooMany = { status: 429, body: { code: "over_request_rate_limit" } }
    for (let tries = 0; tries < 6; tries += 1)
      expect(await verify(next.email, next.code, "10.0.4.1")).toMatchObject(tooMany)
    expect((await verify(next.email, next.code, "10.0.4.2")).status).toBe(200)
  })

  test("for signing in locks neither the password nor codes for other purposes", async () => {
    const { email, code } = await accountWithCode()
    const confirm = (token: string) =>
      call(server, "POST", "/verify", { type: "signup", email, token }, { "x-forwarded-for": "10.0.7.1" })
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(wrongCode(code))).toMatchObject(refused)
    }
    expect((await confirm(code)).status).toBe(429)
    expect((await call(server, "POST", "/token?grant_type=password", { email, password })).status).toBe(200)
    expect((await verify(email, code, "10.0.7.1")).status).toBe(200)
  })

  test("right the first time uses up no attempts", async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      const { email, code } = await accountWithCode()
      expect((await verify(email, code, "10.0.5.1")).status).toBe(200)
    }
  })

  test("doesn't lock out the link", async () => {
    const { email, code } = await accountWithCode()
    for (let tries = 0; tries < 5; tries += 1) await verify(email, wrongCode(code), `10.0.6.${tries}`)
    const link = linkIn(await mailTo(server, email, 2))
    expect(fragment(await follow(link))).toMatchObject({ type: "magiclink" })
  })

  test.each([
    [{ token: "1" }, "Verify requires a verification type"],
    [{ type: "email" }, "Verify requires either a token or a token hash"],
    [{ type: "email", token: "1" }, "Only an email address or phone number should be provided on verify"],
    [{ type: "nonsense", token: "1", email: "a@b.co" }, "Unsupported verification type"],
    [{ type: "sms", token_hash: "1" }, "Invalid email verification type"],
  ])("POST /verify with %j is refused", async (body, message) => {
    expect(await call(server, "POST", "/verify", body)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message },
    })
  })

  test("a phone code is never right if nothing is sent to phones", async () => {
    const answer = await call(server, "POST", "/verify", { type: "sms", phone: "+15550100", token: "123456" })
    expect(answer).toMatchObject(refused)
  })
})
