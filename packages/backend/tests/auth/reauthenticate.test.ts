import { afterAll, beforeAll, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  codeIn,
  confirmedAccount,
  mailTo,
  signIn,
  sql,
  wrongCode,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ AUTH_ANONYMOUS: "true" })
})
afterAll(() => server.stop())

const ask = (access: string) => call(server, "GET", "/reauthenticate", undefined, bearer(access))

/** A person who signed in two days ago. */
async function longSignedIn() {
  const account = await confirmedAccount(server)
  const { access, userId } = await signIn(server, account)
  await sql(server, "update auth.sessions set created_at = now() - interval '2 days' where user_id = $1", [
    userId,
  ])
  const change = (nonce: string) =>
    call(server, "PUT", "/user", { password: "a-second-password-1", nonce }, bearer(access))
  return { ...account, access, change }
}

test("emails a code with which an old session can set a new password, once", async () => {
  const { email, access, change } = await longSignedIn()
  expect(await change("")).toMatchObject({
    status: 400,
    body: { code: "reauthentication_needed", message: "Password update requires reauthentication" },
  })
  expect(await ask(access)).toMatchObject({ status: 200, body: {} })
  const code = codeIn(await mailTo(server, email, 2))
  expect(await change(wrongCode(code))).toMatchObject({
    status: 422,
    body: { code: "reauthentication_not_valid", message: "Nonce has expired or is invalid" },
  })
  expect((await change(code)).status).toBe(200)
  expect((await change(code)).body["code"]).toBe("reauthentication_not_valid")
})

test("can't send a code to an account without an address or a number", async () => {
  const { body } = await call(server, "POST", "/signup", {})
  expect(await ask(String(body["access_token"]))).toMatchObject({
    status: 400,
    body: { code: "validation_failed" },
  })
})

test("requires a session", async () => {
  expect((await call(server, "GET", "/reauthenticate")).status).toBe(401)
})
