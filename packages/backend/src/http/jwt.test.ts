import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { type JWK, type TokenKeys, tokenKeys } from "./jwt.ts"

const issuer = "https://gym.example/auth/v1"
const jwtSecret = "a secret for tests only, long enough to be taken"

async function newKey(kid?: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true })
  return { ...(await exportJWK(privateKey)), ...(kid !== undefined && { kid }) }
}

let [older, newer]: JWK[] = []
let keys: TokenKeys
beforeAll(async () => {
  older = await newKey("older")
  newer = await newKey("newer")
  keys = await tokenKeys({ jwtSecret, jwtKeys: [newer, older], issuer })
})
afterEach(() => vi.useRealTimers())

const seconds = () => Math.floor(Date.now() / 1000)
const claims = (lifetime = 60) => ({
  iss: issuer,
  aud: "authenticated",
  sub: "x",
  iat: seconds(),
  exp: seconds() + lifetime,
})

describe("token keys", () => {
  test("sign with the first key and name it", async () => {
    const [header = ""] = (await keys.sign(claims())).split(".")
    expect(JSON.parse(Buffer.from(header, "base64url").toString())).toEqual({
      alg: "ES256",
      kid: "newer",
      typ: "JWT",
    })
  })

  test("still accept tokens signed with an older key, so that keys can be changed", async () => {
    const before = await tokenKeys({ jwtSecret, jwtKeys: [older ?? {}], issuer })
    expect(await keys.verify(await before.sign(claims()))).toMatchObject({ ok: true, claims: { sub: "x" } })
  })

  test("publish only the public parts", () => {
    expect(JSON.stringify(keys.jwks())).not.toContain(newer?.d)
    expect(keys.jwks().keys.map(({ kid }) => kid)).toEqual(["newer", "older"])
  })

  test("give a key without an id its thumbprint", async () => {
    const named = await tokenKeys({ jwtSecret, jwtKeys: [await newKey()], issuer })
    expect(named.jwks().keys[0]?.kid).toMatch(/^[\w-]{43}$/)
    expect(await named.verify(await named.sign(claims()))).toMatchObject({ ok: true })
  })

  test("check the time on every call, with the caller's tolerance", async () => {
    vi.useFakeTimers({ now: Date.now() })
    const token = await keys.sign(claims(60))
    expect(await keys.verify(token)).toMatchObject({ ok: true })
    vi.advanceTimersByTime(70_000)
    expect(await keys.verify(token)).toMatchObject({ ok: false, reason: "expired" })
    expect(await keys.verify(token, { clockToleranceSeconds: 30 })).toMatchObject({ ok: true })
    vi.advanceTimersByTime(30_000)
    expect(await keys.verify(token, { clockToleranceSeconds: 30 })).toMatchObject({
      ok: false,
      reason: "expired",
    })
  })

  test("report what is wrong with a token", async () => {
    const verdict = async (changes: object) => {
      const result = await keys.verify(await keys.sign({ ...claims(), ...changes }))
      return result.ok ? "ok" : result.reason
    }
    expect(await verdict({ nbf: seconds() + 60 })).toBe("not_yet_valid")
    expect(await verdict({ iat: seconds() + 60 })).toBe("issued_in_future")
    expect(await verdict({ aud: "other" })).toBe("audience")
    expect(await verdict({ iss: "https://other.example" })).toBe("issuer")
    expect(await verdict({ exp: "soon" })).toBe("malformed")
    expect(await keys.verify("nonsense")).toMatchObject({ ok: false, reason: "malformed" })
    const stranger = await tokenKeys({ jwtSecret, jwtKeys: [await newKey("newer")], issuer })
    expect(await keys.verify(await stranger.sign(claims()))).toMatchObject({ ok: false, reason: "signature" })
  })

  test("can be RSA keys, which sign with RS256 and are never mistaken for a shared secret", async () => {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true })
    const rsa = { ...(await exportJWK(privateKey)), kid: "rsa" }
    const keys = await tokenKeys({ jwtSecret, jwtKeys: [rsa, await newKey("ec")], issuer })
    const token = await keys.sign(claims())
    expect(JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString())).toMatchObject({
      alg: "RS256",
      kid: "rsa",
    })
    expect(await keys.verify(token)).toMatchObject({ ok: true, claims: { sub: "x" } })
    expect(keys.jwks().keys[0]).toMatchObject({ kty: "RSA", alg: "RS256", kid: "rsa" })
    expect(JSON.stringify(keys.jwks())).not.toContain(rsa.d)
    const confused = await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256", kid: "rsa" })
      .sign(new TextEncoder().encode(JSON.stringify(keys.jwks().keys[0])))
    expect(await keys.verify(confused)).toMatchObject({ ok: false, reason: "signature" })
    const { d: _, ...publicHalf } = rsa
    await expect(tokenKeys({ jwtSecret, jwtKeys: [publicHalf], issuer })).rejects.toThrow(
      "complete private JWK",
    )
  })

  test("that aren't strict accept signed tokens without an expiry, for another audience or from another issuer", async () => {
    const key = await newKey("one")
    const strict = await tokenKeys({ jwtSecret, jwtKeys: [key], issuer })
    const lax = await tokenKeys({ jwtSecret, jwtKeys: [key], issuer, strict: false })
    const signed = (payload: object) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode(jwtSecret))
    const odd = [
      { role: "anon" },
      { ...claims(), aud: "others" },
      { ...claims(), iss: "https://others.example" },
    ]
    for (const each of odd) {
      expect(await strict.verify(await signed(each))).toMatchObject({ ok: false })
      expect(await lax.verify(await signed(each))).toMatchObject({ ok: true })
    }
    expect(await lax.verify(await signed({ ...claims(), exp: 1 }))).toMatchObject({
      ok: false,
      reason: "expired",
    })
    expect(await lax.verify(`${(await signed(claims())).slice(0, -4)}AAAA`)).toMatchObject({
      ok: false,
      reason: "signature",
    })
  })

  test("must be private P-256 keys", async () => {
    const { d: _, ...publicHalf } = await newKey("public")
    await expect(tokenKeys({ jwtSecret, jwtKeys: [publicHalf], issuer })).rejects.toThrow("private P-256")
    await expect(tokenKeys({ jwtSecret, jwtKeys: [], issuer })).rejects.toThrow("At least one")
  })
})
