import { createHash, randomUUID } from "node:crypto"
import type { JWTPayload } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { type PretendOpenid, startPretendOpenid } from "#tests/support/pretend-openid.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, newEmail, signIn, tokensIn } from "#tests/support/wire.ts"

let idp: PretendOpenid
let server: TestServer
beforeAll(async () => {
  idp = await startPretendOpenid()
  const { issuer, clientId, clientSecret } = idp
  server = await startServer({
    AUTH_PROVIDERS: JSON.stringify([{ name: "home", issuer, clientId, clientSecret }]),
  })
})
afterAll(async () => {
  await server.stop()
  await idp.stop()
})

const person = () => ({ sub: randomUUID(), email: newEmail(), email_verified: true })

describe("POST /token?grant_type=id_token", () => {
  const grant = (body: object, headers = {}) =>
    call(server, "POST", "/token?grant_type=id_token", body, headers)

  async function refusal(claims: JWTPayload, more: object = {}, signedBy?: "stranger" | "nobody") {
    const answer = await grant({ provider: "home", id_token: await idp.idToken(claims, signedBy), ...more })
    expect(answer.status).toBe(400)
    return answer.body["error_description"]
  }

  test("opens an account, and the same one again", async () => {
    const claims = person()
    const first = await grant({ provider: "home", id_token: await idp.idToken(claims) })
    expect(first.status).toBe(200)
    const again = await grant({ provider: "home", id_token: await idp.idToken(claims) })
    expect(tokensIn(again.body).userId).toBe(tokensIn(first.body).userId)
  })

  test("accepts a token with a nonce only together with the nonce", async () => {
    const nonce = randomUUID()
    const hash = createHash("sha256").update(nonce).digest("hex")
    const id_token = await idp.idToken({ ...person(), nonce: hash })
    expect((await grant({ provider: "home", id_token, nonce })).status).toBe(200)
    expect(await refusal({ ...person(), nonce: hash }, { nonce: hash })).toBe("Nonces mismatch")
    const both = "Passed nonce and nonce in id_token should either both exist or not."
    expect(await refusal({ ...person(), nonce: hash })).toBe(both)
    expect(await refusal(person(), { nonce })).toBe(both)
  })

  test("refuses tokens from other issuers, for other clients, unsigned, expired or without a subject", async () => {
    expect(await refusal({ ...person(), iss: "https://evil.example" })).toBe("Bad ID token")
    expect(await refusal({ ...person(), aud: "another" })).toBe(
      "Unacceptable audience in id_token: [another]",
    )
    expect(await refusal(person(), {}, "stranger")).toBe("Bad ID token")
    expect(await refusal(person(), {}, "nobody")).toBe("Bad ID token")
    expect(await refusal({ ...person(), exp: 1 })).toBe("Bad ID token")
    expect(await refusal({ email: newEmail() })).toBe("Missing sub claim in id_token")
  })

  test("reports what is missing", async () => {
    const said = async (body: object) => (await grant(body)).body
    expect(await said({ provider: "home" })).toMatchObject({ error_description: "id_token required" })
    expect(await said({ id_token: "x" })).toMatchObject({
      error_description: "provider or client_id and issuer required",
    })
    expect(await said({ provider: "google", id_token: "x" })).toMatchObject({
      code: "provider_disabled",
      message: 'Provider (issuer "google") is not enabled',
    })
    expect(await said({ provider: "custom:mine", id_token: "x" })).toMatchObject({
      code: "validation_failed",
      message: 'Custom OIDC provider "custom:mine" not allowed',
    })
  })

  test("refuses a made-up token for good, even if the provider is off, unreachable or responds with nonsense", async () => {
    const { clientId, clientSecret } = idp
    const gone = `http://127.0.0.1:${await freePort()}`
    const broken = await startServer({
      AUTH_PROVIDERS: JSON.stringify([
        { name: "home", issuer: gone, clientId, clientSecret },
        { name: "attic", title: "Attic", issuer: `${idp.issuer}/nowhere`, clientId, clientSecret },
        { name: "github", clientId, clientSecret },
      ]),
    })
    const made = [
      await idp.idToken(person()),
      await idp.idToken(person(), "nobody"),
      "a.b.c",
      "nonsense",
      "ü",
    ]
    for (const provider of ["home", "attic", "github", "google", "unknown"])
      for (const id_token of made) {
        const { status, body } = await call(broken, "POST", "/token?grant_type=id_token", {
          provider,
          id_token,
        })
        expect({ provider, id_token, status }).toEqual({ provider, id_token, status: 400 })
        if (provider === "attic")
          expect(body["error_description"]).toBe("The ID token can't be verified: Attic can't be reached")
      }
    await broken.stop()
  })

  test("never opens an account through an unverified address", async () => {
    const account = await confirmedAccount(server)
    const id_token = await idp.idToken({ sub: randomUUID(), email: account.email })
    const { status, body } = await grant({ provider: "home", id_token })
    expect(status).toBe(422)
    expect(body["code"]).toBe("provider_email_needs_verification")
  })

  test("connects the person to the caller's account if the app asks for that", async () => {
    const { access, userId } = await signIn(server, await confirmedAccount(server))
    const id_token = await idp.idToken(person())
    const linked = await grant({ provider: "home", id_token, link_identity: true }, bearer(access))
    expect(tokensIn(linked.body).userId).toBe(userId)
    const again = await grant({ provider: "home", id_token, link_identity: true }, bearer(access))
    expect(again.body["code"]).toBe("identity_already_exists")
    expect((await grant({ provider: "home", id_token, link_identity: true })).status).toBe(401)
  })
})
