import { afterAll, beforeAll, expect, test } from "vitest"
import { CookieBrowser } from "#tests/support/cookie-browser.ts"
import { type GithubPerson, type PretendGithub, startPretendGithub } from "#tests/support/pretend-github.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, fragment, newEmail } from "#tests/support/wire.ts"

let github: PretendGithub
let server: TestServer
beforeAll(async () => {
  github = await startPretendGithub()
  const provider = {
    name: "github",
    issuer: github.url,
    clientId: "repertoire",
    clientSecret: "of this test",
  }
  server = await startServer({ AUTH_PROVIDERS: JSON.stringify([provider]) })
})
afterAll(async () => {
  await server.stop()
  await github.stop()
})

async function continueAs(person: GithubPerson) {
  github.recognize(person)
  const browser = new CookieBrowser()
  const asked = await browser.follow(
    `${server.url}/auth/v1/authorize?provider=github`,
    ({ origin }) => origin === github.url,
  )
  expect(asked.pathname).toBe("/login/oauth/authorize")
  const state = asked.searchParams.get("state") ?? ""
  const response = await browser.get(new URL(`${server.url}/auth/v1/callback?code=any&state=${state}`))
  return fragment(new URL(response.headers.get("location") ?? ""))
}

test("the account is created with GitHub's primary address, if it is verified there", async () => {
  const email = newEmail()
  const emails = [
    { email: newEmail(), primary: false, verified: true },
    { email, primary: true, verified: true },
  ]
  const { access_token: access = "" } = await continueAs({ id: 7, login: "maren", emails })
  const { body } = await call(server, "GET", "/user", undefined, bearer(access))
  expect(body).toMatchObject({
    email,
    app_metadata: { provider: "github" },
    identities: [{ id: "7", identity_data: { user_name: "maren" } }],
  })
})

test("an address that GitHub hasn't verified opens nothing until it is confirmed by email", async () => {
  const emails = [{ email: newEmail(), primary: true, verified: false }]
  const { error_code } = await continueAs({ id: 8, login: "someone", emails })
  expect(error_code).toBe("provider_email_needs_verification")
})
