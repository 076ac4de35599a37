import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { createPerson, newClient } from "#tests/e2e/person.ts"

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
}

test("a wrong password and a missing network are reported; the right password opens the dashboard, which stays signed in after a reload @once", async ({
  page,
  problems,
  server,
  setOffline,
}) => {
  problems.allow(/status of 400|Failed to fetch/)
  const { email, password } = await createPerson(server)
  const field = page.getByLabel("Password", { exact: true })
  await page.goto("/login")
  await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible()

  await test.step("the password can be shown, and password managers recognize the fields", async () => {
    await expect(field).toHaveAttribute("type", "password")
    await expect(field).toHaveAttribute("autocomplete", "current-password")
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email")
    await page.getByRole("button", { name: "Show password" }).click()
    await expect(field).toHaveAttribute("type", "text")
    await expect(page.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "true")
    await page.getByRole("button", { name: "Show password" }).click()
    await expect(field).toHaveAttribute("type", "password")
  })

  await test.step("a wrong password shows the service's message in red above the form and keeps what was typed", async () => {
    await fillIn(page, email, "not the password")
    await page.getByRole("button", { name: "Sign in" }).click()
    const error = page.getByRole("alert").filter({ hasText: "Invalid" })
    await expect(error).toHaveText("Invalid login credentials")
    const box = await error.boundingBox()
    const form = await page.locator("form").boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0)
    await expect(page.getByLabel("Email")).toHaveValue(email)
    await expect(page.getByRole("button", { name: "Sign in" })).toBeFocused()
  })

  await test.step("without a network the form says so and can be submitted again", async () => {
    await setOffline(true)
    await field.fill(password)
    await field.press("Enter")
    await expect(
      page.getByText("Repertoire can’t be reached. Check your connection and try again."),
    ).toBeVisible()
    await setOffline(false)
  })

  await test.step("during the request the button is disabled and reads Loading...", async () => {
    let letThrough = () => {}
    const answered = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route("**/token?grant_type=password", async (route) => {
      await answered
      await route.continue()
    })
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled()
    letThrough()
    await expect(page).toHaveURL("/dashboard")
  })

  await page.reload()
  await expect(page).toHaveURL("/dashboard")
})

test("a person who hasn't confirmed their address can request the email again @once", async ({
  page,
  problems,
  server,
}) => {
  problems.allow(/status of 4(00|29)/)
  const email = `${randomUUID()}@example.com`
  const password = "correct horse battery staple"
  await newClient(server).auth.signUp({ email, password })
  await page.goto("/login")
  await fillIn(page, email, password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("Email not confirmed")).toBeVisible()
  await page.getByRole("button", { name: "Send the Email Again" }).click()
  // An email was sent a moment ago, so the service asks the person to wait, or sends another one.
  await expect(
    page.getByText(
      /^For security purposes, you can only request this after|^If this address still needs confirming/,
    ),
  ).toBeVisible()
})

test("by keyboard alone: skip the header, fill in, sign in @once", async ({ page, server }) => {
  const { email, password } = await createPerson(server)
  await page.goto("/login")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused()
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeInViewport()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.getByLabel("Email")).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/dashboard")
})
