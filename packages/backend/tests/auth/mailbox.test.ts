import { request } from "node:http"
import Fastify from "fastify"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createMailer } from "#server/mail/mailer.ts"
import { mailboxRoutes } from "#server/mail/mailbox-routes.ts"
import { password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, mailTo, newEmail } from "#tests/support/wire.ts"

let server: TestServer
let pool: pg.Pool
beforeAll(async () => {
  server = await startServer()
  pool = new pg.Pool({ connectionString: server.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await server.stop()
})

describe("the local mailbox", () => {
  test("shows emails with clickable links, newest first", async () => {
    const [first, second] = [newEmail(), newEmail()]
    for (const email of [first, second]) {
      await call(server, "POST", "/signup", { email, password })
      await mailTo(server, email)
    }
    const response = await fetch(`${server.url}/mailbox`)
    const page = await response.text()
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(page).toMatch(
      new RegExp(`<a href="${server.url}/auth/v1/verify\\?token=[0-9a-f]+&amp;type=signup`),
    )
    expect(page.indexOf(second)).toBeLessThan(page.indexOf(first))
  })

  test("returns one address's emails as JSON", async () => {
    const email = newEmail()
    await call(server, "POST", "/signup", { email, password })
    await mailTo(server, email)
    const response = await fetch(`${server.url}/mailbox/messages.json?to=${encodeURIComponent(email)}`)
    expect(await response.json()).toEqual([
      {
        id: expect.any(String),
        recipient: email,
        subject: "Confirm your email address for Notes",
        text: expect.stringContaining("Code: "),
        html: expect.stringMatching(/<strong>Notes<\/strong>.*<a href=/),
        sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
  })

  test("shows an email's content as text, under a policy that runs nothing", async () => {
    const send = createMailer({ pool, config: { smtpUrl: undefined, mailFrom: "" } })
    const script = `<script>alert(1)</script><img src=x onerror=alert(1)>`
    const text = `${script} http://x.example/"onclick="alert(1) javascript:alert(1)`
    await send({ to: `"${script}"@example.com`, subject: script, text, html: script })
    const response = await fetch(`${server.url}/mailbox`)
    const page = await response.text()
    expect(page).not.toContain("<script")
    expect(page).not.toContain("<img")
    expect(page).not.toContain('"onclick=')
    expect(page).not.toContain('href="javascript:')
    expect(page).toContain("&lt;script&gt;")
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
  })

  test("keeps the newest 500", async () => {
    const send = createMailer({ pool, config: { smtpUrl: undefined, mailFrom: "" } })
    for (let count = 0; count < 510; count += 1) {
      await send({ to: "many@example.com", subject: String(count), text: "", html: "" })
    }
    const { rows } = await pool.query(
      "select count(*)::int as count, max(id) - min(id) as span from mailbox.messages",
    )
    expect(rows[0].count).toBeLessThanOrEqual(501)
  })
})

describe("the local mailbox is refused", () => {
  test.each(["192.168.1.7", "10.0.0.1", "::ffff:192.168.1.7", "2001:db8::1", "128.0.0.1"])(
    "to another machine (%s)",
    async (remoteAddress) => {
      const app = Fastify()
      await app.register(mailboxRoutes({ pool, shownTo: "machine" }), { prefix: "/mailbox" })
      for (const url of ["/mailbox", "/mailbox/messages.json"]) {
        const answer = await app.inject({ url, remoteAddress, headers: { host: "localhost:3000" } })
        expect(answer.statusCode).toBe(403)
        expect(answer.body).not.toContain("Confirm")
      }
    },
  )

  test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:3000"])(
    "under the name %j, which a website could point to this machine",
    async (host) => {
      expect(await statusUnder({ host })).toBe(403)
    },
  )

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "if a proxy forwarded the request (%s)",
    async (name) => {
      expect(await statusUnder({ [name]: "127.0.0.1" })).toBe(403)
    },
  )

  test("not under the machine's own names", async () => {
    for (const host of ["localhost", "localhost:3000", "127.0.0.1:80", "[::1]:3000"]) {
      expect(await statusUnder({ host })).toBe(200)
    }
  })

  function statusUnder(headers: Record<string, string>): Promise<number | undefined> {
    const { hostname, port } = new URL(server.url)
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: "/mailbox", headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on("error", reject)
        .end()
    })
  }

  test("there is no mailbox if emails are sent through an SMTP server", async () => {
    const smtp = await startServer({ SMTP_URL: "smtp://127.0.0.1:1" })
    const { status } = await fetch(`${smtp.url}/mailbox/messages.json`)
    await smtp.stop()
    expect(status).toBe(404)
  })
})

describe("behind a public address", () => {
  /** Sends a request as nginx forwards it by default: with nginx's own name for the server, and without any header about the client. */
  const asProxied = (server: TestServer, path: string) => fetch(`${server.url}${path}`)

  test("there is no mailbox, and the server says at startup that emails can't be sent and where they are stored", async () => {
    const hosted = await startServer({ SITE_URL: "https://gym.example" })
    expect((await asProxied(hosted, "/mailbox/messages.json")).status).toBe(404)
    await hosted.stop()
    expect(hosted.said).toContain(
      "Emails can't be sent because SMTP_URL is not set. They are stored in the database (mailbox.messages).",
    )
    expect(hosted.said).toContain("MAILBOX=on shows them at a secret address.")
  })

  test("MAILBOX=on opens it only at a secret address that is printed", async () => {
    const hosted = await startServer({ SITE_URL: "https://gym.example", MAILBOX: "on" })
    const printed = hosted.said.find((line) => line.startsWith("Emails are shown at "))
    const path = printed?.replace("Emails are shown at https://gym.example", "") ?? ""
    expect(path).toMatch(/^\/mailbox\/[\w-]{32}$/)
    expect((await asProxied(hosted, path)).status).toBe(200)
    for (const wrong of ["/mailbox", "/mailbox/messages.json", `${path}x`, "/mailbox/"])
      expect((await asProxied(hosted, wrong)).status, wrong).toBe(404)
    await hosted.stop()
  })

  test("MAILBOX=off closes it on this machine too", async () => {
    const closed = await startServer({ MAILBOX: "off" })
    expect((await fetch(`${closed.url}/mailbox/messages.json`)).status).toBe(404)
    await closed.stop()
  })
})
