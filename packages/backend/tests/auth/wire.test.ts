import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  call(server, "POST", "/signup", body, headers)

describe("errors", () => {
  test("have the format of 2024-01-01 for clients that ask for it or a later one", async () => {
    for (const version of ["2024-01-01", "2025-12-31"]) {
      const { status, headers, body } = await signUp({ email: "x" }, { "x-supabase-api-version": version })
      expect(status).toBe(400)
      expect(headers.get("x-supabase-api-version")).toBe("2024-01-01")
      expect(headers.get("x-sb-error-code")).toBe("validation_failed")
      expect(body).toEqual({ code: "validation_failed", message: "Signup requires a valid password" })
    }
  })

  test("have the original format for everyone else", async () => {
    for (const version of ["", "2023-12-31", "2024-13-45", "tomorrow"]) {
      const { headers, body } = await signUp({ email: "x" }, { "x-supabase-api-version": version })
      expect(headers.get("x-supabase-api-version")).toBeNull()
      expect(headers.get("x-sb-error-code")).toBe("validation_failed")
      expect(body).toEqual({
        code: 400,
        error_code: "validation_failed",
        msg: "Signup requires a valid password",
      })
    }
  })

  test("say in both formats why a password is weak", async () => {
    const body = { email: "a@b.co", password: "123" }
    expect((await signUp(body)).body).toMatchObject({
      code: "weak_password",
      weak_password: { reasons: ["length"] },
    })
    expect((await signUp(body, { "x-supabase-api-version": "" })).body).toMatchObject({
      code: 422,
      error_code: "weak_password",
      weak_password: { reasons: ["length"] },
    })
  })

  test.each([
    ["", "unexpected end of JSON input"],
    ["{", ""],
    ["nonsense", ""],
    ["[]", ""],
    ["null", ""],
    ['"text"', ""],
    ['{"email": 5}', "email"],
    ['{"email": {"a": 1}}', "email"],
    ['{"data": "text"}', "data"],
  ])("report a body of %j as bad JSON", async (body, reason) => {
    const answer = await signUp(body)
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_json" } })
    expect(answer.body["message"]).toContain(`Could not parse request body as JSON: ${reason}`)
  })

  test("are 413 for a body over 1 MiB, in the requested format", async () => {
    const body = JSON.stringify({ email: "a@b.co", password: "x".repeat(1024 * 1024) })
    expect(await signUp(body)).toMatchObject({ status: 413, body: { code: "unknown" } })
    expect((await signUp(body, { "x-supabase-api-version": "" })).body).toMatchObject({ code: 413 })
  })

  test("are 400 for a body that is nested 100,000 levels deep or that Postgres can't store", async () => {
    const deep = `{"email":"a@b.co","password":"a long enough one","data":${'{"a":'.repeat(100_000)}1${"}".repeat(100_001)}`
    expect(await signUp(deep)).toMatchObject({ status: 400, body: { code: "validation_failed" } })
    const half = '{"email":"half@b.co","password":"a long enough one","data":{"text":"\\ud800"}}'
    expect(await signUp(half)).toMatchObject({ status: 400, body: { code: "validation_failed" } })
  })

  test("are 404 in the same format for an unknown endpoint", async () => {
    expect(await call(server, "GET", "/nothing")).toMatchObject({ status: 404, body: { code: "not_found" } })
  })

  test("inside the server are a 500 without details", async () => {
    const broken = await startServer()
    await sql(broken, "alter table auth.users rename to users_gone")
    const { status, body } = await call(broken, "POST", "/recover", { email: "a@b.co" })
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        code: "unexpected_failure",
        message: "Unexpected failure, please check server logs for more information",
      },
    })
    const first = await call(
      broken,
      "POST",
      "/recover",
      { email: "a@b.co" },
      { "x-supabase-api-version": "" },
    )
    expect(first.body).toMatchObject({
      code: 500,
      error_code: "unexpected_failure",
      error_id: expect.any(String),
    })
    await broken.stop()
  })
})

describe("what every server with this API returns", () => {
  test("settings", async () => {
    const { body } = await call(server, "GET", "/settings")
    expect(body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
  })

  test("health", async () => {
    expect((await call(server, "GET", "/health")).body).toMatchObject({ name: "GoTrue" })
  })

  test("the public keys, without any private parts", async () => {
    const { headers, body } = await call(server, "GET", "/.well-known/jwks.json")
    expect(headers.get("cache-control")).toBe("public, max-age=600")
    expect(body).toEqual({
      keys: [
        {
          kty: "EC",
          crv: "P-256",
          kid: "test-key",
          alg: "ES256",
          use: "sig",
          key_ops: ["verify"],
          x: expect.any(String),
          y: expect.any(String),
        },
      ],
    })
  })

  test("other responses must not be cached", async () => {
    const { access } = await signIn(server, await confirmedAccount(server))
    const { headers } = await call(server, "GET", "/user", undefined, bearer(access))
    expect(headers.get("cache-control")).toBe("no-store")
  })
})

describe("what this server doesn't have", () => {
  test.each([
    [
      "GET",
      "/authorize?provider=google",
      400,
      "validation_failed",
      "Unsupported provider: provider is not enabled",
    ],
    [
      "GET",
      "/authorize?provider=x1",
      400,
      "validation_failed",
      "Unsupported provider: Provider x1 could not be found",
    ],
    ["POST", "/sso", 404, "saml_provider_disabled", "SAML 2.0 is disabled"],
    ["GET", "/sso/saml/metadata", 404, "saml_provider_disabled", "SAML 2.0 is disabled"],
    ["POST", "/token?grant_type=id_token", 400, "validation_failed", "id_token required"],
    ["POST", "/factors", 401, "no_authorization", "This endpoint requires a valid Bearer token"],
    ["GET", "/admin/users", 401, "no_authorization", "This endpoint requires a valid Bearer token"],
  ])("%s %s is %i %s", async (method, path, status, code, message) => {
    const body = method === "POST" ? {} : undefined
    expect(await call(server, method, path, body)).toMatchObject({ status, body: { code, message } })
  })

  test.each([
    ["POST", "/factors", { factor_type: "phone" }, 422, "mfa_phone_enroll_not_enabled"],
    ["GET", "/user/identities/authorize?provider=google", undefined, 404, "manual_linking_disabled"],
    ["PUT", "/user", { phone: "+123456789" }, 400, "phone_provider_disabled"],
    ["POST", "/logout?scope=nonsense", undefined, 400, "validation_failed"],
    ["GET", "/admin/users", undefined, 403, "not_admin"],
  ])("signed in, %s %s with %j is %i %s", async (method, path, body, status, code) => {
    const { access } = await signIn(server, await confirmedAccount(server))
    expect(await call(server, method, path, body, bearer(access))).toMatchObject({ status, body: { code } })
  })

  test("a response from an unknown provider leads to the app with an error", async () => {
    const { status, headers } = await call(server, "GET", "/callback?code=x&state=y")
    expect(status).toBe(302)
    const landing = new URL(headers.get("location") ?? "")
    expect(landing.origin).toBe(server.url)
    expect(landing.searchParams.get("error_code")).toBe("bad_oauth_state")
    expect(landing.hash).toContain("error_code=bad_oauth_state")
  })
})
