import { once } from "node:events"
import { type IncomingMessage, request as httpRequest } from "node:http"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, confirmedAccount, fragment, mailTo, newEmail, linkIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ AUTH_ADDITIONAL_REDIRECT_URLS: "https://*.example.org/**,gym-app://**" })
})
afterAll(() => server.stop())

async function signUpLink(redirectTo = server.url) {
  const email = newEmail()
  const query = `?redirect_to=${encodeURIComponent(redirectTo)}`
  await call(server, "POST", `/signup${query}`, { email, password })
  return { email, link: linkIn(await mailTo(server, email)) }
}

/** Opens an address the way a browser or a mail scanner does, not like a script that fetches it. */
async function open(link: string, method = "GET") {
  const request = httpRequest(link, { method, headers: { accept: "text/html" } }).end()
  const [response] = (await once(request, "response")) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, html: await text(response) }
}

const addressOf = (action: string, link: string) => new URL(action.replaceAll("&amp;", "&"), link).href

/** Presses the page's button, and returns where it leads. */
async function press(link: string): Promise<URL> {
  const { html } = await open(link)
  const [, action = ""] = /<form method="post" action="([^"]+)">/.exec(html) ?? []
  const { status, headers } = await open(addressOf(action, link), "POST")
  expect(status).toBe(303)
  return new URL(headers.location ?? "")
}

test("an emailed link opens a page with a button, however often it is opened", async () => {
  const { email, link } = await signUpLink()
  for (let scan = 0; scan < 3; scan += 1) {
    const { status, headers, html } = await open(link)
    expect(status).toBe(200)
    expect(html).toContain(`Confirm ${email}?`)
    expect(html).toContain("<button>Confirm Email Address</button>")
    expect(headers["cache-control"]).toBe("no-store")
    expect(headers["referrer-policy"]).toBe("no-referrer")
    expect(headers["content-security-policy"]).toContain("default-src 'none'")
  }
  expect(fragment(await press(link))).toHaveProperty("access_token")
})

test("the button signs in once; after that the page says so", async () => {
  const { link } = await signUpLink()
  const page = (await open(link)).html
  await press(link)
  const after = await open(link)
  expect(after.status).toBe(410)
  expect(after.html).toContain("Email link is invalid or has expired")
  const [, action = ""] = /action="([^"]+)"/.exec(page) ?? []
  const again = await open(addressOf(action, link), "POST")
  expect(again.headers.location).toContain("error_code=otp_expired")
})

test("the page for an old or made-up link has no button", async () => {
  const { email, link } = await signUpLink()
  await sql(
    server,
    "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1",
    [email],
  )
  for (const address of [link, link.replace(/token=\w+/, "token=abc"), link.replace("signup", "nonsense")]) {
    const { status, html } = await open(address)
    expect(status).toBe(410)
    expect(html).not.toContain("<form")
  }
})

test("for each kind of link, the page says what its button does", async () => {
  const { email } = await confirmedAccount(server)
  const said = async (path: string, body: object, count: number) => {
    await call(server, "POST", path, body)
    return (await open(linkIn(await mailTo(server, email, count)))).html
  }
  expect(await said("/otp", { email }, 2)).toContain(`Sign in as ${email}?`)
  expect(await said("/recover", { email }, 3)).toContain(`Choose a new password for ${email}?`)
  expect(await said("/recover", { email }, 4)).toMatch(/You asked for this link on .* UTC\./)
})

test("the button can lead only to the app that asked", async () => {
  const policy = async (redirectTo: string) =>
    (await open((await signUpLink(redirectTo)).link)).headers["content-security-policy"]
  expect(await policy("https://one.example.org/in")).toContain("form-action 'self' https://one.example.org;")
  expect(await policy("gym-app://in")).toContain("form-action 'self' gym-app:;")
  expect(await policy("https://evil.example/")).toContain(`form-action 'self' ${server.url};`)
})
