import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { type OpenidProvider, startOpenidProvider } from "@repertoire/backend/testing/openid-provider.ts"
import { checkAccessibility, expect, test } from "../fixtures.ts"
import { profileAt } from "../profile/sections.ts"

// The tests share the server's only provider, so they run one after the other.
test.describe.configure({ mode: "default" })

let idp: OpenidProvider
test.beforeAll(async ({ server }) => {
  idp = await startOpenidProvider(server.url, server.openidPort)
})
test.afterAll(() => idp.stop())

const newPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
})
const byProvider = (page: Page) => page.getByRole("button", { name: "Continue with Home server" })
const connected = (page: Page) => page.getByRole("listitem").filter({ hasText: "Home server" })

test("a person signs up with their account at a provider, and signs in the same way later @once", async ({
  page,
  openWindow,
}) => {
  const person = newPerson()
  idp.recognize(person)
  await page.goto("/signup")
  await byProvider(page).click()
  await expect(page).toHaveURL(/\/(dashboard|onboarding)/)
  expect(new URL(page.url()).hash).toBe("")
  await page.goto(profileAt.security)
  await expect(connected(page)).toContainText(person.email)
  await expect(connected(page)).toContainText("Your only sign-in method")

  const other = await openWindow()
  await other.goto("/login")
  await byProvider(other).click()
  await expect(other).toHaveURL(/\/(dashboard|onboarding)/)
  await other.goto(profileAt.security)
  await expect(other.getByText(person.email).first()).toBeVisible()
})

test("a provider's account is connected, opens the same training, and is disconnected again @once", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const { email } = await signIn({ path: profileAt.security })
  const elsewhere = newPerson()
  idp.recognize(elsewhere)
  await expect(connected(page)).toContainText("Not connected")
  await page.getByRole("button", { name: "Connect Home server" }).click()
  await expect(connected(page)).toContainText(elsewhere.email)
  await expect(page).toHaveURL(profileAt.security)
  await checkAccessibility(page)
  const sessions = await server.sql(
    "select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1",
    [email],
  )
  expect(sessions, "the session goes on").toHaveLength(1)

  const other = await openWindow()
  await other.goto("/login")
  await byProvider(other).click()
  await expect(other).toHaveURL(/\/(dashboard|onboarding)/)
  await other.goto(profileAt.security)
  await expect(other.getByText(email).first()).toBeVisible()

  await page.getByRole("button", { name: "Disconnect Home server" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
  await expect(page.getByText("Home server is disconnected.")).toBeVisible()
  await expect(connected(page)).toContainText("Not connected")
})

test("a person who started without an account keeps everything when they connect one @once", async ({
  page,
}) => {
  await page.goto("/promote")
  await page.getByRole("button", { name: "Try It Without an Account" }).first().click()
  await expect(page).toHaveURL(/\/(dashboard|onboarding)/)
  await page.goto(profileAt.security)
  await page.getByRole("dialog", { name: "Welcome" }).getByRole("button", { name: "Skip" }).click()
  const person = newPerson()
  idp.recognize(person)
  await page.getByRole("button", { name: "Connect Home server" }).click()
  await expect(connected(page)).toContainText(person.email)
  await expect(page.getByText("Email, confirmed")).toBeVisible()
})

test("a failed sign-in at the provider is explained where it began @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 50\d/)
  idp.decline()
  await page.goto("/login")
  await byProvider(page).click()
  await expect(page.getByText("Sign-in was canceled. Nothing changed.")).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  const known = await signIn({ path: profileAt.security })
  await expect(connected(page)).toContainText("Not connected")
  idp.decline()
  await page.getByRole("button", { name: "Connect Home server" }).click()
  await expect(page.getByText("Sign-in was canceled. Nothing changed.")).toBeVisible()
  await expect(page).toHaveURL(profileAt.security)
  await expect(page.getByText(known.email).first()).toBeVisible()
})

test("without a network the page stays open and says so @once", async ({ page, setOffline }) => {
  await page.goto("/login")
  await expect(byProvider(page)).toBeVisible()
  await setOffline(true)
  await byProvider(page).click()
  await expect(
    page.getByText("Repertoire can’t be reached. Check your connection and try again."),
  ).toBeVisible()
  await expect(page.getByLabel("Email")).toBeVisible()
})

test("an address that isn't verified at the provider doesn't open an account here @once", async ({
  page,
  openWindow,
  signIn,
}) => {
  const { email } = await signIn({ page: await openWindow() })
  idp.recognize({ sub: randomUUID(), email, email_verified: false })
  await page.goto("/login")
  await byProvider(page).click()
  await expect(page.getByText("Your email address isn’t verified with that provider.")).toBeVisible()
})

test("with single sign-on only, the provider is the only way to sign in @once", async ({ page }) => {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), hasOnlyProvider: true } })
  })
  for (const path of ["/login", "/signup"]) {
    await page.goto(path)
    await expect(byProvider(page)).toBeVisible()
    await expect(page.getByLabel("Password")).toHaveCount(0)
    await expect(page.getByText("Forgot your password?")).toHaveCount(0)
  }
  await checkAccessibility(page)
})
