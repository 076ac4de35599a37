import { randomUUID } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type Client, newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(async () => {
  // All tests use the same IP address, so their wrong codes are counted together.
  await sql(server, "delete from auth_guard.counters")
})

/** The code that an authenticator app shows now, or this many seconds later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: Date.now() + later * 1_000,
  })

async function accessTokenOf(client: Client) {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ""
}

async function enrol(client: Client, friendlyName = "") {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, totp: data.totp }
}

/** A person with an authenticator app, signed in at the second level (aal2). */
async function withAuthenticator() {
  const { client, user } = await signUpAndConfirm(server)
  const factor = await enrol(client, "Phone")
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret),
  })
  expect(error).toBeNull()
  return { client, user, email: user.email ?? "", factor }
}

/** The app's next code, for when the current one has already been used. */
const nextCode = (secret: string) => codeOf(secret, 30)

describe("adding an authenticator app", () => {
  test("returns a secret, a URI and a QR code, once", async () => {
    const { client } = await signUpAndConfirm(server)
    const { totp, id } = await enrol(client, "Phone")
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/127\.0\.0\.1/)
    expect(new URL(totp.uri).searchParams.get("secret")).toBe(totp.secret)
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    const { data } = await client.auth.getUser()
    expect(data.user?.factors).toMatchObject([{ id, status: "unverified", factor_type: "totp" }])
    expect(JSON.stringify(data)).not.toContain(totp.secret)
  })

  test("raises the session once the code is right, and the token and the account say so", async () => {
    const { client, factor } = await withAuthenticator()
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" })
    expect(
      data?.currentAuthenticationMethods.map((each) => (typeof each === "string" ? each : each.method)),
    ).toEqual(["totp", "password"])
    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([{ id: factor.id, status: "verified", friendly_name: "Phone" }])
  })

  test("keeps the session but issues new tokens; using the earlier refresh token ends it", async () => {
    const { client } = await signUpAndConfirm(server)
    const { data: before } = await client.auth.getSession()
    const factor = await enrol(client)
    const { data: after } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    })
    const claims = (token = "") => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    expect(claims(after?.access_token).session_id).toBe(claims(before.session?.access_token).session_id)
    const stale = { refresh_token: before.session?.refresh_token }
    expect(await call(server, "POST", "/token?grant_type=refresh_token", stale)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_already_used" },
    })
  })

  test("immediately ends the account's other sessions at the first level", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const other = await signIn(server, { email: user.email ?? "", password })
    const factor = await enrol(client)
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) })
    expect(await call(server, "GET", "/user", undefined, bearer(other.access))).toMatchObject({
      status: 403,
      body: { code: "session_not_found" },
    })
    const rows = await fetch(`${server.url}/rest/v1/notes`, {
      headers: { apikey: server.anonKey, ...bearer(other.access) },
    })
    expect(rows.status).toBe(401)
  })

  test("refuses a name that another factor has, even an empty one", async () => {
    const { client } = await signUpAndConfirm(server)
    await enrol(client, "Phone")
    const { error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" })
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "Phone" for this user already exists',
    })
    await enrol(client)
    const unnamed = await client.auth.mfa.enroll({ factorType: "totp" })
    expect(unnamed.error).toMatchObject({ code: "mfa_factor_name_conflict" })
  })

  test("removes a factor that was added five minutes ago and never verified", async () => {
    const { client } = await signUpAndConfirm(server)
    const { id } = await enrol(client, "Phone")
    await sql(server, "update auth.mfa_factors set created_at = now() - interval '301 s' where id = $1", [id])
    const again = await enrol(client, "Phone")
    const { data } = await client.auth.getUser()
    expect(data.user?.factors?.map((factor) => factor.id)).toEqual([again.id])
  })

  test("refuses an eleventh factor", async () => {
    const { client } = await signUpAndConfirm(server)
    for (let nth = 0; nth < 10; nth += 1) await enrol(client, `Phone ${nth}`)
    const { error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "One more" })
    expect(error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" })
  })

  test("refuses an unknown kind, and a second one from a session at the first level", async () => {
    const { email } = await withAuthenticator()
    const { access } = await signIn(server, { email, password })
    const odd = await call(server, "POST", "/factors", { factor_type: "palm" }, bearer(access))
    expect(odd).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: "factor_type needs to be totp, phone, or webauthn" },
    })
    const second = { factor_type: "totp", friendly_name: "A thief's" }
    expect(await call(server, "POST", "/factors", second, bearer(access))).toMatchObject({
      status: 403,
      body: { code: "insufficient_aal", message: "AAL2 required to enroll a new factor" },
    })
  })
})

describe("verifying an authenticator app", () => {
  const challengeOf = async (client: Client, factorId: string) => {
    const { data, error } = await client.auth.mfa.challenge({ factorId })
    if (error) throw error
    return data
  }

  test("signs in at the first level without a code, and at the second with one", async () => {
    const { email, factor } = await withAuthenticator()
    const client = newClient(server)
    await client.auth.signInWithPassword({ email, password })
    const levels = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(levels.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" })
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: nextCode(factor.secret),
    })
    expect(error).toBeNull()
    const { data } = await client.auth.refreshSession()
    expect(JSON.parse(atob(data.session?.access_token.split(".")[1] ?? ""))).toMatchObject({ aal: "aal2" })
  })

  test("accepts a code once", async () => {
    const { email, factor } = await withAuthenticator()
    const code = nextCode(factor.secret)
    const first = newClient(server)
    await first.auth.signInWithPassword({ email, password })
    expect((await first.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
    const second = newClient(server)
    await second.auth.signInWithPassword({ email, password })
    expect((await second.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    })
  })

  test("refuses a wrong code and, after five of them, every code for ten minutes", async () => {
    const { email, factor } = await withAuthenticator()
    const client = newClient(server)
    await client.auth.signInWithPassword({ email, password })
    const { id: challengeId } = await challengeOf(client, factor.id)
    const wrong = nextCode(factor.secret) === "000000" ? "111111" : "000000"
    const answer = (code: string) => client.auth.mfa.verify({ factorId: factor.id, challengeId, code })
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await answer(wrong)).error).toMatchObject({ code: "mfa_verification_failed" })
    }
    expect((await answer(nextCode(factor.secret))).error).toMatchObject({ status: 429 })
    await sql(
      server,
      "update auth_guard.counters set since = since - interval '10 min' where key like 'guess:factor:%'",
    )
    expect((await answer(nextCode(factor.secret))).error).toBeNull()
  })

  test("doesn't block others behind the same address because of one person's wrong code", async () => {
    const [clumsy, other] = [await withAuthenticator(), await withAuthenticator()]
    const wrong = nextCode(clumsy.factor.secret) === "000000" ? "111111" : "000000"
    const { id: challengeId } = await challengeOf(clumsy.client, clumsy.factor.id)
    for (let nth = 0; nth < 6; nth += 1)
      await clumsy.client.auth.mfa.verify({ factorId: clumsy.factor.id, challengeId, code: wrong })
    const client = newClient(server)
    await client.auth.signInWithPassword({ email: other.email, password })
    const answer = await client.auth.mfa.challengeAndVerify({
      factorId: other.factor.id,
      code: nextCode(other.factor.secret),
    })
    expect(answer.error).toBeNull()
  })

  test("refuses an empty code, and an unknown, used or foreign challenge", async () => {
    const { client, factor } = await withAuthenticator()
    const stranger = await withAuthenticator()
    const headers = bearer(await accessTokenOf(client))
    const verify = (body: object, id = factor.id) =>
      call(server, "POST", `/factors/${id}/verify`, body, headers)
    expect(await verify({ challenge_id: randomUUID(), code: "" })).toMatchObject({
      status: 400,
      body: { message: "Code needs to be non-empty" },
    })
    const unknown = {
      status: 422,
      body: {
        code: "mfa_factor_not_found",
        message: "MFA factor with the provided challenge ID not found",
      },
    }
    expect(await verify({ challenge_id: randomUUID(), code: "123456" })).toMatchObject(unknown)
    expect(await verify({ challenge_id: "'; drop table", code: "123456" })).toMatchObject(unknown)
    const [used] = await sql(server, "select id from auth.mfa_challenges where factor_id = $1", [factor.id])
    expect(await verify({ challenge_id: used?.["id"], code: nextCode(factor.secret) })).toMatchObject({
      status: 422,
      body: { code: "mfa_ip_address_mismatch" },
    })
    const foreign = await challengeOf(stranger.client, stranger.factor.id)
    const code = nextCode(stranger.factor.secret)
    expect(await verify({ challenge_id: foreign.id, code }, stranger.factor.id)).toMatchObject({
      status: 404,
      body: { code: "mfa_factor_not_found", message: "Factor not found" },
    })
  })

  test("refuses a challenge from another address, and one that is older than five minutes", async () => {
    const { client, factor } = await withAuthenticator()
    const elsewhere = await challengeOf(client, factor.id)
    await sql(server, "update auth.mfa_challenges set ip_address = '203.0.113.7' where id = $1", [
      elsewhere.id,
    ])
    const code = nextCode(factor.secret)
    const answer = (challengeId: string) => client.auth.mfa.verify({ factorId: factor.id, challengeId, code })
    expect((await answer(elsewhere.id)).error).toMatchObject({
      code: "mfa_ip_address_mismatch",
      message: "Challenge and verify IP addresses mismatch.",
    })
    const old = await challengeOf(client, factor.id)
    await sql(server, "update auth.mfa_challenges set created_at = now() - interval '301 s' where id = $1", [
      old.id,
    ])
    expect((await answer(old.id)).error).toMatchObject({ status: 422, code: "mfa_challenge_expired" })
    expect((await answer(old.id)).error).toMatchObject({ code: "mfa_factor_not_found" })
  })

  test("reports an invalid id and a missing factor", async () => {
    const { client } = await signUpAndConfirm(server)
    const headers = bearer(await accessTokenOf(client))
    expect(await call(server, "POST", "/factors/7/challenge", {}, headers)).toMatchObject({
      status: 404,
      body: { code: "validation_failed", message: "factor_id must be an UUID" },
    })
    expect(await call(server, "POST", `/factors/${randomUUID()}/challenge`, {}, headers)).toMatchObject({
      status: 404,
      body: { code: "mfa_factor_not_found", message: "Factor not found" },
    })
    expect(await call(server, "POST", `/factors/${randomUUID()}/challenge`, {})).toMatchObject({
      status: 401,
    })
  })
})

describe("removing an authenticator app", () => {
  test("requires the second level, and returns the session to the first", async () => {
    const { client, email, factor } = await withAuthenticator()
    const { access } = await signIn(server, { email, password })
    expect(await call(server, "DELETE", `/factors/${factor.id}`, undefined, bearer(access))).toMatchObject({
      status: 422,
      body: { code: "insufficient_aal", message: "AAL2 required to unenroll verified factor" },
    })
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id })
    await client.auth.refreshSession()
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" })
  })
})

describe("an account with a second factor", () => {
  test("can change its address and password only from a session at the second level", async () => {
    const { client, email } = await withAuthenticator()
    const { access } = await signIn(server, { email, password })
    const change = { password: "a whole new password" }
    expect(await call(server, "PUT", "/user", change, bearer(access))).toMatchObject({
      status: 401,
      body: { code: "insufficient_aal" },
    })
    expect((await client.auth.updateUser(change)).error).toBeNull()
  })

  test("can be protected by a policy that requires the second level", async () => {
    const { client, email } = await withAuthenticator()
    await client.from("notes").insert({ body: "Mine" }).throwOnError()
    const lower = newClient(server)
    await lower.auth.signInWithPassword({ email, password })
    await sql(
      server,
      `create policy second_level on notes as restrictive for select to authenticated
       using (auth.jwt() ->> 'aal' = 'aal2')`,
    )
    try {
      const seen = (from: Client) => from.from("notes").select("id").limit(1)
      expect((await seen(lower)).data).toEqual([])
      expect((await seen(client)).data).toHaveLength(1)
    } finally {
      await sql(server, "drop policy second_level on notes")
    }
  })
})

test("a server that offers no second factors says so", async () => {
  const plain = await startServer({ AUTH_MFA: "phone" })
  try {
    const { access } = await signIn(plain, await confirmedAccount(plain))
    expect(await call(plain, "POST", "/factors", { factor_type: "totp" }, bearer(access))).toMatchObject({
      status: 422,
      body: { code: "mfa_totp_enroll_not_enabled", message: "MFA enroll is disabled for TOTP" },
    })
  } finally {
    await plain.stop()
  }
})
