import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient } from "#tests/support/person.ts"
import { type PretendOpenid, startPretendOpenid } from "#tests/support/pretend-openid.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, newEmail, signIn, sql, tokensIn } from "#tests/support/wire.ts"

const kilobyte = 1024
/** The longest header that proxies accept, without its name. */
const longestToken = 8_000
const password = "correct horse battery staple"

let idp: PretendOpenid
let server: TestServer
beforeAll(async () => {
  idp = await startPretendOpenid()
  const { issuer, clientId, clientSecret } = idp
  server = await startServer({
    AUTH_ANONYMOUS: "true",
    AUTH_SMS_URL: "mailbox",
    AUTH_PROVIDERS: JSON.stringify([{ name: "home", issuer, clientId, clientSecret }]),
  })
})
afterAll(async () => {
  await server.stop()
  await idp.stop()
})

const ofSize = (kilobytes: number) => ({ notes: "é".repeat((kilobytes * kilobyte) / 2) })
let phones = 0
const newPhone = () => {
  phones += 1
  return `4915110000${String(phones).padStart(3, "0")}`
}
const service = () => bearer(server.serviceRoleKey)
const tooLarge = {
  status: 400,
  body: {
    code: "validation_failed",
    message: "An account's metadata can have at most 16 KB. Remove or shorten some of it.",
  },
}

async function signedIn() {
  const account = await confirmedAccount(server)
  return { ...account, ...(await signIn(server, account)) }
}

const change = (access: string, data: object) => call(server, "PUT", "/user", { data }, bearer(access))
const metadataOf = async (access: string) =>
  (await call(server, "GET", "/user", undefined, bearer(access))).body["user_metadata"]

async function expectUsable(access: string) {
  expect(access.length).toBeLessThan(longestToken)
  const headers = { apikey: server.anonKey, ...bearer(access) }
  expect((await fetch(`${server.url}/rest/v1/notes?select=id`, { headers })).status).toBe(200)
}

describe("metadata of more than 16 KB", () => {
  const ways: Record<string, (data: object) => ReturnType<typeof call>> = {
    "signs nobody up": (data) => call(server, "POST", "/signup", { email: newEmail(), password, data }),
    "begins no account without an address": (data) => call(server, "POST", "/signup", { data }),
    "signs nobody up by phone": (data) =>
      call(server, "POST", "/signup", { phone: newPhone(), password, data }),
    "is not taken with a mailed code": (data) => call(server, "POST", "/otp", { email: newEmail(), data }),
    "is not taken with a texted code": (data) => call(server, "POST", "/otp", { phone: newPhone(), data }),
    "is not taken with an invitation": (data) =>
      call(server, "POST", "/invite", { email: newEmail(), data }, service()),
    "is not taken with a link to send": (data) =>
      call(
        server,
        "POST",
        "/admin/generate_link",
        { type: "signup", email: newEmail(), password, data },
        service(),
      ),
    "is not taken from the service role": (user_metadata) =>
      call(server, "POST", "/admin/users", { email: newEmail(), user_metadata }, service()),
    "is not taken from the service role, of the operator's own": (app_metadata) =>
      call(server, "POST", "/admin/users", { email: newEmail(), app_metadata }, service()),
    "is not taken from its person": async (data) => change((await signedIn()).access, data),
    "is not taken by a change of the service role": async (user_metadata) =>
      call(server, "PUT", `/admin/users/${(await signedIn()).userId}`, { user_metadata }, service()),
    "is not taken by a change of the operator's own": async (app_metadata) =>
      call(server, "PUT", `/admin/users/${(await signedIn()).userId}`, { app_metadata }, service()),
  }
  test.each(Object.entries(ways))("%s", async (_way, write) => {
    expect(await write(ofSize(17))).toMatchObject(tooLarge)
    expect(await write(ofSize(900))).toMatchObject(tooLarge)
    expect((await write(ofSize(15))).status).toBe(200)
  })

  test("looks the same for an address that has an account", async () => {
    const { email } = await confirmedAccount(server)
    for (const path of ["/signup", "/otp"])
      expect(await call(server, "POST", path, { email, password, data: ofSize(17) })).toMatchObject(tooLarge)
  })

  test("can't be reached step by step, and a refusal changes nothing", async () => {
    const { access } = await signedIn()
    expect((await change(access, { one: ofSize(9) })).status).toBe(200)
    const before = await metadataOf(access)
    expect(await change(access, { two: ofSize(9) })).toMatchObject(tooLarge)
    expect(await metadataOf(access)).toEqual(before)
    expect((await change(access, { one: null, two: ofSize(9) })).status).toBe(200)
  })
})

describe("a token", () => {
  const claimsOf = async (access: string) => (await newClient(server).auth.getClaims(access)).data?.claims

  test.each([1, 3, 5, 15])("works with %i KB of the person's metadata", async (size) => {
    const { access, refresh } = await signedIn()
    expect((await change(access, ofSize(size))).status).toBe(200)
    const next = await call(server, "POST", "/token?grant_type=refresh_token", { refresh_token: refresh })
    const { access: renewed } = tokensIn(next.body)
    await expectUsable(renewed)
    expect(await metadataOf(renewed)).toMatchObject(ofSize(size))
    expect((await claimsOf(renewed))?.user_metadata).toEqual(
      size < 4 ? expect.objectContaining(ofSize(size)) : {},
    )
  })

  test("works with 15 KB of the operator's metadata, and still names the providers", async () => {
    const { userId, ...account } = await signedIn()
    const body = { app_metadata: ofSize(15) }
    expect((await call(server, "PUT", `/admin/users/${userId}`, body, service())).status).toBe(200)
    const { access } = await signIn(server, account)
    await expectUsable(access)
    expect((await claimsOf(access))?.app_metadata).toEqual({ provider: "email", providers: ["email"] })
  })
})

describe("an account with 900 KB of metadata from before", () => {
  async function bloated() {
    const account = await confirmedAccount(server)
    await sql(
      server,
      `update auth.users set raw_user_meta_data = raw_user_meta_data || $2::jsonb, raw_app_meta_data = raw_app_meta_data || $2::jsonb
       where email = $1`,
      [account.email, JSON.stringify({ ...ofSize(450), ["k".repeat(450 * kilobyte)]: 1 })],
    )
    return account
  }

  test("can sign in, and its owner can shrink the metadata", async () => {
    const { access } = await signIn(server, await bloated())
    await expectUsable(access)
    expect(await change(access, { more: 1 })).toMatchObject(tooLarge)
    expect((await change(access, { notes: "short" })).status).toBe(200)
    const rest = await metadataOf(access)
    expect(rest).toMatchObject({ notes: "short" })
    const empty = Object.fromEntries(Object.keys(Object(rest)).map((key) => [key, null]))
    expect((await change(access, empty)).status).toBe(200)
    expect(await metadataOf(access)).toEqual({})
    expect((await change(access, { more: 1 })).status).toBe(200)
  })

  test("can make every other change, and sign in with a provider", async () => {
    const account = await bloated()
    const { access, userId } = await signIn(server, account)
    expect(
      (await call(server, "PUT", "/user", { password: "another password" }, bearer(access))).status,
    ).toBe(200)
    const id_token = await idp.idToken({
      sub: randomUUID(),
      email: account.email,
      email_verified: true,
      name: "Ann",
    })
    const arrived = await call(server, "POST", "/token?grant_type=id_token", { provider: "home", id_token })
    expect(tokensIn(arrived.body).userId).toBe(userId)
    await expectUsable(tokensIn(arrived.body).access)
  })
})

describe("a provider's data about a person", () => {
  const arrive = async (claims: object) => {
    const id_token = await idp.idToken({ ...claims })
    return call(server, "POST", "/token?grant_type=id_token", { provider: "home", id_token })
  }

  test("never blocks a sign-in by its size: whatever doesn't fit is left out", async () => {
    const claims = { sub: randomUUID(), email: newEmail(), email_verified: true, preferred_username: "ann" }
    for (const name of ["Ann", "é".repeat(20 * kilobyte), "Ann B."]) {
      const { status, body } = await arrive({ ...claims, name })
      expect(status).toBe(200)
      const { access, userId } = tokensIn(body)
      await expectUsable(access)
      const [row] = await sql(
        server,
        `select identity_data ->> 'preferred_username' as name, octet_length(identity_data::text) as identity,
           octet_length(raw_user_meta_data::text) as metadata
         from auth.identities join auth.users u on u.id = user_id where user_id = $1`,
        [userId],
      )
      expect(row?.["name"]).toBe("ann")
      expect(Math.max(Number(row?.["identity"]), Number(row?.["metadata"]))).toBeLessThan(17 * kilobyte)
    }
  })

  test("has an id that can be stored", async () => {
    const claims = { email: newEmail(), email_verified: true }
    expect(await arrive({ ...claims, sub: "s".repeat(300) })).toMatchObject({
      status: 400,
      body: { error_description: "Bad ID token" },
    })
    expect((await arrive({ ...claims, sub: "s".repeat(255) })).status).toBe(200)
  })
})
