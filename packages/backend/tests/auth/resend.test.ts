import { afterAll, beforeAll, expect, test } from "vitest"
import { password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
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
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const resend = (body: object) => call(server, "POST", "/resend", body)

test("sends the confirmation again, and only the newest link works", async () => {
  const email = newEmail()
  await call(server, "POST", "/signup", { email, password })
  const first = linkIn(await mailTo(server, email))
  expect(await resend({ type: "signup", email })).toMatchObject({ status: 200, body: {} })
  const second = linkIn(await mailTo(server, email, 2))
  expect(fragment(await follow(first))["error_code"]).toBe("otp_expired")
  expect(fragment(await follow(second))["access_token"]).toBeTruthy()
})

test("sends the emails to both addresses of a change again", async () => {
  const account = await confirmedAccount(server)
  const { access } = await signIn(server, account)
  const next = newEmail()
  await call(server, "PUT", "/user", { email: next }, bearer(access))
  await mailTo(server, next)
  expect((await resend({ type: "email_change", email: account.email })).body).toEqual({})
  await mailTo(server, next, 2)
  await mailTo(server, account.email, 3)
})

test("responds the same for a confirmed account, an unknown one and one without a pending email", async () => {
  const { email } = await confirmedAccount(server)
  for (const body of [
    { type: "signup", email },
    { type: "email_change", email },
    { type: "signup", email: newEmail() },
  ]) {
    expect(await resend(body)).toMatchObject({ status: 200, body: {} })
  }
  expect(await server.mails(email)).toHaveLength(1)
})

test("reports what is missing", async () => {
  const said = async (body: object) => (await resend(body)).body["message"]
  expect(await said({})).toBe("Missing one of these types: signup, email_change, sms, phone_change")
  expect(await said({ type: "signup" })).toBe("Missing email address or phone number")
  expect(await said({ type: "signup", phone: "+15550100" })).toBe("Type provided requires an email address")
  expect(await said({ type: "sms", email: newEmail() })).toBe("Type provided requires a phone number")
})
