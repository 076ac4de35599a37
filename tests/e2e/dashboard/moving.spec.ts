import type { Page } from "@playwright/test"
import { checkAccessibility, expect, test } from "../fixtures.ts"
import { logWorkout, scheduleWorkout } from "./training.ts"

const day = (page: Page, name: string) => page.getByRole("button", { name })
const plan = (page: Page) => page.getByRole("article", { name: "Strength: Upper A" })

// A Saturday.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

test("moves a scheduled workout to one of the coming days with the keyboard alone, and Undo moves it back @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await scheduleWorkout(person, "2026-11-21")
  await page.goto("/dashboard")
  await plan(page).getByRole("button", { name: "Move", exact: true }).focus()
  await page.keyboard.press("Enter")
  const menu = page.getByRole("dialog", { name: "Move Upper A to another day" })
  await expect(menu.getByRole("button", { name: "Sunday, Nov 22, 2026" })).toBeFocused()
  await checkAccessibility(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")

  await expect(page.getByText("Upper A moved to Monday, Nov 23, 2026.")).toBeVisible()
  await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Saturday, November 21, 2026" })).toBeFocused()
  await expect(day(page, "November 23, 2026, scheduled workout")).toBeVisible()
  await expect(day(page, "November 21, 2026, scheduled workout")).toHaveCount(0)

  await page.getByRole("button", { name: "Undo" }).click()
  await expect(plan(page)).toBeVisible()
  await expect(day(page, "November 21, 2026, scheduled workout")).toBeVisible()
  await expect(day(page, "November 23, 2026, scheduled workout")).toHaveCount(0)
})

test("moves it to any other day by its date, over the end of the year @once", async ({ page, signIn }) => {
  const person = await signIn()
  await scheduleWorkout(person, "2026-11-21")
  await page.goto("/dashboard")
  await plan(page).getByRole("button", { name: "Move", exact: true }).click()
  const menu = page.getByRole("dialog")
  await menu.getByRole("button", { name: "Move", exact: true }).click()
  await expect(menu.getByText("Choose a day.")).toBeVisible()
  await menu.getByLabel("Another day").fill("2027-01-01")
  await menu.getByRole("button", { name: "Move", exact: true }).click()
  await expect(page.getByText("Upper A moved to Friday, Jan 1, 2027.")).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test(
  "does not move what was logged or removed elsewhere in the meantime",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/409/)
    const person = await signIn()
    const committed_workout_id = await scheduleWorkout(person, "2026-11-21")
    await page.goto("/dashboard")
    await plan(page).getByRole("button", { name: "Move", exact: true }).click()
    await logWorkout(person, { date: "2026-11-21", name: "Upper A", committed_workout_id })
    await page.getByRole("dialog").getByRole("button", { name: "Sunday" }).click()
    await expect(page.getByText("Failed to move the scheduled workout: It was already logged.")).toBeVisible()
    await expect(page.getByRole("article", { name: "Upper A", exact: true })).toBeVisible()
    await expect(plan(page)).toHaveCount(0)

    const other = await scheduleWorkout(person, "2026-11-21")
    await page.reload()
    await plan(page).getByRole("button", { name: "Move", exact: true }).click()
    await person.client.from("committed_workouts").delete().eq("id", other).throwOnError()
    await page.getByRole("dialog").getByRole("button", { name: "Sunday" }).click()
    await expect(
      page.getByText("Failed to move the scheduled workout: It is no longer scheduled."),
    ).toBeVisible()
    await expect(plan(page)).toHaveCount(0)
  },
)
