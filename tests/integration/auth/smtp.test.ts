import { once } from "node:events"
import { type Socket, createServer } from "node:net"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { password } from "#tests/support/person.ts"
import { type TestServer, startServer } from "#tests/support/server.ts"
import { call, newEmail } from "./wire.ts"

const received: string[] = []
const mailServer = createServer(talk)
let server: TestServer
beforeAll(async () => {
  mailServer.listen(0, "127.0.0.1")
  await once(mailServer, "listening")
  const address = mailServer.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has one.")
  server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    MAIL_FROM: "Repertoire <gym@example.com>",
  })
})
afterAll(async () => {
  await server.stop()
  mailServer.close()
})

describe("mail", () => {
  test("goes to the SMTP server of the settings, in text and HTML", async () => {
    const email = newEmail()
    await call(server, "POST", "/signup", { email, password })
    const mail = await vi.waitUntil(() => received[0], { timeout: 5_000 })
    expect(mail).toContain("From: Repertoire <gym@example.com>")
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain("Subject: Confirm your email address for Repertoire")
    expect(mail).toContain("text/plain")
    expect(mail).toContain("text/html")
  })

  test("that can't be sent fails no request", async () => {
    const broken = await startServer({ SMTP_URL: "smtp://127.0.0.1:1" })
    expect((await call(broken, "POST", "/signup", { email: newEmail(), password })).status).toBe(200)
    await broken.stop()
  })
})

/** Just enough of SMTP to take a mail in. */
function talk(socket: Socket) {
  let heard = ""
  let isMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say("220 test")
  socket.on("data", (data) => {
    heard += data.toString()
    for (;;) {
      const end = heard.indexOf(isMail ? "\r\n.\r\n" : "\r\n")
      if (end < 0) return
      const part = heard.slice(0, end)
      heard = heard.slice(end + (isMail ? 5 : 2))
      if (isMail) received.push(part)
      const isData = !isMail && part === "DATA"
      say(isData ? "354 go on" : part === "QUIT" ? "221 bye" : "250 ok")
      isMail = isData
    }
  })
}
