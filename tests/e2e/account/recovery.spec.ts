import { randomUUID } from "node:crypto"
import { checkAccessibility, expect, test } from "#tests/e2e/fixtures.ts"
import { createPerson, newClient } from "#tests/e2e/person.ts"
import { mailedLinkPattern } from "#tests/e2e/running-server.ts"

const sent = "If this address has an account, an email with a link is on its way. The link works once."

test("a forgotten password: ask for a link, follow it, choose a new one, sign in with it @once", async ({
  page,
  openWindow,
  problems,
  server,
}) => {
  problems.allow(/status of 400/)
  const { email, password } = await createPerson(server)
  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await expect(page).toHaveURL("/forgot-password")
  // Until the page's file is fetched, the previous page stays, with an email field of its own.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Send the Link" }).click()
  await expect(page.getByText(sent)).toBeVisible()

  await expect.poll(() => server.mailedLink(email)).toContain("type=recovery")
  const link = await server.mailedLink(email)
  await page.goto(link)
  await expect(page).toHaveURL("/reset-password")
  await page.getByLabel("New password", { exact: true }).fill("a whole new password")
  await page.getByRole("button", { name: "Save New Password" }).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByText("Your new password is saved.")).toBeVisible()

  const used = await openWindow()
  await used.goto(link)
  await expect(used).toHaveURL("/login")
  await expect(used.getByText("Email link is invalid or has expired")).toBeVisible()
  await used.getByLabel("Email").fill(email)
  await used.getByLabel("Password", { exact: true }).fill("a whole new password")
  await used.getByRole("button", { name: "Sign in" }).click()
  await expect(used).toHaveURL("/dashboard")

  const { error } = await newClient(server).auth.signInWithPassword({ email, password })
  expect(error?.message).toBe("Invalid login credentials")
})

test("a link for a new password @once", async ({ page, problems, server }) => {
  await page.goto("/forgot-password")

  await test.step("the reply is the same when no account has that address", async () => {
    await page.getByLabel("Email").fill(`${randomUUID()}@example.com`)
    await page.getByRole("button", { name: "Send the Link" }).click()
    await expect(page.getByText(sent)).toBeVisible()
  })

  await test.step("a new password that the service rejects can be changed and sent again", async () => {
    problems.allow(/status of 422/)
    const { email } = await createPerson(server)
    await page.getByLabel("Email").fill(email)
    await page.getByRole("button", { name: "Send the Link" }).click()
    await expect.poll(() => server.mailedLink(email)).toContain("type=recovery")
    await page.goto(await server.mailedLink(email))
    await page.getByLabel("New password", { exact: true }).fill("abc")
    await page.getByRole("button", { name: "Save New Password" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "Password" })).toBeVisible()
    await page.getByLabel("New password", { exact: true }).fill("a whole new password")
    await page.getByRole("button", { name: "Save New Password" }).click()
    await expect(page).toHaveURL("/dashboard")
  })
})

test("an emailed link asks before it is used, and can be opened any number of times until then @phone", async ({
  page,
  server,
  signIn,
  openWindow,
  problems,
}) => {
  problems.allow(/status of 410/)
  const { email } = await signIn({ page: await openWindow() })
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Email Me a Link" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email")
  const link = await server.mailed(email, mailedLinkPattern)
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(link)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sign in as ${email}?`)
    await checkAccessibility(page)
  }
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(link)
  await expect(page.getByText("Email link is invalid or has expired")).toBeVisible()
  await page.getByRole("link", { name: "Request a new link" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
