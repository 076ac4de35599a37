import { randomUUID } from "node:crypto"
import { AuthClient } from "@supabase/auth-js"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { CookieBrowser } from "#tests/support/cookie-browser.ts"
import { openidClient } from "#tests/support/openid-provider.ts"
import { password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { type HomeProvider, outcomeOf, personElsewhere, startHomeProvider } from "./home-provider.ts"
import {
  bearer,
  call,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  signIn,
  sql,
} from "#tests/support/wire.ts"

let home: HomeProvider
beforeAll(async () => {
  home = await startHomeProvider()
})
afterAll(() => home.stop())

describe("signing in with a provider", () => {
  test("creates an account for the person, and opens it again the next time", async () => {
    const person = personElsewhere({ name: "Maren Holt" })
    home.idp.recognize(person)
    const first = await home.continueWith()
    expect(first.pathname).toBe("/login")
    const { access_token: access = "", provider_token, token_type } = fragment(first)
    expect(token_type).toBe("bearer")
    expect(provider_token).toBeTruthy()
    const user = await home.userOf(access)
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: "home", providers: ["home"] },
      user_metadata: { full_name: "Maren Holt", email: person.email },
      identities: [{ provider: "home", id: person.sub }],
    })
    const again = await home.userOf(fragment(await home.continueWith())["access_token"] ?? "")
    expect(again.id).toBe(user.id)
  })

  test("records the provider in the token", async () => {
    home.idp.recognize(personElsewhere())
    const { access_token: access = "" } = fragment(await home.continueWith())
    const [, payload = ""] = access.split(".")
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      aal: "aal1",
      amr: [{ method: "oauth" }],
    })
  })

  test("ends with a code that the client exchanges", async () => {
    home.idp.recognize(personElsewhere())
    const kept = new Map<string, string>()
    const client = new AuthClient({
      url: `${home.server.url}/auth/v1`,
      flowType: "pkce",
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      persistSession: true,
      autoRefreshToken: false,
    })
    const { data } = await client.signInWithOAuth({
      provider: "custom:home",
      options: { redirectTo: `${home.server.url}/login`, skipBrowserRedirect: true },
    })
    const landing = await new CookieBrowser().follow(String(data.url), home.isBack)
    const code = landing.searchParams.get("code") ?? ""
    const exchanged = await client.exchangeCodeForSession(code)
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session?.provider_token).toBeTruthy()
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  test("opens the account with an address that the provider has verified, and notifies its owner by email", async () => {
    const account = await confirmedAccount(home.server)
    const { userId } = await signIn(home.server, account)
    home.idp.recognize(personElsewhere({ email: account.email.toUpperCase() }))
    const user = await home.userOf(fragment(await home.continueWith())["access_token"] ?? "")
    expect(user.id).toBe(userId)
    expect(user.identities.map(({ provider }) => provider).toSorted()).toEqual(["email", "home"])
    const mail = await mailTo(home.server, account.email, 2)
    expect(mail.subject).toBe("Another way to sign in was connected to your account")
    // The person can still sign in with the password as well.
    expect((await signIn(home.server, account)).userId).toBe(userId)
  })

  test("never opens an account through an address that the provider hasn't verified", async () => {
    const account = await confirmedAccount(home.server)
    home.idp.recognize(personElsewhere({ email: account.email, email_verified: false }))
    expect(outcomeOf(await home.continueWith())).toEqual({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description:
        "Unverified email with Home server. Verify the email with Home server in order to sign in",
    })
    const found = await sql(
      home.server,
      "select 1 from auth.identities where provider = 'home' and email = $1",
      [account.email],
    )
    expect(found).toEqual([])
  })

  test("has an unverified address confirmed by email before it lets the person in", async () => {
    const person = personElsewhere({ email_verified: false })
    home.idp.recognize(person)
    expect(outcomeOf(await home.continueWith()).error_code).toBe("provider_email_needs_verification")
    await follow(linkIn(await mailTo(home.server, person.email)))
    expect(fragment(await home.continueWith())["access_token"]).toBeTruthy()
  })

  test("removes what a stranger added to an unconfirmed account with the address", async () => {
    const email = newEmail()
    await call(home.server, "POST", "/signup", { email, password })
    home.idp.recognize(personElsewhere({ email }))
    const { access_token: access = "" } = fragment(await home.continueWith())
    expect((await home.userOf(access)).identities.map(({ provider }) => provider)).toEqual(["home"])
    const answer = await call(home.server, "POST", "/token?grant_type=password", { email, password })
    expect(answer.status).toBe(400)
    // The stranger was free to ask for an email, but its link no longer works.
    const landing = await follow(linkIn(await mailTo(home.server, email)))
    expect(outcomeOf(landing).error_code).toBe("otp_expired")
  })

  test("removes a stranger's access to an account once someone else proves the address", async () => {
    const person = personElsewhere({ email_verified: false })
    // The stranger's provider accepts any address, but nobody follows the link in our email to this one.
    home.idp.recognize(person)
    await home.continueWith()
    await mailTo(home.server, person.email)
    await sql(home.server, "update auth.users set confirmation_sent_at = null where email = $1", [
      person.email,
    ])
    await call(home.server, "POST", "/signup", { email: person.email, password })
    const landing = await follow(linkIn(await mailTo(home.server, person.email, 2)))
    const { access_token: access = "" } = fragment(landing)
    expect((await home.userOf(access)).identities.map(({ provider }) => provider)).toEqual(["email"])
    home.idp.recognize(person)
    expect(outcomeOf(await home.continueWith()).error_code).toBe("provider_email_needs_verification")
  })

  test("needs an address", async () => {
    home.idp.recognize({ sub: randomUUID() })
    expect(outcomeOf(await home.continueWith()).error_code).toBe("provider_email_needs_verification")
  })

  test("reports that the person canceled at the provider", async () => {
    home.idp.decline()
    expect(outcomeOf(await home.continueWith())).toMatchObject({
      error: "access_denied",
      error_code: "provider_declined",
    })
  })

  test("refuses a banned person", async () => {
    const person = personElsewhere()
    home.idp.recognize(person)
    await home.continueWith()
    await sql(home.server, "update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      person.email,
    ])
    expect(outcomeOf(await home.continueWith()).error_code).toBe("user_banned")
  })

  test("redirects to the site if the app asks for an address that isn't allowed", async () => {
    home.idp.recognize(personElsewhere())
    const browser = new CookieBrowser()
    const address = `${home.server.url}/auth/v1/authorize?provider=home&redirect_to=https://evil.example/`
    const landing = await browser.follow(
      address,
      (url) => !url.pathname.startsWith("/auth") && url.origin !== home.idp.issuer,
    )
    expect(landing.origin).toBe(home.server.url)
  })
})

describe("responses that this browser didn't ask for", () => {
  const callback = (query: string, cookie = "") =>
    fetch(`${home.server.url}/auth/v1/callback?${query}`, { redirect: "manual", headers: { cookie } })
  const codeOf = async (response: Response) => {
    expect(response.status).toBe(302)
    const url = new URL(response.headers.get("location") ?? "")
    expect(url.origin).toBe(home.server.url)
    expect(url.searchParams.get("error_code")).toBe(fragment(url)["error_code"])
    return fragment(url)["error_code"]
  }

  /** A flow whose browser has come back from the provider, before this server has seen the response. */
  async function almostBack() {
    home.idp.recognize(personElsewhere())
    const browser = new CookieBrowser()
    const target = encodeURIComponent(`${home.server.url}/login`)
    const address = `${home.server.url}/auth/v1/authorize?provider=home&redirect_to=${target}`
    const answer = await browser.follow(address, ({ pathname }) => pathname === "/auth/v1/callback")
    return { browser, answer }
  }

  test("are refused without a state, with a wrong one and with a made-up one", async () => {
    expect(await codeOf(await callback("code=x"))).toBe("bad_oauth_callback")
    expect(await codeOf(await callback("code=x&state=y"))).toBe("bad_oauth_state")
    expect(await codeOf(await callback(`code=x&state=${randomUUID()}`))).toBe("bad_oauth_state")
  })

  test("are refused in another browser, and still accepted in the right one", async () => {
    const { browser, answer } = await almostBack()
    expect(await codeOf(await fetch(answer, { redirect: "manual" }))).toBe("bad_oauth_state")
    const response = await browser.get(answer)
    expect(fragment(new URL(response.headers.get("location") ?? ""))["access_token"]).toBeTruthy()
  })

  test("are accepted once", async () => {
    const { browser, answer } = await almostBack()
    const state = answer.searchParams.get("state") ?? ""
    const before = await browser.get(answer)
    expect(before.headers.getSetCookie().join()).toContain("Max-Age=0")
    const again = await fetch(answer, { redirect: "manual" })
    expect(await codeOf(again)).toBe("bad_oauth_state")
    expect(await sql(home.server, "select 1 from auth.flow_state where id = $1", [state])).toEqual([])
  })

  test("are refused after five minutes", async () => {
    const { browser, answer } = await almostBack()
    await sql(
      home.server,
      "update auth.flow_state set created_at = now() - interval '301 seconds' where id = $1",
      [answer.searchParams.get("state") ?? ""],
    )
    expect(await codeOf(await browser.get(answer))).toBe("bad_oauth_state")
  })

  test("are refused with a code from another flow", async () => {
    const mine = await almostBack()
    const theirs = await almostBack()
    mine.answer.searchParams.set("code", theirs.answer.searchParams.get("code") ?? "")
    expect(await codeOf(await mine.browser.get(mine.answer))).toBe("bad_oauth_callback")
  })

  test("are refused from another issuer", async () => {
    const { browser, answer } = await almostBack()
    answer.searchParams.set("iss", "https://evil.example")
    expect(await codeOf(await browser.get(answer))).toBe("bad_oauth_callback")
  })

  test("connect nothing if the session that asked has ended", async () => {
    const { access, userId } = await signIn(home.server, await confirmedAccount(home.server))
    home.idp.recognize(personElsewhere())
    const browser = new CookieBrowser()
    const address = `${home.server.url}/auth/v1/user/identities/authorize?provider=home`
    const isAnswer = ({ pathname }: URL) => pathname === "/auth/v1/callback"
    const answer = await browser.follow(address, isAnswer, bearer(access))
    await call(home.server, "POST", "/logout", undefined, bearer(access))
    expect(await codeOf(await browser.get(answer))).toBe("session_not_found")
    const found = await sql(
      home.server,
      "select 1 from auth.identities where user_id = $1 and provider = 'home'",
      [userId],
    )
    expect(found).toEqual([])
  })
})

describe("a home server with other settings", () => {
  let other: TestServer | undefined
  afterEach(async () => {
    await other?.stop()
    other = undefined
  })
  const providers = JSON.stringify([{ name: "home", issuer: "http://127.0.0.1:9", ...openidClient }])

  test("tells the app when the provider can't be reached", async () => {
    other = await startServer({ AUTH_PROVIDERS: providers })
    const { status, headers } = await call(other, "GET", "/authorize?provider=home")
    expect(status).toBe(302)
    expect(headers.get("location")).toContain("error_code=provider_unreachable")
  })

  test("lets nobody connect accounts if the operator doesn't allow it", async () => {
    other = await startServer({ AUTH_PROVIDERS: providers, AUTH_MANUAL_LINKING: "false" })
    const { access } = await signIn(other, await confirmedAccount(other))
    const refused = {
      status: 404,
      body: { code: "manual_linking_disabled", message: "Manual linking is disabled" },
    }
    const path = "/user/identities/authorize?provider=home"
    expect(await call(other, "GET", path, undefined, bearer(access))).toMatchObject(refused)
    const one = `/user/identities/${randomUUID()}`
    expect(await call(other, "DELETE", one, undefined, bearer(access))).toMatchObject(refused)
  })

  test("has only one way to sign in if a household uses one provider", async () => {
    other = await startServer({ AUTH_PROVIDERS: providers, AUTH_ONLY_PROVIDER: "home" })
    const email = newEmail()
    const code = async (path: string, body: object) =>
      (await call(other ?? home.server, "POST", path, body)).body["code"]
    expect(await code("/signup", { email, password })).toBe("email_provider_disabled")
    expect(await code("/token?grant_type=password", { email, password })).toBe("email_provider_disabled")
    expect(await code("/otp", { email })).toBe("email_provider_disabled")
    expect(await code("/recover", { email })).toBe("email_provider_disabled")
    expect(await code("/passkeys/authentication/options", {})).toBe("passkey_disabled")
    const { body } = await call(other, "GET", "/settings")
    expect(body["external"]).toMatchObject({ email: false, home: true, google: false })
  })
})
