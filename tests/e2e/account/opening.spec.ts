import type { Page } from "@playwright/test"
import { formatDay } from "#domain/days/day-text.ts"
import { expect, test } from "#tests/e2e/fixtures.ts"

/** Holds back the app's files until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test("before the app loads @once", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdApp(page)
  await page.goto("/login", { waitUntil: "commit" })

  await test.step("the page's files are requested together with the app's", async () => {
    await expect.poll(() => asked.some((path) => path.startsWith("/assets/login-page"))).toBe(true)
  })

  await test.step("the header is shown before the app loads, and doesn't move when it does", async () => {
    const framed = page.locator("#frame .logo")
    await expect(framed).toBeVisible()
    // Before the styles arrive, the frame has a position but isn't painted.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    const before = await framed.locator("svg").boundingBox()
    release()
    await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible()
    await expect(page.locator("#frame")).toHaveCount(0)
    expect(await page.locator(".logo svg").boundingBox()).toEqual(before)
    await expect(page.getByLabel("Email")).toBeVisible()
  })
})

test("a member who opens the root or a guests' page sees Home at once @once", async ({ page, signIn }) => {
  await page.clock.install({ time: new Date("2026-11-22T10:00:00") })
  await signIn({ path: "/goals" })
  for (const path of ["/dashboard", "/", "/login"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(formatDay("2026-11-22", "weekdayAndDay"))
  }
})

test("an app that can't be loaded says so, and can be tried again @once", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto("/login")
  await expect(page.getByRole("alert")).toContainText("Repertoire can’t be reached.")
  await page.unrouteAll()
  await page.getByRole("link", { name: "Try Again" }).click()
  await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible()
})
