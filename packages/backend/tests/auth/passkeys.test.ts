import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Authenticator, authenticator } from "#tests/support/authenticator.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, mailTo, signIn, sql, tokensIn } from "#tests/support/wire.ts"

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startServer()
  // Browsers don't allow passkeys on IP addresses.
  origin = server.url.replace("127.0.0.1", "localhost")
})
afterAll(() => server.stop())

interface Options<T> {
  challenge_id: string
  options: T
  expires_at: number
}
type Creation = Parameters<Authenticator["create"]>[0]
type Request = Parameters<Authenticator["get"]>[0]

async function optionsOf<T>(path: string, headers?: Record<string, string>): Promise<Options<T>> {
  const response = await fetch(`${server.url}/auth/v1/passkeys/${path}/options`, {
    method: "POST",
    body: "{}",
    ...(headers && { headers }),
  })
  expect(response.status).toBe(200)
  return response.json() as Promise<Options<T>>
}

async function register(access: string, device = authenticator(), from = origin) {
  const asked = await optionsOf<Creation>("registration", bearer(access))
  const body = { challenge_id: asked.challenge_id, credential: device.create(asked.options, from) }
  const answer = await call(server, "POST", "/passkeys/registration/verify", body, bearer(access))
  return { device, answer, asked, body }
}

async function signedIn() {
  return signIn(server, await confirmedAccount(server))
}

async function withPasskey() {
  const person = await signedIn()
  const { device, answer } = await register(person.access)
  expect(answer.status).toBe(200)
  return { ...person, device, passkeyId: String(answer.body["id"]) }
}

async function answerWith(device: Authenticator, from = origin, changes = {}) {
  const asked = await optionsOf<Request>("authentication")
  const credential = device.get(asked.options, from, changes)
  return { challenge_id: asked.challenge_id, credential }
}

const verify = (body: unknown) => call(server, "POST", "/passkeys/authentication/verify", body)

const failed = {
  status: 400,
  body: { code: "webauthn_verification_failed", message: "Credential verification failed" },
}
const notFound = {
  status: 400,
  body: { code: "webauthn_challenge_not_found", message: "Challenge not found or already used" },
}

describe("a new passkey", () => {
  test("is stored, and only its owner can list, rename and remove it", async () => {
    const { access, passkeyId } = await withPasskey()
    const stranger = await signedIn()
    const list = (token: string) => fetch(`${server.url}/auth/v1/passkeys`, { headers: bearer(token) })
    expect(await (await list(access)).json()).toEqual([{ id: passkeyId, created_at: expect.any(String) }])
    expect(await (await list(stranger.access)).json()).toEqual([])

    const rename = (token: string, name: string) =>
      call(server, "PATCH", `/passkeys/${passkeyId}`, { friendly_name: name }, bearer(token))
    expect(await rename(stranger.access, "Mine")).toMatchObject({ status: 404 })
    expect(await rename(access, " ")).toMatchObject({ status: 400, body: { code: "validation_failed" } })
    expect(await rename(access, "Phone")).toMatchObject({ status: 200, body: { friendly_name: "Phone" } })

    const remove = (token: string) =>
      call(server, "DELETE", `/passkeys/${passkeyId}`, undefined, bearer(token))
    expect((await remove(stranger.access)).status).toBe(404)
    expect((await remove(access)).status).toBe(204)
    expect(await (await list(access)).json()).toEqual([])
  })

  test("is created for this site's name, with user verification, and not twice by one device", async () => {
    const { access, device } = await withPasskey()
    const { options } = await optionsOf<Creation & Record<string, unknown>>("registration", bearer(access))
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Notes" },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    })
    expect((await register(access, device)).answer).toMatchObject({
      status: 422,
      body: { code: "webauthn_credential_exists" },
    })
  })

  test("is refused from another site, for another person's challenge, and if its challenge is used or old", async () => {
    const { access } = await signedIn()
    expect((await register(access, authenticator(), "https://evil.example")).answer).toMatchObject(failed)

    const stranger = await signedIn()
    const asked = await optionsOf<Creation>("registration", bearer(stranger.access))
    const foreign = {
      challenge_id: asked.challenge_id,
      credential: authenticator().create(asked.options, origin),
    }
    const path = "/passkeys/registration/verify"
    expect(await call(server, "POST", path, foreign, bearer(access))).toMatchObject(notFound)

    const { body } = await register(access)
    expect(await call(server, "POST", path, body, bearer(access))).toMatchObject(notFound)
    const late = await optionsOf<Creation>("registration", bearer(access))
    await sql(
      server,
      "update auth.webauthn_challenges set expires_at = now() - interval '1 s' where id = $1",
      [late.challenge_id],
    )
    const credential = authenticator().create(late.options, origin)
    expect(
      await call(server, "POST", path, { challenge_id: late.challenge_id, credential }, bearer(access)),
    ).toMatchObject({ status: 400, body: { code: "webauthn_challenge_expired" } })
  })

  test("requires the second level if there is a second factor", async () => {
    const credentials = await confirmedAccount(server)
    const { access, userId } = await signIn(server, credentials)
    await sql(
      server,
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', 'A', now(), now())`,
      [userId],
    )
    expect(await call(server, "POST", "/passkeys/registration/options", {}, bearer(access))).toMatchObject({
      status: 403,
      body: { code: "insufficient_aal" },
    })
  })

  test("is refused if the account already has twenty", async () => {
    const { access, userId } = await signedIn()
    await sql(
      server,
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key)
       select $1::text::uuid, decode(md5($1::text || n), 'hex'), '' from generate_series(1, 20) n`,
      [userId],
    )
    expect(await call(server, "POST", "/passkeys/registration/options", {}, bearer(access))).toMatchObject({
      status: 422,
      body: { code: "too_many_passkeys" },
    })
  })
})

describe("signing in with a passkey", () => {
  test("opens the passkey's account, and records the method", async () => {
    const { userId, device, access } = await withPasskey()
    const answer = await verify(await answerWith(device))
    expect(answer.status).toBe(200)
    const { access: token, userId: opened } = tokensIn(answer.body)
    expect(opened).toBe(userId)
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "passkey" }] })
    const list = await fetch(`${server.url}/auth/v1/passkeys`, { headers: bearer(access) })
    expect(await list.json()).toMatchObject([{ last_used_at: expect.any(String) }])
  })

  test("is refused from another site, for another site's name, or without user verification", async () => {
    const { device } = await withPasskey()
    expect(await verify(await answerWith(device, "https://evil.example"))).toMatchObject(failed)
    expect(await verify(await answerWith(device, origin, { rpId: "evil.example" }))).toMatchObject(failed)
    expect(await verify(await answerWith(device, origin, { flags: 0b0001 }))).toMatchObject(failed)
    expect((await verify(await answerWith(device))).status).toBe(200)
  })

  test("is accepted from additional origins that the operator names, and from no other subdomain", async () => {
    const device = authenticator()
    const more = ["http://localhost:5173", "https://app.localhost"]
    const other = await startServer({ AUTH_PASSKEY_ORIGINS: more.join(",") })
    const { access } = await signIn(other, await confirmedAccount(other))
    const ask = async (path: string, headers = {}) => {
      const { body } = await call(other, "POST", `/passkeys/${path}/options`, {}, headers)
      return body as unknown as Options<Creation & Request>
    }
    const asked = await ask("registration", bearer(access))
    const credential = device.create(asked.options, more[0] ?? "")
    const made = { challenge_id: asked.challenge_id, credential }
    expect((await call(other, "POST", "/passkeys/registration/verify", made, bearer(access))).status).toBe(
      200,
    )
    const signInFrom = async (from: string) => {
      const { challenge_id, options } = await ask("authentication")
      const answer = { challenge_id, credential: device.get(options, from) }
      return (await call(other, "POST", "/passkeys/authentication/verify", answer)).status
    }
    for (const from of [...more, other.url.replace("127.0.0.1", "localhost")])
      expect(await signInFrom(from)).toBe(200)
    for (const from of ["https://evil.localhost", "http://app.localhost", "https://evil.example"])
      expect(await signInFrom(from)).toBe(400)
    await other.stop()
  })

  test("accepts a response once", async () => {
    const { device } = await withPasskey()
    const body = await answerWith(device)
    expect((await verify(body)).status).toBe(200)
    expect(await verify(body)).toMatchObject(notFound)
    const registration = await optionsOf<Creation>("registration", bearer((await signedIn()).access))
    const stolen = device.get({ ...registration.options, rpId: "localhost" }, origin)
    expect(await verify({ challenge_id: registration.challenge_id, credential: stolen })).toMatchObject(
      notFound,
    )
  })

  test("detects a copied authenticator, whose counter doesn't increase", async () => {
    const { device } = await withPasskey()
    expect((await verify(await answerWith(device, origin, { counter: 7 }))).status).toBe(200)
    expect(await verify(await answerWith(device, origin, { counter: 7 }))).toMatchObject(failed)
  })

  test("never opens an account other than the passkey's own", async () => {
    const { device } = await withPasskey()
    const other = await withPasskey()
    const userHandle = Buffer.from(other.userId).toString("base64url")
    expect(await verify(await answerWith(device, origin, { userHandle }))).toMatchObject(failed)
    const swapped = await answerWith(device)
    Object.assign(swapped.credential as object, { id: other.device.id, rawId: other.device.id })
    expect(await verify(swapped)).toMatchObject(failed)
  })

  test("rejects absurd input with a clear error", async () => {
    const { device } = await withPasskey()
    expect(await verify({})).toMatchObject({ status: 400, body: { code: "bad_json" } })
    const sent = await answerWith(device)
    expect(await verify({ ...sent, challenge_id: "no id" })).toMatchObject(notFound)
    const credential = { ...(sent.credential as object), id: "'; drop table --" }
    expect(await verify({ ...sent, credential })).toMatchObject(failed)
    expect(await verify({ challenge_id: randomUUID(), credential: sent.credential })).toMatchObject(notFound)
  })
})

describe("the service role", () => {
  const admin = (method: string, path: string) =>
    call(server, method, `/admin/users/${path}`, undefined, bearer(server.serviceRoleKey))

  test("can list a person's passkeys and remove one", async () => {
    const { userId, passkeyId } = await withPasskey()
    expect((await admin("GET", `${userId}/passkeys`)).body).toMatchObject([{ id: passkeyId }])
    expect((await admin("DELETE", `${userId}/passkeys/${passkeyId}`)).status).toBe(204)
    expect((await admin("GET", `${userId}/passkeys`)).body).toEqual([])
    expect(await admin("DELETE", `${userId}/passkeys/${passkeyId}`)).toMatchObject({ status: 404 })
  })

  test("is the only one that can, and only for an existing account", async () => {
    const { access, userId } = await withPasskey()
    const asked = await call(server, "GET", `/admin/users/${userId}/passkeys`, undefined, bearer(access))
    expect(asked).toMatchObject({ status: 403, body: { code: "not_admin" } })
    expect(await admin("GET", `${randomUUID()}/passkeys`)).toMatchObject({
      status: 404,
      body: { code: "user_not_found" },
    })
    expect(await admin("DELETE", `${userId}/passkeys/x`)).toMatchObject({
      status: 404,
      body: { code: "validation_failed" },
    })
  })
})

test("a removed passkey is reported by email", async () => {
  const account = await confirmedAccount(server)
  const person = await signIn(server, account)
  const { answer } = await register(person.access)
  await call(server, "DELETE", `/passkeys/${String(answer.body["id"])}`, undefined, bearer(person.access))
  expect((await mailTo(server, account.email, 3)).subject).toBe("A passkey was removed from your account")
})

test("a server without passkeys says so", async () => {
  const plain = await startServer({ AUTH_PASSKEYS: "false" })
  try {
    expect(await call(plain, "POST", "/passkeys/authentication/options", {})).toMatchObject({
      status: 404,
      body: { code: "passkey_disabled", message: "Passkeys are disabled" },
    })
    expect((await call(plain, "GET", "/settings")).body).toMatchObject({ passkeys_enabled: false })
  } finally {
    await plain.stop()
  }
})
