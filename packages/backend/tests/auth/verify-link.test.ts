import { createHash, randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  call,
  codeIn,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  sql,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ AUTH_ADDITIONAL_REDIRECT_URLS: "https://*.example.org/**" })
})
afterAll(() => server.stop())

const expired = {
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
  sb: "",
}

/** Signs up and returns the emailed link. */
async function signUpLink(options: Record<string, unknown> = {}, query = "") {
  const email = newEmail()
  await call(server, "POST", `/signup${query}`, { email, password, ...options })
  return { email, link: linkIn(await mailTo(server, email)) }
}

function pkce() {
  const verifier = randomBytes(40).toString("hex")
  const challenge = createHash("sha256").update(verifier).digest("base64url")
  return { verifier, sent: { code_challenge: challenge, code_challenge_method: "S256" } }
}

describe("an emailed link", () => {
  test("leads to the address that the sign-up asked for, with a session in the fragment in the contract's order", async () => {
    const { link } = await signUpLink(
      {},
      `?redirect_to=${encodeURIComponent(`${server.url}/dashboard?from=mail`)}`,
    )
    const response = await fetch(link, { redirect: "manual" })
    const location = response.headers.get("location") ?? ""
    expect(location).toMatch(
      new RegExp(
        `^${server.url}/dashboard\\?from=mail#access_token=[\\w.-]+&expires_at=\\d+&expires_in=3600&refresh_token=[a-z0-9]{12}&sb=&token_type=bearer&type=signup$`,
      ),
    )
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
  })

  test("isn't used up by a scanner's HEAD request, but by the first GET", async () => {
    const { link } = await signUpLink()
    const looked = await fetch(link, { method: "HEAD", redirect: "manual" })
    expect(looked.status).toBe(200)
    expect(fragment(await follow(link))).toHaveProperty("access_token")
    expect(fragment(await follow(link))).toEqual(expired)
  })

  test("signs in only once if it is clicked ten times at once", async () => {
    const { link } = await signUpLink()
    const landings = await Promise.all(Array.from({ length: 10 }, () => follow(link)))
    expect(landings.filter((landing) => "access_token" in fragment(landing))).toHaveLength(1)
  })

  test("can be used for an hour, its code for ten minutes", async () => {
    const { email, link } = await signUpLink()
    const code = codeIn(await mailTo(server, email))
    const waited = (minutes: string) =>
      sql(
        server,
        "update auth.users set confirmation_sent_at = now() - make_interval(mins => $2::int) where email = $1",
        [email, minutes],
      )
    await waited("11")
    const late = await newClient(server).auth.verifyOtp({ email, token: code, type: "signup" })
    expect(late.error).toMatchObject({ code: "otp_expired" })
    await waited("61")
    expect(fragment(await follow(link))).toEqual(expired)
    await waited("59")
    expect(fragment(await follow(link))).toHaveProperty("access_token")
  })

  test("works only for its own purpose", async () => {
    const { link } = await signUpLink()
    for (const type of ["recovery", "magiclink", "email_change"]) {
      const landing = await follow(link.replace("type=signup", `type=${type}`))
      expect(fragment(landing)).toEqual(expired)
    }
    expect(fragment(await follow(link))).toHaveProperty("access_token")
  })

  test("works by POST as a token hash, but not together with an address", async () => {
    const { email, link } = await signUpLink()
    const token_hash = new URL(link).searchParams.get("token") ?? ""
    const both = await call(server, "POST", "/verify", { type: "signup", token_hash, email })
    expect(both.body).toMatchObject({ message: "Only the token_hash and type should be provided" })
    const { data, error } = await newClient(server).auth.verifyOtp({ token_hash, type: "email" })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test("is stored only as a hash, and so is its code", async () => {
    const { email, link } = await signUpLink()
    const token = new URL(link).searchParams.get("token") ?? ""
    const code = codeIn(await mailTo(server, email))
    const rows = await sql(
      server,
      "select to_jsonb(u) as u, to_jsonb(t) as t from auth.users u join auth.one_time_tokens t on t.user_id = u.id where u.email = $1",
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const guess = createHash("sha224")
      .update(email + code)
      .digest("hex")
    expect(JSON.stringify(rows)).not.toContain(guess)
  })

  test("without a token or type gets a plain 400", async () => {
    expect(await call(server, "GET", "/verify?type=signup")).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    })
    expect(await call(server, "GET", "/verify?token=x")).toMatchObject({
      status: 400,
      body: { message: "Verify requires a verification type" },
    })
  })

  test.each([
    "//evil.example",
    "https://evil.example",
    "https:/\\evil.example",
    "https://127.0.0.1@evil.example",
    "http://2130706433/",
    "javascript://%0aalert(1)",
  ])("asked to lead to %s leads to the site instead", async (target) => {
    const query = `?redirect_to=${encodeURIComponent(target)}`
    const { link } = await signUpLink({}, query)
    expect(new URL(link).searchParams.get("redirect_to")).toBe(server.url)
    const forged = new URL(link)
    forged.searchParams.set("redirect_to", target)
    expect((await follow(forged.href)).origin).toBe(server.url)
  })

  test("leads to an address that the settings allow", async () => {
    const target = "https://app.example.org/welcome"
    const { link } = await signUpLink({}, `?redirect_to=${encodeURIComponent(target)}`)
    expect((await follow(link)).href).toMatch(/^https:\/\/app\.example\.org\/welcome#access_token=/)
  })

  test("ignores the Host header", async () => {
    const email = newEmail()
    await call(
      server,
      "POST",
      "/signup",
      { email, password },
      { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    )
    expect(linkIn(await mailTo(server, email))).toMatch(new RegExp(`^${server.url}/auth/v1/verify`))
  })

  test("to a banned account doesn't sign in", async () => {
    const { email, link } = await signUpLink()
    await sql(server, "update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      email,
    ])
    expect(fragment(await follow(link))).toMatchObject({ error_code: "user_banned" })
  })
})

describe("a link in the PKCE flow", () => {
  const exchange = (auth_code: string, code_verifier: string) =>
    call(server, "POST", "/token?grant_type=pkce", { auth_code, code_verifier })

  async function authCode(sent: Record<string, unknown>) {
    const { link } = await signUpLink(sent)
    expect(link).toContain("token=pkce_")
    const landing = await follow(link)
    expect(landing.hash).toBe("")
    return landing.searchParams.get("code") ?? ""
  }

  test("leads to a code that only the browser that started the flow can exchange, once", async () => {
    const { verifier, sent } = pkce()
    const code = await authCode(sent)
    expect(await exchange(code, "x".repeat(64))).toMatchObject({
      status: 400,
      body: {
        code: "bad_code_verifier",
        message: "code challenge does not match previously saved code verifier",
      },
    })
    const { status, body } = await exchange(code, verifier)
    expect(status).toBe(200)
    const claims = JSON.parse(
      Buffer.from(String(body["access_token"]).split(".")[1] ?? "", "base64url").toString(),
    )
    expect(claims.amr).toMatchObject([{ method: "email/signup" }])
    expect(await exchange(code, verifier)).toMatchObject({
      status: 404,
      body: {
        code: "flow_state_not_found",
        message: "invalid flow state, no valid flow state found",
      },
    })
  })

  test("gives one session if its code is exchanged twice at once", async () => {
    const { verifier, sent } = pkce()
    const code = await authCode(sent)
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test("must be exchanged within five minutes of the click, however old the email is", async () => {
    const { verifier, sent } = pkce()
    const { email, link } = await signUpLink(sent)
    await sql(server, "update auth.flow_state set created_at = now() - interval '50 minutes'")
    const code = (await follow(link)).searchParams.get("code") ?? ""
    await sql(server, "update auth.flow_state set created_at = created_at - interval '301 seconds'")
    expect(await exchange(code, verifier)).toMatchObject({
      status: 422,
      body: { code: "flow_state_expired" },
    })
    await sql(server, "update auth.flow_state set created_at = created_at + interval '10 seconds'")
    expect((await exchange(code, verifier)).body).toMatchObject({ user: { email } })
  })

  test("can have a plain challenge", async () => {
    const verifier = "~plain._-".repeat(6)
    const code = await authCode({ code_challenge: verifier, code_challenge_method: "plain" })
    expect((await exchange(code, verifier)).status).toBe(200)
  })

  test("reports an error in both query and fragment", async () => {
    const landing = await follow(`${server.url}/auth/v1/verify?token=pkce_nonsense&type=signup`)
    expect(fragment(landing)).toEqual(expired)
    expect(landing.searchParams.get("error_code")).toBe("otp_expired")
  })

  test("needs both halves for an exchange", async () => {
    expect(await exchange("", "x")).toMatchObject({
      status: 400,
      body: { message: "invalid request: both auth code and code verifier should be non-empty" },
    })
  })

  test("records whether it was for recovery or for signing in", async () => {
    const methods: string[] = []
    for (const [path, method] of [
      ["/recover", "recovery"],
      ["/otp", "magiclink"],
    ] as const) {
      const { email } = await confirmedAccount(server)
      const { verifier, sent } = pkce()
      await call(server, "POST", path, { email, ...sent })
      const landing = await follow(linkIn(await mailTo(server, email, 2)))
      const { body } = await exchange(landing.searchParams.get("code") ?? "", verifier)
      const claims = JSON.parse(
        Buffer.from(String(body["access_token"]).split(".")[1] ?? "", "base64url").toString(),
      )
      methods.push(claims.amr[0].method)
      expect(claims.amr[0].method).toBe(method)
    }
    expect(methods).toEqual(["recovery", "magiclink"])
  })

  test("works with the official client", async () => {
    const kept = new Map<string, string>()
    const { createClient } = await import("@supabase/supabase-js")
    const client = createClient(server.url, server.anonKey, {
      auth: {
        flowType: "pkce",
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      },
    })
    const email = newEmail()
    expect((await client.auth.signUp({ email, password })).error).toBeNull()
    const landing = await follow(linkIn(await mailTo(server, email)))
    const { data, error } = await client.auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "")
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })
})
