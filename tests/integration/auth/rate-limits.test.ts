import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { password } from "#tests/support/person.ts"
import { type TestServer, startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, newEmail, signIn, sql } from "./wire.ts"

const tooEarly = {
  status: 429,
  body: {
    code: "over_email_send_rate_limit",
    message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
  },
}
const tooMany = {
  status: 429,
  body: { code: "over_request_rate_limit", message: "Request rate limit reached" },
}

describe("as on a hosted project", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ AUTH_RATE_LIMITS: "hosted", TRUST_PROXY: "true" })
  })
  afterAll(() => server.stop())

  const from = (ip: string) => ({ "x-forwarded-for": ip })

  test("one account gets one mail a minute, and an address without an account looks the same", async () => {
    const { email } = await confirmedAccount(server)
    for (const address of [email, newEmail()]) {
      expect(await call(server, "POST", "/recover", { email: address })).toMatchObject({ status: 200 })
      expect(await call(server, "POST", "/recover", { email: address })).toMatchObject(tooEarly)
    }
    await sql(server, "update auth.users set recovery_sent_at = now() - interval '61 seconds'")
    expect((await call(server, "POST", "/recover", { email })).status).toBe(200)
  })

  test("so do mails for signing up, signing in, and a new address", async () => {
    const email = newEmail()
    await call(server, "POST", "/signup", { email, password })
    expect(await call(server, "POST", "/signup", { email, password })).toMatchObject(tooEarly)
    expect(await call(server, "POST", "/resend", { email, type: "signup" })).toMatchObject(tooEarly)
    expect(await call(server, "POST", "/otp", { email })).toMatchObject(tooEarly)

    const { access } = await signIn(server, await confirmedAccount(server))
    const change = () => call(server, "PUT", "/user", { email: newEmail() }, bearer(access))
    expect((await change()).status).toBe(200)
    expect(await change()).toMatchObject(tooEarly)
    const nonce = () => call(server, "GET", "/reauthenticate", undefined, bearer(access))
    expect((await nonce()).status).toBe(200)
    expect(await nonce()).toMatchObject(tooEarly)
  })

  test("one address asks an endpoint 30 times, and a forwarded one only where the proxy is trusted", async () => {
    const ask = (ip: string) => call(server, "POST", "/verify", { type: "x" }, from(ip))
    for (let count = 0; count < 30; count += 1) expect((await ask("10.1.1.1")).status).toBe(400)
    expect(await ask("10.1.1.1")).toMatchObject(tooMany)
    expect((await ask("10.1.1.2")).status).toBe(400)
    await sql(server, "update auth_guard.counters set since = since - interval '301 seconds'")
    expect((await ask("10.1.1.1")).status).toBe(400)
  })

  test("the whole server sends 30 mails an hour", async () => {
    await sql(server, "delete from auth_guard.counters")
    const ask = (n: number) => call(server, "POST", "/recover", { email: newEmail() }, from(`10.2.0.${n}`))
    for (let count = 0; count < 30; count += 1) expect((await ask(count)).status).toBe(200)
    expect(await ask(31)).toMatchObject({
      status: 429,
      body: { code: "over_email_send_rate_limit", message: "email rate limit exceeded" },
    })
  })
})

describe("with numbers of one's own", () => {
  test("those count, and the others stay hosted ones; without trust a forwarded address is ignored", async () => {
    const server = await startServer({ AUTH_RATE_LIMITS: "token=3" })
    const ask = (ip: string) =>
      call(
        server,
        "POST",
        "/token?grant_type=password",
        { email: "a@b.co", password },
        { "x-forwarded-for": ip },
      )
    for (let count = 0; count < 3; count += 1) expect((await ask(`10.3.0.${count}`)).status).toBe(400)
    expect(await ask("10.3.0.9")).toMatchObject(tooMany)
    await server.stop()
  })

  test("a name that does not exist stops the start", async () => {
    await expect(startServer({ AUTH_RATE_LIMITS: "tokens=3" })).rejects.toThrow(
      /^AUTH_RATE_LIMITS knows no "tokens"\. Its numbers are signup, otp, /,
    )
  })
})
