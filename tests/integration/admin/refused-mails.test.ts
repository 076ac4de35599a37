import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type PretendMailServer, startMailServer } from "@repertoire/backend/testing/pretend-mail-server.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { call, newEmail } from "@repertoire/backend/testing/wire.ts"
import { newClient, password } from "#tests/support/person.ts"
import { startServer } from "#tests/support/server.ts"

let mailServer: PretendMailServer
let server: TestServer
let database: pg.Pool
beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startServer({ SMTP_URL: mailServer.url })
  database = new pg.Pool({ connectionString: server.databaseUrl })
})
afterAll(async () => {
  await database.end()
  await server.stop()
  mailServer.stop()
})

async function outgoing() {
  const { rows } = await database.query<{ given_up: boolean; body_text: string }>(
    "select given_up, body_text from private.outgoing_mails",
  )
  return rows
}

const until = <Value>(ask: () => Promise<Value> | Value) =>
  vi.waitUntil(ask, { timeout: 5_000, interval: 20 })

async function newAdmin() {
  const email = newEmail()
  const home = await startServer({ DATABASE_URL: server.databaseUrl, AUTH_AUTOCONFIRM: "true" })
  await call(home, "POST", "/signup", { email, password })
  await home.stop()
  await database.query(
    "update public.profiles p set tier = 'admin' from auth.users u where u.id = p.id and u.email = $1",
    [email],
  )
  const client = newClient(server)
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

test("an email that the mail server refuses waits for an admin, who sees the reason but not the contents, and can send it again", async () => {
  const email = newEmail()
  const client = await newAdmin()
  mailServer.answers("554 relay access denied")
  await call(server, "POST", "/signup", { email, password })
  await until(async () => (await outgoing())[0]?.given_up)

  const { data } = await client.rpc("admin_health").throwOnError()
  expect(data).toMatchObject({
    mails_waiting: 0,
    mails_failed: [{ recipient: email, failure: expect.stringContaining("554 relay access denied") }],
  })
  const [token] = /[\w-]{20,}/.exec((await outgoing())[0]?.body_text ?? "") ?? []
  expect(token).toBeDefined()
  expect(JSON.stringify(data)).not.toContain(token)

  mailServer.answers(null)
  expect((await client.rpc("admin_send_mails_again").throwOnError()).data).toBe(1)
  const another = await startServer({ DATABASE_URL: server.databaseUrl, SMTP_URL: mailServer.url })
  await until(() => mailServer.received.some((mail) => mail.includes(`To: ${email}`)))
  await another.stop()
  expect((await client.rpc("admin_audit").throwOnError()).data).toMatchObject([
    { action: "mails", subject: "1" },
  ])
})
