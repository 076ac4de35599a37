import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { CookieBrowser } from "#tests/support/cookie-browser.ts"
import { type PretendOpenid, startPretendOpenid } from "#tests/support/pretend-openid.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, fragment, newEmail } from "#tests/support/wire.ts"

let idp: PretendOpenid
let server: TestServer
beforeAll(async () => {
  idp = await startPretendOpenid()
  const { issuer, clientId, clientSecret } = idp
  server = await startServer({
    AUTH_PROVIDERS: JSON.stringify([
      { name: "home", issuer, clientId, clientSecret },
      { name: "apple", issuer, clientId, clientSecret },
    ]),
  })
})
afterAll(async () => {
  await server.stop()
  await idp.stop()
})

const person = () => ({ sub: randomUUID(), email: newEmail(), email_verified: true })

describe("a provider's response", () => {
  /** Comes back from the provider with a token made with the flow's nonce. Returns the outcome as the app sees it. */
  async function comeBack(make: (nonce: string) => Promise<string>) {
    const browser = new CookieBrowser()
    const asked = await browser.follow(
      `${server.url}/auth/v1/authorize?provider=home`,
      ({ origin }) => origin === idp.issuer,
    )
    idp.give(await make(asked.searchParams.get("nonce") ?? ""))
    const state = asked.searchParams.get("state") ?? ""
    const response = await browser.get(new URL(`${server.url}/auth/v1/callback?code=any&state=${state}`))
    return fragment(new URL(response.headers.get("location") ?? ""))
  }

  const refused = (make: (nonce: string) => Promise<string>) =>
    expect(comeBack(make)).resolves.toMatchObject({ error_code: "bad_oauth_callback" })

  test("opens an account if everything in it is right", async () => {
    const outcome = await comeBack((nonce) => idp.idToken({ ...person(), nonce }))
    expect(outcome["access_token"]).toBeTruthy()
  })

  test("is requested with a state, a nonce and a code challenge", async () => {
    const { headers } = await call(
      server,
      "GET",
      "/authorize?provider=home&scopes=groups&login_hint=maren&client_id=evil",
    )
    const asked = Object.fromEntries(new URL(headers.get("location") ?? "").searchParams)
    expect(asked).toMatchObject({
      client_id: "repertoire",
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: "code",
      scope: "openid email profile groups",
      login_hint: "maren",
      code_challenge_method: "S256",
    })
    expect(asked["code_challenge"]).toMatch(/^[\w-]{43}$/)
    const cookie = headers.getSetCookie().join()
    expect(cookie).toMatch(/Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax; Max-Age=300/)
    expect(cookie).not.toContain(asked["nonce"])
  })

  test("is refused with another flow's nonce, or without one", async () => {
    await refused(() => idp.idToken({ ...person(), nonce: "other" }))
    await refused(() => idp.idToken(person()))
  })

  test("is refused if it is from another issuer or for another client", async () => {
    await refused((nonce) => idp.idToken({ ...person(), nonce, iss: "https://evil.example" }))
    await refused((nonce) => idp.idToken({ ...person(), nonce, aud: "another-client" }))
  })

  test("is refused if it is signed by a stranger, or unsigned", async () => {
    await refused((nonce) => idp.idToken({ ...person(), nonce }, "stranger"))
    await refused((nonce) => idp.idToken({ ...person(), nonce }, "nobody"))
  })

  test("is refused if it has expired, or doesn't identify anyone", async () => {
    const past = Math.floor(Date.now() / 1_000) - 600
    await refused((nonce) => idp.idToken({ ...person(), nonce, iat: past, exp: past + 60 }))
    await refused((nonce) => idp.idToken({ email: newEmail(), email_verified: true, nonce }))
  })

  test("may arrive in a form that the browser posts, as Apple's does, with `email_verified` as a string", async () => {
    const { headers } = await call(server, "GET", "/authorize?provider=apple")
    const asked = new URL(headers.get("location") ?? "")
    expect(asked.searchParams.get("response_mode")).toBe("form_post")
    expect(asked.searchParams.get("scope")).toBe("openid email name")
    const nonce = asked.searchParams.get("nonce") ?? ""
    const apples = { ...person(), email_verified: "true" }
    idp.give(await idp.idToken({ ...apples, nonce }))
    const [cookie = ""] = headers.getSetCookie().join().split(";")
    const response = await fetch(`${server.url}/auth/v1/callback`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams({ code: "any", state: asked.searchParams.get("state") ?? "" }),
    })
    const { access_token: access = "" } = fragment(new URL(response.headers.get("location") ?? ""))
    const { body } = await call(server, "GET", "/user", undefined, { authorization: `Bearer ${access}` })
    expect(body).toMatchObject({ email: apples.email, app_metadata: { provider: "apple" } })
  })
})
