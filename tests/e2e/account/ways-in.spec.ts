import type { Page } from "@playwright/test"
import { sessionKey } from "#web/device/session-store.ts"
import { checkAccessibility, checkLooks, expect, test } from "../fixtures.ts"
import { withAuthenticator } from "./with-authenticator.ts"
import { openSection, profileAt } from "../profile/sections.ts"

test("an emailed link signs in, by its code or by opening it @phone", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const { email } = await signIn({ page: await openWindow() })
  await page.goto("/login")
  await page.getByRole("button", { name: "Email Me a Link" }).click()
  await expect(page.getByText("Enter your email first.")).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Email Me a Link" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email")
  await expect(page.getByRole("button", { name: "Send Again" })).toBeDisabled()
  await checkAccessibility(page)
  const link = await server.mailedLink(email)
  await page.getByLabel("Or enter the code from the email").fill(await server.mailedCode(email))
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const other = await openWindow()
  await other.goto(link)
  await expect(other.getByText(/link/i).first()).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)
})

test("the passkey button signs in without an address or a password @once", async ({
  page,
  server,
  signIn,
}) => {
  const home = await withAuthenticator(page, server.url)
  await signIn()
  await page.goto(`${home}${profileAt.security}`)
  await page.getByRole("button", { name: "Add a Passkey" }).click()
  await expect(page.getByText("Passkey added.")).toBeVisible()
  await page.goto(`${home}${profileAt.you}`)
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL(/\/promote$/)
  // The browser suggests the passkey in the email field at once, and an authenticator without a screen accepts it.
  await page.getByRole("link", { name: "Already a Member? Sign In" }).first().click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test("the page for signing in, with an address and a passkey that lead nowhere @once", async ({
  page,
  problems,
  server,
}) => {
  await test.step("a passkey that isn't used shows a message after the button, and none after a suggestion", async () => {
    await page.addInitScript(() => {
      navigator.credentials.get = () => {
        document.documentElement.dataset["asked"] = "yes"
        return Promise.reject(new DOMException("no", "NotAllowedError"))
      }
    })
    await page.goto(`${server.url.replace("127.0.0.1", "localhost")}/login`)
    await expect(page.locator("html")).toHaveAttribute("data-asked", "yes")
    await expect(page.getByText(/^No passkey was used/)).toHaveCount(0)
    await page.getByRole("button", { name: "Use a Passkey" }).click()
    await expect(page.getByText(/^No passkey was used/)).toBeVisible()
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("an address without an account gets the same reply", async () => {
    problems.allow(/status of 422/)
    await page.getByLabel("Email").fill("nobody-knows@example.com")
    await page.getByRole("button", { name: "Email Me a Link" }).click()
    await expect(page.getByText(/^If nobody-knows@example.com has an account/)).toBeVisible()
    await page.getByRole("button", { name: "Sign In Another Way" }).click()
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible()
  })
})

test("the sign-in page looks right in both themes, wide and narrow @phone", async ({ page, server }) => {
  await page.goto(`${server.url.replace("127.0.0.1", "localhost")}/login`)
  await checkLooks(page, "sign-in", () =>
    expect(page.getByRole("button", { name: "Email Me a Link" })).toBeVisible(),
  )
})

test.describe("where the operator allows it", () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("consent", "accepted")))

  test("a person starts without an account, adds an address later, and keeps everything @once", async ({
    page,
    server,
  }) => {
    await page.goto("/promote")
    await page.getByRole("button", { name: "Try It Without an Account" }).first().click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const personId = await ownId(page)
    await server.sql("update profiles set onboarding_completed = true where id = $1", [personId])
    await page.goto(profileAt.security)
    const card = page.getByRole("region", { name: "Security" })
    await expect(card.getByText("No email address yet")).toBeVisible()
    await expect(card.getByText("Two-factor")).toHaveCount(0)
    await checkAccessibility(page)
    await openSection(page, "You")
    await page.getByRole("button", { name: "Log out" }).click()
    await expect(page.getByText(/everything you logged is lost/)).toBeVisible()
    await page.getByRole("button", { name: "Cancel" }).click()
    await openSection(page, "Security")

    const email = `${crypto.randomUUID()}@example.com`
    await card.getByRole("button", { name: "Add Your Email" }).click()
    const dialog = page.getByRole("dialog", { name: "Add Your Email" })
    await dialog.getByLabel("Email").fill(email)
    await dialog.getByRole("button", { name: "Send Link" }).click()
    await expect(dialog.getByText("Check your inbox.")).toBeVisible()
    await page.goto(await server.mailedLink(email))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password")
    await page.getByLabel("New password").fill("a password of their own")
    await page.getByRole("button", { name: "Save New Password" }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const [kept] = await server.sql("select email, is_anonymous from auth.users where id = $1", [personId])
    expect(kept).toEqual({ email, is_anonymous: false })
  })

  test("an account without an address is deleted without a password @once", async ({
    page,
    problems,
    server,
  }) => {
    problems.allow(/status of 403/)
    await page.goto("/promote")
    await page.getByRole("button", { name: "Try It Without an Account" }).first().click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const personId = await ownId(page)
    await server.sql("update profiles set onboarding_completed = true where id = $1", [personId])
    await page.goto(profileAt.data)
    await page.getByRole("button", { name: "Delete My Account" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("Password")).toHaveCount(0)
    await dialog.getByRole("button", { name: "Delete My Account" }).click()
    await expect(page).toHaveURL(/\/promote$/)
    expect(await server.sql("select from auth.users where id = $1", [personId])).toEqual([])
  })
})

/** The id of the page's account. Other accounts without an email address may be created at the same moment. */
async function ownId(page: Page): Promise<string> {
  const session = await page.evaluate((key) => localStorage.getItem(key), sessionKey)
  return String(JSON.parse(session ?? "{}").user?.id)
}
