import type { Page } from "@playwright/test"
import { checkLooks, expect, expectNoSidewaysScroll, test } from "../fixtures.ts"
import { trainTenYears } from "./histories.ts"
import { addGoal, easyRun, logWorkout, scheduleWorkout } from "./training.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

/** The coach's panels appear after the page. */
async function expectCoach(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "AI Weekly Schedule" })).toBeVisible()
  await expect(
    page.getByRole("region", { name: "Monthly AI Analysis" }).getByRole("button").first(),
  ).toBeVisible()
}

test("looks right with nothing in it", async ({ page, signIn }) => {
  await signIn({ path: "/dashboard" })
  await checkLooks(page, "dashboard-nothing", async () => {
    await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await expect(page.getByText("after your first heavy set")).toBeVisible()
    await expectCoach(page)
  })
})

test("looks right with a first log, a plan and a goal", async ({ page, signIn }) => {
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-20", name: "Lower A" })
  await scheduleWorkout(person, "2026-11-21", easyRun)
  await addGoal(person, "Bench a hundred", "2026-11-21")
  await page.goto("/dashboard")
  await checkLooks(page, "dashboard-little", async () => {
    await expect(page.getByRole("article", { name: "Easy run" })).toBeVisible()
    await expect(page.getByRole("button", { name: "November 20, 2026, workout" })).toBeVisible()
    await expect(page.getByText("Bench a hundred")).toBeVisible()
    await expectCoach(page)
  })
})

test("looks right with ten years of training", async ({ page, signIn, server }) => {
  const person = await signIn()
  await trainTenYears(server, person, "2026-11-21")
  await page.goto("/dashboard")
  await checkLooks(page, "dashboard-much", async () => {
    await expect(page.getByRole("article")).toHaveCount(1)
    await expect(page.locator(".spark-plot")).toHaveCount(4)
    await expect(page.getByRole("link", { name: /^Records/ })).toContainText("this month")
    await expectCoach(page)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  // With text twice as large, on the smallest phone and beside a desktop's navigation.
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoSidewaysScroll(page)
})
