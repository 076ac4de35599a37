import { createHmac, randomUUID } from "node:crypto"
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair, importJWK } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { type Tokens, bearer, call, confirmedAccount, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
let person: Tokens
beforeAll(async () => {
  server = await startServer()
  person = await signIn(server, await confirmedAccount(server))
})
afterAll(() => server.stop())

const now = () => Math.floor(Date.now() / 1000)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
const ask = (token: string) => call(server, "GET", "/user", undefined, bearer(token))

function honest(): JWTPayload {
  return {
    iss: `${server.url}/auth/v1`,
    sub: person.userId,
    aud: "authenticated",
    role: "authenticated",
    exp: now() + 600,
    iat: now(),
  }
}

/** A token with these claims, signed the way the server signs. */
async function ours(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  const [jwk] = JSON.parse(testSecrets.jwtKeys)
  return new SignJWT({ ...honest(), ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "test-key", ...header })
    .sign(await importJWK(jwk, "ES256"))
}

function hs256(
  header: Record<string, unknown>,
  claims: unknown,
  key: string | Buffer = testSecrets.jwtSecret,
) {
  const unsigned = `${encode({ alg: "HS256", typ: "JWT", ...header })}.${encode(claims)}`
  return `${unsigned}.${createHmac("sha256", key).update(unsigned).digest("base64url")}`
}

describe("an honest token", () => {
  test("signed with the key, or with the shared secret, is accepted", async () => {
    expect((await ask(await ours({}))).status).toBe(200)
    expect((await ask(hs256({}, honest()))).status).toBe(200)
    expect(
      (await ask(hs256({}, { sub: person.userId, role: "authenticated", exp: now() + 600 }))).status,
    ).toBe(200)
  })
})

describe("a forged token", () => {
  const attacks: [string, () => Promise<string> | string][] = [
    ["without a signature", () => `${encode({ alg: "none", typ: "JWT" })}.${encode(honest())}.`],
    ["that says NONE", () => `${encode({ alg: "NONE", kid: "test-key" })}.${encode(honest())}.`],
    ["whose signature was cut off", async () => (await ours({})).replace(/\.[^.]*$/, ".")],
    ["whose claims were changed", async () => changed(await ours({}))],
    [
      "with the public key as the secret",
      async () => hs256({ kid: "test-key" }, honest(), await publicKeyText()),
    ],
    [
      "with the public key as the secret and no key id",
      async () => hs256({}, honest(), await publicKeyText()),
    ],
    ["with the secret under the id of a signing key", () => hs256({ kid: "test-key" }, honest())],
    ["with an empty secret", () => hs256({}, honest(), "\0")],
    ["with a secret that was guessed", () => hs256({}, { ...honest(), role: "service_role" }, "secret")],
    ["that brings its own key", bringsItsOwnKey],
    ["that names where its key is", () => stranger({ jku: "https://evil.example/jwks.json" })],
    ["that names a certificate", () => stranger({ x5u: "https://evil.example/cert.pem" })],
    ["of a stranger under our key id", () => stranger({ kid: "test-key" })],
    ["of a stranger under an unknown key id", () => stranger({ kid: "other-key" })],
    ["with a path as key id", () => hs256({ kid: "../../../../dev/null" }, honest(), "\0")],
    ["with SQL as key id", () => stranger({ kid: "' or 1=1 --" })],
    ["with a key id that is no text", () => hs256({ kid: ["test-key"] }, honest())],
    [
      "with the algorithm of another kind",
      () => `${encode({ alg: "RS256", kid: "test-key" })}.${encode(honest())}.AAAA`,
    ],
    ["with a critical extension", () => hs256({ crit: ["b64"], b64: false }, honest())],
    ["that has expired", () => ours({ exp: now() - 1 })],
    ["that expires at a text", () => ours({ exp: String(now() + 600) })],
    ["that never expires", () => hs256({}, { sub: person.userId, role: "authenticated" })],
    ["that expires at infinity", () => hs256({}, { ...honest(), exp: null })],
    ["that counts from later on", () => ours({ nbf: now() + 60 })],
    ["that was issued in the future", () => ours({ iat: now() + 60 })],
    ["for another audience", () => ours({ aud: "somebody" })],
    ["for an audience that only contains ours", () => ours({ aud: "unauthenticated" })],
    ["for other audiences", () => ours({ aud: ["a", "b"] })],
    ["for no audience", () => ours({ aud: undefined })],
    ["of another issuer", () => ours({ iss: "https://evil.example/auth/v1" })],
    [
      "of another issuer with the shared secret",
      () => hs256({}, { ...honest(), iss: "https://evil.example" }),
    ],
    ["of no issuer", () => ours({ iss: undefined })],
    ["whose claims are a list", () => hs256({}, [1])],
    ["whose claims are no JSON", () => hs256({}, "x").replace(/\.[^.]*\./, ".AAAA.")],
    ["that is a refresh token", () => person.refresh],
    ["that is text", () => "not.a.token"],
    ["that is long", () => `${"a".repeat(5000)}.${"b".repeat(5000)}.c`],
  ]

  test.each(attacks)("%s is refused", async (_, forge) => {
    const { status, body } = await ask(await forge())
    expect(status).toBe(403)
    expect(body["code"]).toBe("bad_jwt")
    expect(body["message"]).toMatch(/^invalid JWT: unable to parse or verify signature, /)
  })

  test("that has expired is reported in the words that clients look for", async () => {
    const { body } = await ask(await ours({ exp: now() - 1 }))
    expect(body["message"]).toContain("token has invalid claims: token is expired")
  })

  test("without a subject, such as an API key, identifies nobody", async () => {
    expect(await ask(server.anonKey)).toMatchObject({
      status: 403,
      body: { code: "bad_jwt", message: "invalid claim: missing sub claim" },
    })
  })

  test("with an invalid subject, of an unknown account or of an ended session is refused", async () => {
    expect(await ask(await ours({ sub: "1 or 1=1" }))).toMatchObject({
      status: 400,
      body: { code: "bad_jwt" },
    })
    expect(await ask(await ours({ sub: randomUUID() }))).toMatchObject({
      status: 403,
      body: { code: "user_not_found" },
    })
    for (const session_id of [randomUUID(), "' or 1=1"]) {
      expect(await ask(await ours({ session_id }))).toMatchObject({
        status: 403,
        body: {
          code: "session_not_found",
          message: "Session from session_id claim in JWT does not exist",
        },
      })
    }
  })

  test("a ban takes effect at once, although the token is valid for an hour", async () => {
    const { access, userId } = await signIn(server, await confirmedAccount(server))
    await sql(server, "update auth.users set banned_until = now() + interval '1 day' where id = $1", [userId])
    expect(await ask(access)).toMatchObject({
      status: 403,
      body: { code: "user_banned", message: "User is banned" },
    })
  })

  test.each(["", "Bearer", "Bearer ", "Basic YTpi", "token abc", "Bearer a b"])(
    "an Authorization header of %j counts as missing",
    async (authorization) => {
      expect(await call(server, "GET", "/user", undefined, { authorization })).toMatchObject({
        status: 401,
        body: { code: "no_authorization", message: "This endpoint requires a valid Bearer token" },
      })
    },
  )
})

function changed(token: string) {
  const [header, claims = "", signature] = token.split(".")
  const read = JSON.parse(Buffer.from(claims, "base64url").toString())
  return [header, encode({ ...read, role: "service_role" }), signature].join(".")
}

async function publicKeyText() {
  const { body } = await call(server, "GET", "/.well-known/jwks.json")
  const keys: unknown = body["keys"]
  return JSON.stringify(Array.isArray(keys) ? keys[0] : undefined)
}

async function stranger(header: Record<string, unknown>) {
  const { privateKey } = await generateKeyPair("ES256")
  return new SignJWT(honest()).setProtectedHeader({ alg: "ES256", ...header }).sign(privateKey)
}

async function bringsItsOwnKey() {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: "test-key" }
  return new SignJWT(honest()).setProtectedHeader({ alg: "ES256", kid: "test-key", jwk }).sign(privateKey)
}
