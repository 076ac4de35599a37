import { createServer, type Server } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
afterEach(() => server.stop())

const said = async (settings: Record<string, string>) => {
  server = await startServer(settings)
  return server.said.filter((line) => !/^(Migrations|Schema|Database|Emails|MAILBOX)/.test(line))
}

test.each([
  [{ AUTH_AUTOCONFRIM: "true" }, "AUTH_AUTOCONFRIM isn't a setting of Notes. Did you mean AUTH_AUTOCONFIRM?"],
  [
    { AUTH_MFA: "phone" },
    "AUTH_MFA includes phone, but codes can't be sent without AUTH_SMS_URL, so nobody can add a phone.",
  ],
  [
    { SITE_URL: "https://gym.example" },
    "SITE_URL is https, so a proxy is in front of this server. Without TRUST_PROXY, everyone shares one rate limit. Set TRUST_PROXY=1, or false if there is no proxy.",
  ],
])("%j starts, and warns once about what is probably a mistake", async (settings, sentence) => {
  const lines = await said(settings)
  expect(lines).toEqual([sentence, expect.stringMatching(/^Notes is running at /)])
})

test.each([
  {},
  { AUTH_MFA: "totp" },
  { AUTH_MFA: "phone", AUTH_SMS_URL: "mailbox" },
  { AUTH_MFA: "phone", AUTH_TEST_OTPS: "+15550100=123456" },
  { SITE_URL: "https://gym.example", TRUST_PROXY: "1" },
  { SITE_URL: "https://gym.example", TRUST_PROXY: "false" },
])("%j starts without a warning", async (settings) => {
  expect(await said(settings)).toEqual([expect.stringMatching(/^Notes is running at /)])
})

const provider = (issuer: string) =>
  JSON.stringify([{ name: "home", issuer, clientId: "gym", clientSecret: "secret-of-home" }])
const smsOf = (host: string) => `http://sid:token@${host}?from=+15550100`
const store = { STORAGE_S3_KEY_ID: "key", STORAGE_S3_SECRET: "secret-of-store" }

test.each([
  ["SMTP_URL", "smtp://me:password@127.0.0.1:PORT", {}, "emails wait"],
  ["STORAGE_S3_URL", "http://127.0.0.1:PORT/gym", store, "files can't be stored or read"],
  ["AUTH_PROVIDERS", provider("http://127.0.0.1:PORT"), {}, 'nobody can sign in with "home"'],
  ["AUTH_SMS_URL", smsOf("127.0.0.1:PORT"), {}, "no codes can be sent to phones"],
])(
  "a server that %s names and that is dead is said once; one that lives is not",
  async (name, value, more, follows) => {
    const port = await freePort()
    const setting = value.replace("PORT", String(port))
    const sentence = `${name}: 127.0.0.1:${port} isn't responding (ECONNREFUSED); ${follows} until it does.`
    server = await startServer({ ...more, [name]: setting })
    await vi.waitUntil(() => server.said.includes(sentence), { timeout: 10_000 })
    expect(server.said.filter((line) => line.startsWith(name))).toEqual([sentence])
    await server.stop()

    let isReached = false
    const living: Server = createServer((socket) => {
      isReached = true
      socket.destroy()
    })
    await new Promise<void>((resolve) => living.listen(port, "127.0.0.1", resolve))
    server = await startServer({ ...more, [name]: setting })
    await vi.waitUntil(() => isReached, { timeout: 10_000 })
    expect(server.said.filter((line) => line.startsWith(name))).toEqual([])
    living.close()
  },
)

test("a host that doesn't exist is reported by name", async () => {
  server = await startServer({ SMTP_URL: "smtps://mail.invalid" })
  await vi.waitUntil(
    () => server.said.some((line) => line.startsWith("SMTP_URL: mail.invalid:465 isn't responding (")),
    {
      timeout: 10_000,
    },
  )
})
