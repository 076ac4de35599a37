import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { type Tokens, bearer, call, confirmedAccount, signIn } from "#tests/support/wire.ts"

let server: TestServer
let person: Tokens
beforeAll(async () => {
  server = await startServer()
  person = await signIn(server, await confirmedAccount(server))
})
afterAll(() => server.stop())

const endpoints = [
  "POST /signup",
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /token?grant_type=pkce",
  "POST /verify",
  "POST /recover",
  "POST /resend",
  "POST /otp",
  "PUT /user",
  "POST /factors",
]
const fields = [
  ...["email", "phone", "password", "data", "type", "token", "token_hash", "refresh_token", "auth_code"],
  ...["code_verifier", "code_challenge", "code_challenge_method", "create_user", "channel", "nonce"],
]
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    0,
    -1,
    true,
    [],
    {},
    "\0",
    "\ud800",
    "a@b.co",
    "signup",
    "email",
    "s256",
  ),
  fc.constantFrom("' or 1=1 --", "\u202e", "x".repeat(5_000), "__proto__", "123456", "abcdefghijkl", "1e999"),
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 4 }),
)
const bodies = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), nasty).map((body) => JSON.stringify(body)),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ unit: "binary" }),
)

test("no body makes the server fail, no matter who sends it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      bodies,
      fc.boolean(),
      async (endpoint, body, isSignedIn) => {
        const [method = "", path = ""] = endpoint.split(" ")
        const headers = isSignedIn ? bearer(person.access) : {}
        const { status } = await call(server, method, path, body, headers)
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
})

test("no token, link or query makes the server fail", async () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("pkce_", "..", "eyJhbGciOiJub25lIn0.e30."),
  )
  await fc.assert(
    fc.asyncProperty(texts, texts, async (one, other) => {
      const query = new URLSearchParams({
        token: one,
        type: other,
        redirect_to: other,
        provider: one,
        state: one,
      })
      const token = Buffer.from(`${one}.${other}`).toString("base64url")
      const answers = await Promise.all([
        call(server, "GET", `/verify?${query.toString()}`),
        call(server, "GET", `/verify?type=email&${query.toString()}`),
        call(server, "GET", `/authorize?${query.toString()}`),
        call(server, "GET", `/callback?${query.toString()}`),
        call(server, "GET", "/user", undefined, bearer(token)),
        call(server, "GET", "/user", undefined, bearer(`${token}.${token}.${token}`)),
      ])
      for (const { status } of answers) expect(status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
