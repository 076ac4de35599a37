import Fastify from "fastify"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { refreshTokens } from "#server/auth/sessions/refresh-tokens.ts"
import { authRoutes } from "#server/auth/routes.ts"
import { tokenKeys } from "#server/http/jwt.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { bearer, call, confirmedAccount, signIn, sql, tokensIn } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const refresh = (token: string) =>
  call(server, "POST", "/token?grant_type=refresh_token", { refresh_token: token })

/** Refreshes a session and returns its next refresh token. */
async function next(token: string) {
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  return tokensIn(body).refresh
}

async function newSession() {
  return signIn(server, await confirmedAccount(server))
}

/** The hash that the database stores for a token. */
const hashOf = refreshTokens(testSecrets.jwtSecret).hash

/** Makes a token look as if it had been used this many seconds ago. */
const age = (token: string, seconds: number) =>
  sql(
    server,
    "update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $2::int) where token = $1",
    [hashOf(token), String(seconds)],
  )

const alreadyUsed = {
  status: 400,
  body: { code: "refresh_token_already_used", message: "Invalid Refresh Token: Already Used" },
}

describe("refreshing a session", () => {
  test("leaves nothing in the database that could be used as a token", async () => {
    const first = await newSession()
    const second = await next(first.refresh)
    const rows = await sql(
      server,
      "select to_jsonb(t)::text as row from auth.refresh_tokens t where user_id = $1",
      [first.userId],
    )
    expect(rows).toHaveLength(2)
    for (const { row } of rows) {
      expect(row).not.toContain(first.refresh)
      expect(row).not.toContain(second)
    }
  })

  test("accepts tokens that an earlier version stored in plain text, and stores only their hashes from the next start on", async () => {
    const { refresh: first } = await newSession()
    const second = await next(first)
    for (const token of [first, second]) {
      const plain = "update auth.refresh_tokens set token = $1 where token = $2"
      await sql(server, plain, [token, hashOf(token)])
      await sql(server, plain.replaceAll("token =", "parent ="), [token, hashOf(token)])
    }
    const { stop } = await anotherServer()
    await stop()
    expect(await sql(server, "select from auth.refresh_tokens where length(token) = 12")).toEqual([])
    expect(await next(first)).toBe(second)
    expect((await refresh(second)).status).toBe(200)
  })

  test("issues a new pair of tokens, and keeps the session and its authentication methods", async () => {
    const { refresh: first, access } = await newSession()
    expect(first).toMatch(/^[a-z0-9]{12}$/)
    const { body, headers } = await refresh(first)
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    const [before, after] = [claims(access), claims(tokensIn(body).access)]
    expect(after.session_id).toBe(before.session_id)
    expect(after.amr).toEqual(before.amr)
    expect(headers.get("sb-auth-session-id")).toBe(before.session_id)
    const [row] = await sql(
      server,
      "select refreshed_at is not null as is_refreshed from auth.sessions where id = $1",
      [before.session_id],
    )
    expect(row).toEqual({ is_refreshed: true })
  })

  test("gives a client that lost the response the same successor again, however late", async () => {
    const { refresh: first } = await newSession()
    const second = await next(first)
    await age(first, 86_400)
    expect(await next(first)).toBe(second)
    expect(await next(second)).not.toBe(second)
  })

  test("accepts a token two generations old for ten seconds, for a slow tab", async () => {
    const { refresh: first } = await newSession()
    const third = await next(await next(first))
    const slow = await next(first)
    expect(slow).not.toBe(third)
    expect((await refresh(third)).status).toBe(200)
    expect((await refresh(slow)).status).toBe(200)
  })

  test("ends the session for good, for everyone, if an older token is used", async () => {
    const { refresh: first } = await newSession()
    const third = await next(await next(first))
    await age(first, 11)
    expect(await refresh(first)).toMatchObject(alreadyUsed)
    await age(third, 11)
    expect(await refresh(third)).toMatchObject(alreadyUsed)
    const left = await sql(
      server,
      "select from auth.refresh_tokens where not revoked and session_id = (select session_id from auth.refresh_tokens where token = $1)",
      [hashOf(first)],
    )
    expect(left).toHaveLength(0)
  })

  test("doesn't extend the grace period each time the token is used", async () => {
    const { refresh: first } = await newSession()
    await next(await next(first))
    // Used 5 s ago, the token is well within the grace period of 10 s, even on a busy machine. Another 6 s later, it is
    // past it, unless the second use counts.
    await age(first, 5)
    await next(await next(first))
    await age(first, 6)
    expect(await refresh(first)).toMatchObject(alreadyUsed)
  })

  test("40 times at once with one token gives the same session and the same next token", async () => {
    const { refresh: first } = await newSession()
    const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(first)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => tokensIn(body).refresh)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get("sb-auth-session-id"))).size).toBe(1)
  })

  test("30 times at once through three server processes on one database gives them too", async () => {
    const others = await Promise.all([anotherServer(), anotherServer()])
    const urls = [server.url, ...others.map(({ url }) => url)]
    for (let session = 0; session < 5; session += 1) {
      const { refresh: first } = await newSession()
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          call({ url: urls[n % 3] ?? "" }, "POST", "/token?grant_type=refresh_token", {
            refresh_token: first,
          }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => tokensIn(body).refresh)).size).toBe(1)
    }
    await Promise.all(others.map(({ stop }) => stop()))
  })

  test("refuses an older token each time if it is used 20 times at once", async () => {
    const { refresh: first } = await newSession()
    await next(await next(first))
    await age(first, 11)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    for (const answer of answers) expect(answer).toMatchObject(alreadyUsed)
  })

  test.each(["", "short", "NOTLOWERCASE", "has-a-dash!!", "abcdefghijkl0", "x".repeat(300)])(
    "refuses %j as no token at all",
    async (token) => {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        body: { code: "validation_failed", message: "Refresh token is not valid" },
      })
    },
  )

  test("refuses a made-up token", async () => {
    expect(await refresh("abcdefghijkl")).toMatchObject({
      status: 400,
      body: {
        code: "refresh_token_not_found",
        message: "Invalid Refresh Token: Refresh Token Not Found",
      },
    })
  })

  test("refuses ended and expired sessions and banned accounts, never with a 5xx", async () => {
    const out = await newSession()
    await call(server, "POST", "/logout", undefined, bearer(out.access))
    expect(await refresh(out.refresh)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_not_found" },
    })

    const orphan = await newSession()
    await sql(server, "update auth.refresh_tokens set session_id = null where token = $1", [
      hashOf(orphan.refresh),
    ])
    expect(await refresh(orphan.refresh)).toMatchObject({
      status: 400,
      body: { code: "session_not_found", message: "Invalid Refresh Token: No Valid Session Found" },
    })

    const old = await newSession()
    await sql(server, "update auth.sessions set not_after = now() where user_id = $1", [old.userId])
    expect(await refresh(old.refresh)).toMatchObject({
      status: 400,
      body: { code: "session_expired", message: "Invalid Refresh Token: Session Expired" },
    })

    const banned = await newSession()
    await sql(server, "update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      banned.userId,
    ])
    expect(await refresh(banned.refresh)).toMatchObject({
      status: 400,
      body: { code: "user_banned", message: "Invalid Refresh Token: User Banned" },
    })
  })

  test("is impossible once the account is deleted", async () => {
    const { refresh: token, userId, access } = await newSession()
    await sql(server, "delete from auth.users where id = $1", [userId])
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: "refresh_token_not_found" } })
    expect(await call(server, "GET", "/user", undefined, bearer(access))).toMatchObject({
      status: 403,
      body: { code: "user_not_found", message: "User from sub claim in JWT does not exist" },
    })
  })
})

/** A second backend on the same database, with the same keys. */
async function anotherServer() {
  const app = Fastify()
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 6 })
  const { jwtSecret, jwtKeys } = testSecrets
  const keys = await tokenKeys({ jwtSecret, jwtKeys: JSON.parse(jwtKeys), issuer: `${server.url}/auth/v1` })
  const config = {
    productName: "Notes",
    staysWhenLocked: "",
    siteUrl: server.url,
    jwtSecret,
    authPrefix: "/auth/v1",
    authAutoconfirm: false,
    authDisableSignup: false,
    authAnonymous: false,
    authAdditionalRedirectUrls: [],
    authRateLimits: "off" as const,
    authPasswordMin: 6,
    authCommonPasswords: true,
    authReuseInterval: 10,
    authMfa: [],
    authPasskeys: false,
    authPasskeyOrigins: [],
    authProviders: [],
    authOnlyProvider: undefined,
    authManualLinking: false,
    authSms: undefined,
    authTestOtps: new Map(),
    saml: undefined,
  }
  const sendMail = async () => {}
  const deps = { pool, keys, config, sendMail, putIntoMailbox: sendMail, onSessionsEnded: () => {} }
  await app.register(authRoutes(deps), { prefix: "/auth/v1" })
  const url = await app.listen({ port: 0, host: "127.0.0.1" })
  const stop = async () => {
    await app.close()
    await pool.end()
  }
  return { url, stop }
}
