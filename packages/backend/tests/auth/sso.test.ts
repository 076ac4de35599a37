import { randomUUID } from "node:crypto"
import { AuthClient } from "@supabase/auth-js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import {
  type AnswerChanges,
  type SamlPerson,
  type SamlProvider,
  samlProvider,
} from "#tests/support/saml-provider.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, fragment, newEmail, signIn, sql } from "#tests/support/wire.ts"

let idp: SamlProvider
let server: TestServer
let ours: string
let providerId: string
const domain = "rowing.example"
beforeAll(async () => {
  server = await startServer({ AUTH_SAML: "true" })
  idp = await samlProvider()
  ours = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text()
  const made = await admin("POST", "", { type: "saml", metadata_xml: idp.metadata, domains: [domain] })
  providerId = String(made.body["id"])
})
afterAll(() => server.stop())

const admin = (method: string, path: string, body?: object) =>
  call(server, method, `/admin/sso/providers${path}`, body, bearer(server.serviceRoleKey))
const ask = async (body: object) =>
  (await call(server, "POST", "/sso", { skip_http_redirect: true, ...body })).body
const person = (): SamlPerson => ({ nameId: randomUUID(), email: newEmail() })

async function deliver(SAMLResponse: string, RelayState = "") {
  const body = new URLSearchParams({ SAMLResponse, RelayState })
  const response = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
    method: "POST",
    body,
    redirect: "manual",
  })
  expect(response.status).toBe(303)
  const url = new URL(response.headers.get("location") ?? "")
  expect(url.origin).toBe(server.url)
  return url
}

/** Asks this server for a sign-in, signs in at the provider, and returns what the browser would bring back. */
async function signedInThere(who: SamlPerson, changes: AnswerChanges = {}, body: object = {}) {
  const { url } = await ask({ domain, redirect_to: `${server.url}/login`, ...body })
  const { requestId, relayState } = await idp.read(String(url), ours)
  const answer = await idp.answer(ours, who, { inResponseTo: requestId, ...changes })
  return { answer, relayState, requestId }
}

async function comeBack(who: SamlPerson, changes: AnswerChanges = {}) {
  const { answer, relayState } = await signedInThere(who, changes)
  return deliver(answer, relayState)
}

async function userOf(landing: URL) {
  const { access_token: access = "" } = fragment(landing)
  return (await call(server, "GET", "/user", undefined, bearer(access))).body
}

const codeOf = (landing: URL) => landing.searchParams.get("error_code")

describe("signing in by SAML", () => {
  test("creates an account that only the provider can open, and opens it again", async () => {
    const who = person()
    const landing = await comeBack(who)
    expect(landing.pathname).toBe("/login")
    const user = await userOf(landing)
    expect(user).toMatchObject({
      email: who.email,
      app_metadata: { provider: `sso:${providerId}` },
      identities: [{ provider: `sso:${providerId}`, id: who.nameId }],
    })
    expect((await userOf(await comeBack(who)))["id"]).toBe(user["id"])
    const { access_token: access = "" } = fragment(await comeBack(who))
    const [, payload = ""] = access.split(".")
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      amr: [{ method: "sso/saml" }],
    })
    const changed = await call(server, "PUT", "/user", { password: "a-new-password-1" }, bearer(access))
    expect(changed.body["code"]).toBe("user_sso_managed")
  })

  test("never opens another account with the same address", async () => {
    const account = await confirmedAccount(server)
    const { userId } = await signIn(server, account)
    const user = await userOf(await comeBack({ ...person(), email: account.email }))
    expect(user["email"]).toBe(account.email)
    expect(user["id"]).not.toBe(userId)
    expect((await signIn(server, account)).userId).toBe(userId)
  })

  test("ends with a code that the client exchanges", async () => {
    const kept = new Map<string, string>()
    const client = new AuthClient({
      url: `${server.url}/auth/v1`,
      flowType: "pkce",
      persistSession: true,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    })
    const { data } = await client.signInWithSSO({
      providerId,
      options: { redirectTo: `${server.url}/login`, skipBrowserRedirect: true },
    })
    const { requestId, relayState } = await idp.read(data?.url ?? "", ours)
    const answer = await idp.answer(ours, person(), { inResponseTo: requestId })
    const code = (await deliver(answer, relayState)).searchParams.get("code") ?? ""
    const exchanged = await client.exchangeCodeForSession(code)
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session?.access_token).toBeTruthy()
  })

  test("lasts no longer than the provider allows", async () => {
    const who = person()
    const end = new Date(Date.now() + 3_600_000).toISOString()
    const user = await userOf(await comeBack(who, { sessionNotOnOrAfter: end }))
    const [session] = await sql(server, "select not_after from auth.sessions where user_id = $1", [
      String(user["id"]),
    ])
    expect(session?.["not_after"]).toEqual(new Date(end))
  })

  test("can start at the provider, and then leads to the site or to an allowed address", async () => {
    const landing = await deliver(await idp.answer(ours, person()), `${server.url}/goals`)
    expect(landing.pathname).toBe("/goals")
    expect(fragment(landing)["access_token"]).toBeTruthy()
    const elsewhere = await deliver(await idp.answer(ours, person()), "https://evil.example/")
    expect(elsewhere.origin).toBe(server.url)
  })

  test("redirects a browser that doesn't ask for the address as JSON", async () => {
    const response = await call(server, "POST", "/sso", { provider_id: providerId })
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toMatch(
      /^https:\/\/idp\.example\/sso\?SAMLRequest=.*&Signature=/,
    )
  })

  test("is refused without a provider, with two, and with an unknown one", async () => {
    const refusal = async (body: object) => {
      const { code, message } = await ask(body)
      return [code, message]
    }
    expect(await refusal({})).toEqual(["validation_failed", "A provider_id or domain needs to be provided"])
    expect(await refusal({ domain, provider_id: providerId })).toEqual([
      "validation_failed",
      "Only one of provider_id or domain supported",
    ])
    expect(await refusal({ domain: "nobody.example" })).toEqual([
      "sso_provider_not_found",
      "No SSO provider assigned for this domain",
    ])
    expect(await refusal({ provider_id: randomUUID() })).toEqual([
      "sso_provider_not_found",
      "No such SSO provider",
    ])
  })
})

describe("a response is refused", () => {
  const invalid = async (landing: Promise<URL>) => {
    const url = await landing
    expect(codeOf(url)).toBe("validation_failed")
    expect(url.searchParams.get("error_description")).toBe("SAML Assertion is not valid")
    expect(url.hash).toBe("")
  }

  test("if it is used a second time", async () => {
    const { answer, relayState } = await signedInThere(person())
    expect(codeOf(await deliver(answer, relayState))).toBeNull()
    expect(codeOf(await deliver(answer, relayState))).toBe("saml_relay_state_not_found")
    // An unsolicited response has no state that could be used up, so its own id is stored.
    const unasked = await idp.answer(ours, person())
    expect(codeOf(await deliver(unasked))).toBeNull()
    await invalid(deliver(unasked))
  })

  test("if it answers another request, or one that this server never made", async () => {
    const mine = await signedInThere(person())
    const theirs = await signedInThere(person())
    await invalid(deliver(theirs.answer, mine.relayState))
    await invalid(deliver(await idp.answer(ours, person(), { inResponseTo: "_made-up" })))
  })

  test("if it is for another audience or recipient, from another issuer, or old", async () => {
    await invalid(comeBack(person(), { audience: "https://other.example" }))
    await invalid(comeBack(person(), { recipient: "https://other.example/acs" }))
    await invalid(comeBack(person(), { issuer: "https://other.example" }))
    await invalid(comeBack(person(), { notOnOrAfter: -60 }))
  })

  test("if its signature is someone else's or missing, or a letter was changed after signing", async () => {
    const stranger = await samlProvider()
    const { requestId, relayState } = await signedInThere(person())
    const forged = await stranger.answer(ours, person(), { inResponseTo: requestId, issuer: idp.entityId })
    await invalid(deliver(forged, relayState))
    const text = async (change: (xml: string) => string) => {
      const { answer, relayState: state } = await signedInThere({
        nameId: "maren",
        email: "maren@example.com",
      })
      const xml = change(Buffer.from(answer, "base64").toString())
      return deliver(Buffer.from(xml).toString("base64"), state)
    }
    await invalid(text((xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, "")))
    await invalid(text((xml) => xml.replaceAll("maren@example.com", "admin@example.com")))
  })

  test("if an unsigned assertion is around or beside the signed one", async () => {
    for (const place of ["before", "after", "inside"] as const) {
      const { answer, relayState } = await signedInThere({ nameId: "maren", email: "maren@example.com" })
      const xml = Buffer.from(answer, "base64").toString()
      const [signed = ""] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
      const evil = signed
        .replace(
          /<ds:Signature[\s\S]*?<\/ds:Signature>/,
          place === "inside" ? `<wrapped>${signed}</wrapped>` : "",
        )
        .replace(/ID="_[^"]+"/, `ID="_${randomUUID()}"`)
        .replace("maren@example.com", "admin@example.com")
      const wrapped = place === "inside" ? evil : place === "before" ? evil + signed : signed + evil
      const url = await deliver(Buffer.from(xml.replace(signed, wrapped)).toString("base64"), relayState)
      const { access_token: access } = fragment(url)
      const user = access === undefined ? undefined : await userOf(url)
      expect(user?.["email"], place).not.toBe("admin@example.com")
    }
  })

  test("at once if it declares entities", async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;">]><samlp:Response>&b;</samlp:Response>`
    await invalid(deliver(Buffer.from(bomb).toString("base64")))
    const file = `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><r>&f;</r>`
    await invalid(deliver(Buffer.from(file).toString("base64")))
    await invalid(deliver("", "anything"))
  })

  test("after five minutes, from an unknown provider, and without an email address", async () => {
    const { answer, relayState } = await signedInThere(person())
    await sql(
      server,
      "update auth.saml_relay_states set created_at = now() - interval '301 seconds' where id = $1",
      [relayState],
    )
    expect(codeOf(await deliver(answer, relayState))).toBe("saml_relay_state_expired")
    const stranger = await samlProvider()
    expect(codeOf(await deliver(await stranger.answer(ours, person())))).toBe("saml_idp_not_found")
    expect(codeOf(await comeBack({ nameId: "somebody" }))).toBe("saml_assertion_no_email")
  })
})

describe("/admin/sso/providers", () => {
  test("lists, shows, changes and removes providers", async () => {
    const other = await samlProvider()
    const mapping = { keys: { team: { name: "team" }, shirt: { default: "blue" } } }
    const made = await admin("POST", "", {
      type: "saml",
      metadata_xml: other.metadata,
      attribute_mapping: mapping,
      domains: ["one.example"],
    })
    const path = `/${String(made.body["id"])}`
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      saml: { entity_id: other.entityId, attribute_mapping: mapping },
      domains: [{ domain: "one.example" }],
    })
    const landing = await deliver(await other.answer(ours, person()))
    expect((await userOf(landing))["user_metadata"]).toMatchObject({
      custom_claims: { team: "Rowing", shirt: "blue" },
    })
    const changed = await admin("PUT", path, { domains: ["two.example"] })
    expect(changed.body).toMatchObject({
      saml: { entity_id: other.entityId },
      domains: [{ domain: "two.example" }],
    })
    const { items } = (await admin("GET", "")).body as { items: { id: string }[] }
    expect(items.map(({ id }) => id)).toContain(made.body["id"])
    expect((await admin("GET", path)).body["id"]).toBe(made.body["id"])
    expect((await admin("DELETE", path)).status).toBe(200)
    expect((await admin("GET", path)).body).toMatchObject({
      code: "sso_provider_not_found",
      message: "No such SSO provider",
    })
  })

  test("never blocks a sign-in because a provider sends too much", async () => {
    const other = await samlProvider()
    const mapping = { keys: { team: { name: "team" }, shirt: { default: "blue" } } }
    const provider = { type: "saml", metadata_xml: other.metadata, attribute_mapping: mapping }
    expect((await admin("POST", "", provider)).status).toBe(201)
    const who = person()
    for (const team of ["Rowing", "é".repeat(10_000)]) {
      const landing = await deliver(await other.answer(ours, { ...who, team }))
      expect((await userOf(landing))["user_metadata"]).toMatchObject({ custom_claims: { shirt: "blue" } })
      const rows = await sql(
        server,
        `select octet_length(identity_data::text) + octet_length(raw_user_meta_data::text) as bytes
         from auth.identities i join auth.users u on u.id = user_id where i.identity_data ->> 'email' = $1`,
        [who.email ?? ""],
      )
      expect(Number(rows[0]?.["bytes"])).toBeLessThan(4_000)
    }
  })

  test("refuses unusable metadata, and an entity or domain that another provider has", async () => {
    const other = await samlProvider()
    const code = async (body: object) => {
      const { status, body: said } = await admin("POST", "", { type: "saml", ...body })
      return [status, said["code"]]
    }
    expect(await code({ type: "oidc" })).toEqual([400, "validation_failed"])
    expect(await code({})).toEqual([400, "validation_failed"])
    expect(await code({ metadata_xml: "<nonsense/>" })).toEqual([400, "validation_failed"])
    expect(await code({ metadata_xml: `<!DOCTYPE r [<!ENTITY a "x">]>${other.metadata}` })).toEqual([
      400,
      "validation_failed",
    ])
    expect(await code({ metadata_url: "http://idp.example/" })).toEqual([400, "validation_failed"])
    expect(await code({ metadata_xml: idp.metadata })).toEqual([422, "saml_idp_already_exists"])
    expect(await code({ metadata_xml: other.metadata, domains: [domain] })).toEqual([
      422,
      "sso_domain_already_exists",
    ])
    const mismatch = await admin("PUT", `/${providerId}`, { metadata_xml: other.metadata })
    expect(mismatch).toMatchObject({ status: 422, body: { code: "saml_entity_id_mismatch" } })
  })

  test("is only for the service role, and doesn't exist if SAML is off", async () => {
    const { access } = await signIn(server, await confirmedAccount(server))
    const refused = await call(server, "GET", "/admin/sso/providers", undefined, bearer(access))
    expect(refused).toMatchObject({ status: 403, body: { code: "not_admin" } })
  })
})
