import type { Page } from "@playwright/test"
import { formatDay } from "#domain/days/day-text.ts"
import { expect, test } from "#tests/e2e/fixtures.ts"

/** From now on the app's files wait until the answer is called. */
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

const framedTitle = (page: Page) => page.locator("#frame h1").filter({ visible: true })

/** The title stands there before the app does, and the app puts its own in the same place. */
async function expectTitleFirst(page: Page, path: string, title: string) {
  const release = await holdApp(page)
  await page.goto(path, { waitUntil: "commit" })
  await expect(framedTitle(page)).toHaveText(title)
  await page.evaluate(() => document.fonts.ready)
  const before = await framedTitle(page).boundingBox()
  release()
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(page.locator("#frame")).toHaveCount(0)
  const after = await heading.boundingBox()
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
}

/** Where the title stands in the middle of what is beside it, it comes with that. */
async function expectHeaderFirst(page: Page, path: string) {
  const release = await holdApp(page)
  await page.goto(path, { waitUntil: "commit" })
  await expect(page.locator("#frame .masthead")).toBeVisible()
  await expect(framedTitle(page)).toHaveCount(0)
  release()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

test("the sign-in's title is there before the app @once", async ({ page }) => {
  await expectTitleFirst(page, "/login", "Sign in to your account")
})

test("today is there before the app, also for a member who opens another door @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: new Date("2026-11-22T10:00:00") })
  await signIn({ path: "/goals" })
  for (const path of ["/dashboard", "/", "/login"]) {
    await expectTitleFirst(page, path, formatDay("2026-11-22", "weekdayAndDay"))
    await page.unrouteAll()
  }
})

test("the landing page's title is there before the app, for whoever is not signed in", async ({
  page,
  viewport,
}) => {
  const isWide = (viewport?.width ?? 0) >= 1024
  for (const path of ["/promote", "/", "/dashboard"]) {
    if (isWide) await expectHeaderFirst(page, path)
    else await expectTitleFirst(page, path, "Your training,on the record.")
    await page.unrouteAll()
  }
})

test("the logging screen opens without a header, every other page with one @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: "/goals" })
  await holdApp(page)
  const masthead = page.locator("#frame .masthead")
  await page.goto("/routines", { waitUntil: "commit" })
  await expect(masthead).toBeVisible()
  await page.goto("/log-workout/new", { waitUntil: "commit" })
  await expect(page.locator("#frame .skeleton").filter({ visible: true })).toBeVisible()
  await expect(masthead).toBeHidden()
})

test("an app that can't be fetched says so, and can be asked for again @once", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto("/login")
  await expect(page.getByRole("alert")).toContainText("Repertoire can't be reached.")
  await page.unrouteAll()
  await page.getByRole("link", { name: "Try Again" }).click()
  await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible()
})
