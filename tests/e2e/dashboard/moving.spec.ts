import type { Page } from "@playwright/test"
import { fingerOn } from "../finger.ts"
import { checkAccessibility, expect, test } from "../fixtures.ts"
import { logWorkout, scheduleWorkout } from "./training.ts"

const day = (page: Page, name: string) => page.getByRole("button", { name })
const plan = (page: Page) => page.getByRole("article", { name: "Strength: Upper A" })

// A Saturday.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

test("a scheduled workout is moved by keys, by dragging and to any date @once", async ({ page, signIn }) => {
  const person = await signIn()
  await scheduleWorkout(person, "2026-11-21")
  await page.goto("/dashboard")

  await test.step("moves a scheduled workout to one of the next days with the keyboard alone, and Undo moves it back", async () => {
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

  await test.step("drags it to a day of the calendar, or moves it there with the arrow keys", async () => {
    const grip = page.getByRole("button", { name: "Move Upper A to another day" })
    await grip.hover()
    await page.mouse.down()
    const target = day(page, "November 19, 2026")
    await target.hover()
    await expect(target).toHaveAttribute("data-hovered")
    await page.keyboard.press("Escape")
    await expect(target).not.toHaveAttribute("data-hovered")
    await page.mouse.up()
    await expect(plan(page)).toBeVisible()

    await grip.hover()
    await page.mouse.down()
    await target.hover()
    await page.mouse.up()
    await expect(page.getByText("Upper A moved to Thursday, Nov 19, 2026.")).toBeVisible()
    await day(page, "November 19, 2026, scheduled workout").click()

    await grip.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expect(page.getByText("Moving Upper A to Thursday, December 3, 2026.")).toBeAttached()
    await expect(day(page, "December 3, 2026")).toHaveAttribute("data-hovered")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Upper A moved to Thursday, Dec 3, 2026.")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(plan(page)).toBeVisible()
  })

  await test.step("moves it to any date, even in the next year", async () => {
    await plan(page).getByRole("button", { name: "Move", exact: true }).click()
    const menu = page.getByRole("dialog")
    await menu.getByRole("button", { name: "Move", exact: true }).click()
    await expect(menu.getByText("Choose a day.")).toBeVisible()
    await menu.getByLabel("Another day").fill("2027-01-01")
    await menu.getByRole("button", { name: "Move", exact: true }).click()
    await expect(page.getByText("Upper A moved to Friday, Jan 1, 2027.")).toBeVisible()
    await expect(menu).toHaveCount(0)
  })
})

test("a finger drags it along the week @phone", async ({ page, signIn }) => {
  const person = await signIn()
  await scheduleWorkout(person, "2026-11-21")
  await page.goto("/dashboard")
  const centreOf = async (name: string) => {
    const box = await day(page, name).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const from = await centreOf("Move Upper A to another day")
  const to = await centreOf("November 17, 2026")
  const finger = await fingerOn(page)
  await finger("touchStart", from)
  await finger("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await finger("touchMove", to)
  await finger("touchEnd")
  await expect(page.getByText("Upper A moved to Tuesday, Nov 17, 2026.")).toBeVisible()
})

test(
  "doesn't move a workout that was logged or removed elsewhere in the meantime",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/409/)
    // A page that is notified of the change removes the plan at once, before anyone can move it.
    await page.routeWebSocket("**/realtime/**", () => undefined)
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
      page.getByText("Failed to move the scheduled workout: It’s no longer scheduled."),
    ).toBeVisible()
    await expect(plan(page)).toHaveCount(0)
  },
)
