import { afterAll, beforeAll, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, mailTo, newEmail, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

interface Entry {
  payload: { action: string; actor_id: string; actor_username: string; log_type: string; traits: object }
  created_at: string
  ip_address: string
}

const ask = (query = "") =>
  call(server, "GET", `/admin/audit${query}`, undefined, bearer(server.serviceRoleKey))

/** The audit entries about an account, oldest first. */
async function entriesOf(email: string): Promise<Entry[]> {
  const { body } = await ask(`?query=author:${encodeURIComponent(email)}&per_page=1000`)
  return (body as unknown as Entry[]).toReversed()
}

test("the audit log records what happens to an account: signing up, in and out, and a new password", async () => {
  const account = await confirmedAccount(server)
  const { access, userId } = await signIn(server, account)
  await call(server, "PUT", "/user", { password: "a-second-password-1" }, bearer(access))
  await call(server, "POST", "/recover", { email: account.email })
  await mailTo(server, account.email, 3)
  await call(server, "POST", "/logout", undefined, bearer(access))
  const entries = await entriesOf(account.email)
  expect(entries.map(({ payload }) => payload.action)).toEqual([
    "user_signedup",
    "user_confirmation_requested",
    "login",
    "logout",
    "login",
    "user_updated_password",
    "user_recovery_requested",
    "logout",
  ])
  expect(entries[4]).toMatchObject({
    payload: {
      actor_id: userId,
      actor_username: account.email,
      log_type: "account",
      traits: { provider: "password" },
    },
    ip_address: "127.0.0.1",
  })
})

test("it can be read page by page and filtered by action", async () => {
  await signIn(server, await confirmedAccount(server))
  const { status, headers, body } = await ask("?query=action:login&per_page=1")
  expect(status).toBe(200)
  expect(body).toMatchObject([{ payload: { action: "login" } }])
  expect(Number(headers.get("x-total-count"))).toBeGreaterThan(1)
  expect(headers.get("link")).toContain('rel="next"')
  expect(await ask("?query=secret:x")).toMatchObject({ status: 400, body: { code: "validation_failed" } })
})

test("only the service role can read it", async () => {
  const { access } = await signIn(server, await confirmedAccount(server))
  expect(await call(server, "GET", "/admin/audit", undefined, bearer(access))).toMatchObject({
    status: 403,
    body: { code: "not_admin" },
  })
  expect((await call(server, "GET", "/admin/audit")).status).toBe(401)
})

test("for a deleted account, only the deletion stays in it", async () => {
  const account = await confirmedAccount(server)
  const { userId } = await signIn(server, account)
  await call(server, "DELETE", `/admin/users/${userId}`, undefined, bearer(server.serviceRoleKey))
  expect(await entriesOf(account.email)).toEqual([])
  const left = await sql(
    server,
    "select payload from auth.audit_log_entries where payload ->> 'actor_id' = $1",
    [userId],
  )
  expect(left).toMatchObject([{ payload: { action: "user_deleted", actor_username: "" } }])
})

test("a pretended sign-up leaves nothing in it", async () => {
  const { email } = await confirmedAccount(server)
  const before = await sql(server, "select count(*) from auth.audit_log_entries")
  await call(server, "POST", "/signup", { email, password: "another-password-1" })
  expect(await sql(server, "select count(*) from auth.audit_log_entries")).toEqual(before)
  expect(await entriesOf(newEmail())).toEqual([])
})
