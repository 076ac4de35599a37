import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { sessionKey } from "#web/offline/session-store.ts"
import {
  expectAllSent,
  logsOnServer,
  outboxLink,
  queuedRows,
  saveCall,
  saveOffline,
  saveUnanswered,
  test,
  typeWorkout,
} from "./queue.ts"

/** Saves a workout that the server is too busy for. */
async function queueWorkout(page: Page) {
  await typeWorkout(page)
  await page.route(saveCall, (route) => route.fulfill({ status: 503 }))
  await saveUnanswered(page)
}

async function logIn(page: Page, { email, password }: Person) {
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test("logging out with unsent work asks; the work waits for its owner, whoever signs in between", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 503/)
  const ada = await signIn()
  await queueWorkout(page)
  await page.goto("/profile")
  await page.getByRole("button", { name: "Log out" }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("1 workout is not on the server yet.")
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page).toHaveURL("/profile")
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click()
  await expect(question).toContainText("1 workout is not on the server yet.")
  await question.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Log out" }).click()
  await question.getByRole("button", { name: "Log Out Anyway" }).click()
  await expect(page).toHaveURL("/promote")

  const bob = await signIn()
  await page.unroute(saveCall)
  await page.goto("/outbox")
  await expect(page.getByText("Nothing waits here.")).toBeVisible()
  expect(await queuedRows(page)).toMatchObject([{ userId: ada.id }])
  expect(await logsOnServer(server, bob.id)).toEqual([])
  await page.goto("/profile")
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")

  await logIn(page, ada)
  await expectAllSent(page)
  expect(await logsOnServer(server, ada.id)).toEqual(["80x8"])
  expect(await logsOnServer(server, bob.id)).toEqual([])
})

test(
  "a sign-in that expired while offline is renewed, and then the work goes out",
  { tag: "@once" },
  async ({ page, server, setOffline, signIn }) => {
    const person = await signIn()
    await typeWorkout(page)
    await setOffline(true)
    await saveOffline(page)
    await page.evaluate((key) => {
      const session: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? "{}")
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Date.now() / 1000 - 1_000_000 }))
    }, sessionKey)
    await setOffline(false)
    await expectAllSent(page)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  "deleting the account says what was never sent, and leaves nothing of it",
  { tag: "@once" },
  async ({ page, problems, signIn }) => {
    problems.allow(/status of (40[13]|503)/)
    const person = await signIn()
    await queueWorkout(page)
    await page.goto("/profile")
    await expect(outboxLink(page)).toBeVisible()
    await page.getByRole("button", { name: "Delete My Account" }).click()
    const question = page.getByRole("dialog", { name: "Delete your account?" })
    await expect(question).toContainText("1 workout that is only on this device goes too.")
    await question.getByLabel("Password").fill(person.password)
    await question.getByRole("button", { name: "Delete My Account" }).click()
    await expect(page).toHaveURL("/promote")
    await expect(page.getByText("Your account and everything in it are deleted.")).toBeVisible()
    expect(await queuedRows(page)).toEqual([])
  },
)
