import { hashSync } from "@node-rs/bcrypt"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, confirmedAccount, newEmail, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const setHash = (email: string, hash: string) =>
  sql(server, "update auth.users set encrypted_password = $2 where email = $1", [email, hash])

const signIn = (body: unknown) => call(server, "POST", "/token?grant_type=password", body)

describe("signing in with a password", () => {
  test("gives the same response for a wrong password, an unknown address and an account without a password", async () => {
    const known = await confirmedAccount(server)
    const bare = await confirmedAccount(server)
    await setHash(bare.email, "")
    const answers = [
      await signIn({ email: known.email, password: "wrong password" }),
      await signIn({ email: newEmail(), password }),
      await signIn({ email: bare.email, password }),
      await signIn({ email: known.email, password: "" }),
      await signIn({ email: known.email, password: password.repeat(100) }),
    ]
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: "invalid_credentials", message: "Invalid login credentials" },
      })
    }
  })

  test("accepts an imported bcrypt hash, and replaces it with a stronger one", async () => {
    const { email } = await confirmedAccount(server)
    await setHash(email, hashSync(password, { cost: 4 }).replace("$2b$", "$2a$"))
    expect((await signIn({ email, password: "wrong password" })).status).toBe(400)
    expect((await signIn({ email, password })).status).toBe(200)
    const [row] = await sql(server, "select encrypted_password from auth.users where email = $1", [email])
    expect(row?.["encrypted_password"]).toMatch(/^\$argon2id\$/)
    expect((await signIn({ email, password })).status).toBe(200)
  })

  test("doesn't fail on an unreadable hash", async () => {
    const { email } = await confirmedAccount(server)
    await setHash(email, "$fbscrypt$v=1$nonsense")
    expect((await signIn({ email, password })).body).toMatchObject({ code: "invalid_credentials" })
  })

  test("tells a person that their imported password would be refused today", async () => {
    const { email } = await confirmedAccount(server)
    await setHash(email, hashSync("12345", { cost: 4 }))
    const { data } = await newClient(server).auth.signInWithPassword({ email, password: "12345" })
    expect(data.session).not.toBeNull()
    expect(data.weakPassword).toMatchObject({ reasons: ["length"] })
  })

  test("reveals a ban only to someone who knows the password", async () => {
    const { email } = await confirmedAccount(server)
    await sql(server, "update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      email,
    ])
    expect((await signIn({ email, password })).body).toMatchObject({
      code: "user_banned",
      message: "User is banned",
    })
    expect((await signIn({ email, password: "wrong password" })).body).toMatchObject({
      code: "invalid_credentials",
    })
  })

  test("records where the session came from", async () => {
    const account = await confirmedAccount(server)
    await call(server, "POST", "/token?grant_type=password", account, { "user-agent": "a test" })
    const [row] = await sql(
      server,
      `select user_agent, host(ip) as ip from auth.sessions s join auth.users u on u.id = s.user_id where email = $1`,
      [account.email],
    )
    expect(row).toEqual({ user_agent: "a test", ip: "127.0.0.1" })
  })

  test.each([
    [{}, 400, "validation_failed", "missing email or phone"],
    [{ phone: "1", password }, 422, "phone_provider_disabled", "Phone logins are disabled"],
    [
      { email: "a@b.co", phone: "1", password },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on login.",
    ],
  ])("refuses %j", async (body, status, code, message) => {
    expect(await signIn(body)).toMatchObject({ status, body: { code, message } })
  })

  test("refuses other grants", async () => {
    expect(await call(server, "POST", "/token?grant_type=magic", {})).toMatchObject({
      status: 400,
      body: { code: "invalid_credentials", message: "unsupported_grant_type" },
    })
    expect(await call(server, "POST", "/token?grant_type=web3", {})).toMatchObject({
      status: 422,
      body: { code: "web3_provider_disabled" },
    })
  })
})
