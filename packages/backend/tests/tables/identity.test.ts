import { randomUUID } from "node:crypto"
import { SignJWT } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Claims, tokenKeys } from "#server/http/jwt.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
afterAll(() => gym.stop())

const now = () => Math.floor(Date.now() / 1000)

/** A user token, signed as the auth API signs them. */
async function token(claims: Claims = {}) {
  const keys = await tokenKeys({
    jwtSecret: testSecrets.jwtSecret,
    jwtKeys: JSON.parse(testSecrets.jwtKeys),
    issuer: `${gym.url}/auth/v1`,
  })
  const usual = { iss: `${gym.url}/auth/v1`, aud: "authenticated", role: "authenticated", exp: now() + 600 }
  return keys.sign({ ...usual, sub: randomUUID(), ...claims })
}

function bearer(value: string) {
  return { authorization: `Bearer ${value}` }
}

async function refused(headers: Record<string, string>, path = "/gyms") {
  const response = await gym.ask(path, { headers })
  const { code, message } = (await response.json()) as { code: string; message: string }
  return { status: response.status, code, message, challenge: response.headers.get("www-authenticate") }
}

it("a claim of the wrong type is named", async () => {
  const signed = async (claims: Record<string, unknown>) =>
    new SignJWT({ exp: now() + 60, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(testSecrets.jwtSecret))
  const wrong: [claims: Record<string, unknown>, message: string][] = [
    [{ exp: "soon" }, "The JWT 'exp' claim must be a number"],
    [{ nbf: [] }, "The JWT 'nbf' claim must be a number"],
    [{ iat: "now" }, "The JWT 'iat' claim must be a number"],
    [{ aud: 3 }, "The JWT 'aud' claim must be a string or an array of strings"],
    [{ role: { name: "service_role" } }, "The JWT 'role' claim must be a string"],
  ]
  for (const [claims, message] of wrong)
    expect(await refused(bearer(await signed(claims)))).toMatchObject({
      status: 401,
      code: "PGRST303",
      message,
    })
})

describe("a caller", () => {
  it("is anonymous without a key", async () => {
    expect(await gym.json("/rpc/who")).toEqual({ uid: null, role: "anon", claims: { role: "anon" } })
  })

  it("is the bearer of the token, and Postgres sees all its claims", async () => {
    const sub = randomUUID()
    const headers = bearer(await token({ sub, session_id: "s", app_metadata: { plan: "gold" } }))
    const who = await gym.json("/rpc/who", { headers })
    expect(who).toMatchObject({
      uid: sub,
      role: "authenticated",
      claims: { sub, role: "authenticated", session_id: "s", app_metadata: { plan: "gold" } },
    })
  })

  it("is identified by the apikey if there is no other token", async () => {
    expect(await gym.json("/rpc/who", { headers: { apikey: gym.anonKey } })).toMatchObject({ role: "anon" })
    expect(await gym.json("/rpc/who", { headers: { apikey: gym.serviceRoleKey } })).toMatchObject({
      role: "service_role",
    })
    const both = { apikey: gym.anonKey, ...bearer(await token()) }
    expect(await gym.json("/rpc/who", { headers: both })).toMatchObject({ role: "authenticated" })
  })

  it("is anonymous if the token names no role", async () => {
    const claims = { iss: "supabase", exp: now() + 60 }
    const legacy = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(testSecrets.jwtSecret))
    expect(await gym.json("/rpc/who", { headers: bearer(legacy) })).toMatchObject({
      role: "anon",
      claims: { role: "anon" },
    })
  })

  it("is visible to functions, with the method, path, headers, cookies and search path", async () => {
    const setting = (name: string, headers = {}) => gym.json(`/rpc/context?name=${name}`, { headers })
    expect(await setting("request.method")).toBe("GET")
    expect(await setting("request.path")).toBe("/rpc/context")
    expect(await setting("search_path")).toBe('"public", "extensions"')
    const headers = await setting("request.headers", { "X-Mine": "yes", cookie: "a=1; b=2" })
    expect(JSON.parse(String(headers))).toMatchObject({ "x-mine": "yes" })
    expect(JSON.parse(String(headers))).not.toHaveProperty("cookie")
    expect(JSON.parse(String(await setting("request.cookies", { cookie: "a=1; b=2" })))).toEqual({
      a: "1",
      b: "2",
    })
  })

  it("leaves nothing behind on the connection", async () => {
    const someone = await token()
    for (let round = 0; round < 20; round += 1) {
      expect(await gym.json("/rpc/who", { headers: bearer(someone) })).toMatchObject({
        role: "authenticated",
      })
      expect((await gym.ask("/gyms?id=eq.x", { headers: bearer(someone) })).status).toBe(400)
      expect(await gym.json("/rpc/who")).toEqual({ uid: null, role: "anon", claims: { role: "anon" } })
    }
    // As many requests as may wait for each of the two callers.
    const mixed = Array.from({ length: 128 }, async (_, index) => {
      const headers = index % 2 === 0 ? bearer(someone) : {}
      return gym.json("/rpc/who", { headers })
    })
    const roles = (await Promise.all(mixed)).map((who) => (who as { role: string }).role)
    expect(roles).toEqual(roles.map((_, index) => (index % 2 === 0 ? "authenticated" : "anon")))
  })
})

describe("row-level security", () => {
  it("shows people their own rows, and lets nobody write someone else's", async () => {
    const ada = bearer(await token())
    const boId = randomUUID()
    const bo = bearer(await token({ sub: boId }))
    const write = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
      gym.ask(path, {
        method,
        headers: { "content-type": "application/json", prefer: "return=representation", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    expect((await write("POST", "/memos", ada, { body: "mine" })).status).toBe(201)
    expect(await gym.json("/memos?select=body", { headers: ada })).toEqual([{ body: "mine" }])
    expect(await gym.json("/memos", { headers: bo })).toEqual([])
    expect(await (await write("PATCH", "/memos?body=eq.mine", bo, { body: "stolen" })).json()).toEqual([])
    expect(await (await write("DELETE", "/memos?id=gt.0", bo)).json()).toEqual([])
    const forged = await write("POST", "/memos", ada, { body: "forged", owner: boId })
    expect([forged.status, await forged.json()]).toMatchObject([403, { code: "42501" }])
    expect(await gym.json("/memos?select=body", { headers: ada })).toEqual([{ body: "mine" }])
    expect(await gym.json("/memos?select=body", { headers: { apikey: gym.serviceRoleKey } })).toEqual([
      { body: "mine" },
    ])
  })

  it("and missing rights result in 401 for people who aren't signed in, and 403 for others", async () => {
    expect(await refused({}, "/secrets")).toEqual({
      status: 401,
      code: "42501",
      message: "permission denied for table secrets",
      challenge: "Bearer",
    })
    expect(await refused(bearer(await token()), "/secrets")).toMatchObject({
      status: 403,
      code: "42501",
      challenge: null,
    })
  })
})

describe("an invalid token", () => {
  const challenge = (message: string) => `Bearer error="invalid_token", error_description="${message}"`

  it.each([
    ["a.b", "Expected 3 parts in JWT; got 2"],
    ["nonsense", "Expected 3 parts in JWT; got 1"],
    ["a.b.c", "JWT cryptographic operation failed"],
    ["", "Empty JWT is sent in Authorization header"],
  ])("is refused: '%s'", async (value, message) => {
    expect(await refused(bearer(value))).toEqual({
      status: 401,
      code: "PGRST301",
      message,
      challenge: challenge(message),
    })
  })

  it("is refused if it is signed by someone else, or unsigned", async () => {
    const claims = { role: "service_role", exp: now() + 60, iss: "supabase" }
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("x".repeat(40)))
    expect(await refused(bearer(forged))).toMatchObject({
      status: 401,
      code: "PGRST301",
      message: "No suitable key or wrong key type",
    })
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
    const unsigned = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`
    expect(await refused(bearer(unsigned))).toMatchObject({ status: 401, code: "PGRST301" })
    expect(await refused({ apikey: forged })).toMatchObject({ status: 401, code: "PGRST301" })
  })

  it.each([
    ["is expired", { exp: now() - 60 }, "JWT expired"],
    ["isn't valid yet", { nbf: now() + 300 }, "JWT not yet valid"],
    ["comes from the future", { iat: now() + 300 }, "JWT issued at future"],
    ["is for somebody else", { aud: "others" }, "JWT not in audience"],
  ])("is refused when it %s", async (_what, claims, message) => {
    expect(await refused(bearer(await token(claims)))).toEqual({
      status: 401,
      code: "PGRST303",
      message,
      challenge: challenge(message),
    })
  })

  it("is refused for roles that a request can't have", async () => {
    expect(await refused(bearer(await token({ role: "nobody_at_all" })))).toMatchObject({
      status: 401,
      code: "22023",
      message: 'role "nobody_at_all" does not exist',
    })
    for (const role of ["supabase_auth_admin", "authenticator", "postgres"]) {
      expect(await refused(bearer(await token({ role })))).toMatchObject({
        status: 403,
        code: "42501",
        message: `permission denied to set role "${role}"`,
      })
    }
  })

  it("is refused once it has expired, although it was valid before", async () => {
    const short = bearer(await token({ exp: now() - 28 }))
    expect((await gym.ask("/gyms?limit=0", { headers: short })).status).toBe(200)
    await expect
      .poll(async () => (await gym.ask("/gyms?limit=0", { headers: short })).status, { timeout: 10_000 })
      .toBe(401)
  })
})
