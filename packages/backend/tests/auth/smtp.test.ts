import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { password } from "#tests/support/person.ts"
import { type PretendMailServer, startMailServer } from "#tests/support/pretend-mail-server.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, newEmail } from "#tests/support/wire.ts"

let mailServer: PretendMailServer
let server: TestServer
let database: pg.Pool
beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startServer({ SMTP_URL: mailServer.url, MAIL_FROM: "Notes <gym@example.com>" })
  database = new pg.Pool({ connectionString: server.databaseUrl })
})
beforeEach(async () => {
  await database.query("delete from mailbox.outgoing")
  mailServer.answers(null)
  mailServer.received.length = 0
})
afterAll(async () => {
  await database.end()
  await server.stop()
  mailServer.stop()
})

const signUp = (email: string) => call(server, "POST", "/signup", { email, password })

const outgoing = async () =>
  (await database.query("select recipient, failure, given_up from mailbox.outgoing")).rows

const until = <Value>(ask: () => Promise<Value> | Value) =>
  vi.waitUntil(ask, { timeout: 5_000, interval: 20 })

const untilFailed = (email: string) =>
  until(async () => (await outgoing()).find(({ recipient, failure }) => recipient === email && failure))

/** Runs another process on the same database. It looks for due emails at once, as a process does after a restart. */
async function whileAnotherRuns(work: () => Promise<void>) {
  const another = await startServer({ DATABASE_URL: server.databaseUrl, SMTP_URL: mailServer.url })
  await work()
  await another.stop()
}

describe("mail", () => {
  test("goes to the configured SMTP server, as text and HTML, and isn't stored afterwards", async () => {
    const email = newEmail()
    await signUp(email)
    const mail = await until(() => mailServer.received[0])
    expect(mail).toContain("From: Notes <gym@example.com>")
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain("Subject: Confirm your email address for Notes")
    expect(mail).toContain("text/plain")
    expect(mail).toContain("text/html")
    await until(async () => (await outgoing()).length === 0)
  })

  test("that can't be sent doesn't make a request fail", async () => {
    const broken = await startServer({ SMTP_URL: "smtp://127.0.0.1:1" })
    expect((await call(broken, "POST", "/signup", { email: newEmail(), password })).status).toBe(200)
    await broken.stop()
  })

  test("that the mail server couldn't accept is sent later, only once, even after a restart", async () => {
    const email = newEmail()
    mailServer.answers("451 try again later")
    await signUp(email)
    expect(await untilFailed(email)).toMatchObject({
      failure: expect.stringContaining("451 try again later"),
      given_up: false,
    })
    mailServer.answers(null)
    await database.query("update mailbox.outgoing set next_try_at = now()")
    await whileAnotherRuns(async () => {
      await until(async () => (await outgoing()).length === 0)
    })
    expect(mailServer.received.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1)
  })

  test("that is waiting is retried by only one of several processes", async () => {
    mailServer.answers("451 try again later")
    const emails = Array.from({ length: 20 }, newEmail)
    await Promise.all(emails.map(signUp))
    await Promise.all(emails.map(untilFailed))
    mailServer.answers(null)
    await database.query("update mailbox.outgoing set next_try_at = now()")
    await whileAnotherRuns(() =>
      whileAnotherRuns(async () => {
        await until(async () => (await outgoing()).length === 0)
      }),
    )
    const receivers = mailServer.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? "")
    expect(receivers.toSorted()).toEqual(emails.toSorted())
  })

  test("that couldn't be sent for a day is dropped", async () => {
    const email = newEmail()
    mailServer.answers("451 try again later")
    await signUp(email)
    await untilFailed(email)
    await database.query(
      "update mailbox.outgoing set next_try_at = now(), posted_at = now() - interval '25 hours'",
    )
    await whileAnotherRuns(async () => {
      await until(async () => (await outgoing())[0]?.given_up)
    })
  })

  test("that the mail server refuses isn't retried", async () => {
    const email = newEmail()
    mailServer.answers("554 relay access denied")
    await signUp(email)
    expect(await untilFailed(email)).toMatchObject({ given_up: true })
  })

  test("to a deleted account isn't kept", async () => {
    const email = newEmail()
    mailServer.answers("554 relay access denied")
    await signUp(email)
    await untilFailed(email)
    await database.query("delete from auth.users where email = $1", [email])
    expect(await outgoing()).toEqual([])
  })
})
