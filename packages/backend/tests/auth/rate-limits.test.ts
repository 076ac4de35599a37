import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, newEmail, signIn, sql } from "#tests/support/wire.ts"

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

describe("limits as on a hosted project", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ AUTH_RATE_LIMITS: "hosted", TRUST_PROXY: "1" })
  })
  afterAll(() => server.stop())

  const from = (ip: string) => ({ "x-forwarded-for": ip })

  test("allow one email per minute to an account, and an address without an account looks the same", async () => {
    const { email } = await confirmedAccount(server)
    for (const address of [email, newEmail()]) {
      expect(await call(server, "POST", "/recover", { email: address })).toMatchObject({ status: 200 })
      expect(await call(server, "POST", "/recover", { email: address })).toMatchObject(tooEarly)
    }
    await sql(server, "update auth.users set recovery_sent_at = now() - interval '61 seconds'")
    expect((await call(server, "POST", "/recover", { email })).status).toBe(200)
  })

  test("apply to emails for signing up, signing in and a new address", async () => {
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

  test("allow 30 requests per address to an endpoint, and use a forwarded address only if the proxy is trusted", async () => {
    const ask = (ip: string) => call(server, "POST", "/verify", { type: "x" }, from(ip))
    for (let count = 0; count < 30; count += 1) expect((await ask("10.1.1.1")).status).toBe(400)
    expect(await ask("10.1.1.1")).toMatchObject(tooMany)
    expect((await ask("10.1.1.2")).status).toBe(400)
    await sql(server, "update auth_guard.counters set since = since - interval '301 seconds'")
    expect((await ask("10.1.1.1")).status).toBe(400)
  })

  test("allow 30 emails an hour from the whole server, and don't count emails that aren't sent", async () => {
    const accounts = await Promise.all(Array.from({ length: 31 }, () => confirmedInSql()))
    await sql(server, "delete from auth_guard.counters")
    const ask = (email: string, n: number) => call(server, "POST", "/recover", { email }, from(`10.2.0.${n}`))
    for (let count = 0; count < 40; count += 1) expect((await ask(newEmail(), count)).status).toBe(200)
    for (const [index, email] of accounts.slice(0, 30).entries())
      expect((await ask(email, index)).status).toBe(200)
    const usedUp = {
      status: 429,
      body: { code: "over_email_send_rate_limit", message: "email rate limit exceeded" },
    }
    expect(await ask(accounts[30] ?? "", 41)).toMatchObject(usedUp)
    expect(await ask(newEmail(), 42), "an address without an account looks the same").toMatchObject(usedUp)
  })

  test("don't let strangers use up the server's emails with sign-ups, nor more than a share from one network", async () => {
    const known = await confirmedInSql()
    await sql(server, "delete from auth_guard.counters")
    const signUp = (ip: string) => call(server, "POST", "/signup", { email: newEmail(), password }, from(ip))
    for (let count = 0; count < 20; count += 1) expect((await signUp(`10.4.${count}.1`)).status).toBe(200)
    expect((await signUp("10.4.99.1")).status).toBe(429)
    expect((await call(server, "POST", "/recover", { email: known }, from("10.4.99.2"))).status).toBe(200)

    await sql(server, "delete from auth_guard.counters")
    const ask = (address: string) =>
      call(server, "POST", "/otp", { email: newEmail(), create_user: false }, from(address))
    for (let count = 0; count < 20; count += 1) expect((await ask(`2001:db8:0:1::${count}`)).status).toBe(422)
    expect((await ask("2001:db8:0:1:ffff::1")).status).toBe(429)
    expect((await ask("2001:db8:0:2::1")).status).toBe(422)
  })

  test("tell a session that refreshes too often to try again, and neither it nor anyone else is signed out", async () => {
    await sql(server, "delete from auth_guard.counters")
    const account = await confirmedAccount(server)
    const client = newClient(server)
    const other = newClient(server)
    for (const each of [client, other]) await each.auth.signInWithPassword(account)
    for (let count = 0; count < 30; count += 1) expect((await client.auth.refreshSession()).error).toBeNull()
    const { data } = await client.auth.getSession()
    const refused = await call(server, "POST", "/token?grant_type=refresh_token", {
      refresh_token: data.session?.refresh_token,
    })
    expect(refused).toMatchObject({ status: 503, body: { code: "over_request_rate_limit" } })
    expect(refused.headers.get("retry-after")).toBe("60")
    // The other session, from the same network, can still refresh.
    expect((await other.auth.refreshSession()).error).toBeNull()
    await sql(server, "update auth_guard.counters set since = since - interval '61 seconds'")
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  test("refuse a signed-in person's excess requests, but nobody else's behind the same address", async () => {
    await sql(server, "delete from auth_guard.counters")
    const [busy, calm] = [await signedIn(), await signedIn()]
    const nowhere = "00000000-0000-4000-8000-000000000000"
    const requests: [string, string, object, number][] = [
      ["PUT", "/user", { data: {} }, 30],
      ["POST", `/factors/${nowhere}/challenge`, {}, 30],
      ["POST", "/passkeys/registration/options", {}, 30],
    ]
    for (const [method, path, body, most] of requests) {
      const ask = (access: string) => call(server, method, path, body, bearer(access))
      const asked = await Promise.all(Array.from({ length: most }, () => ask(busy)))
      expect(asked.filter(({ status }) => status === 429)).toEqual([])
      expect(await ask(busy)).toMatchObject(tooMany)
      expect((await ask(calm)).status).not.toBe(429)
    }
  })

  async function signedIn() {
    return (await signIn(server, await confirmedAccount(server))).access
  }

  /** A confirmed account for which no emails were sent. */
  async function confirmedInSql() {
    const email = newEmail()
    await sql(
      server,
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1, '', now(), '', '', '', '',
         '{}', '{}', now(), now())`,
      [email],
    )
    return email
  }
})

describe("wrong passwords", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: "1" })
  })
  afterAll(() => server.stop())

  const attempt = (email: string, tried: string, ip: string) =>
    call(server, "POST", "/token?grant_type=password", { email, password: tried }, { "x-forwarded-for": ip })

  test("are limited to ten in ten minutes per account, from any number of addresses; an account that doesn't exist looks the same", async () => {
    const { email } = await confirmedAccount(server)
    for (const address of [email, newEmail()]) {
      const wrong = await Promise.all(
        Array.from({ length: 15 }, (_, n) => attempt(address, "wrong one", `10.7.0.${n}`)),
      )
      expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10)
      expect(wrong.filter(({ status }) => status === 429)).toHaveLength(5)
      expect((await attempt(address, password, "10.7.1.1")).status).toBe(429)
    }
    await sql(server, "update auth_guard.counters set since = since - interval '10 minutes'")
    expect((await attempt(email, password, "10.7.1.1")).status).toBe(200)
  })

  test("from a stranger don't lock the owner out of networks where they are signed in", async () => {
    const { email } = await confirmedAccount(server)
    expect((await attempt(email, password, "10.8.0.1")).status).toBe(200)
    for (let count = 0; count < 11; count += 1) await attempt(email, "wrong one", `10.9.0.${count}`)
    expect((await attempt(email, password, "10.9.1.1")).status).toBe(429)
    expect((await attempt(email, password, "10.8.0.1")).status).toBe(200)
  })

  test("aren't counted if they turn out right", async () => {
    const { email } = await confirmedAccount(server)
    for (let count = 0; count < 12; count += 1)
      expect((await attempt(email, password, `10.10.${count}.1`)).status).toBe(200)
  })
})

describe("limits that the operator sets", () => {
  test("apply, and the others stay as hosted; without a trusted proxy a forwarded address is ignored", async () => {
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

  test("stop the start if a name is unknown", async () => {
    await expect(startServer({ AUTH_RATE_LIMITS: "tokens=3" })).rejects.toThrow(
      /^AUTH_RATE_LIMITS contains the unknown name "tokens"\. Valid names are signup, anonymous, otp, /,
    )
  })
})
