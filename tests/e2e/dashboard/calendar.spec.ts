import type { Page } from "@playwright/test"
import { fingerOn } from "../finger.ts"
import { expect, test } from "../fixtures.ts"
import { profileAt } from "../profile/sections.ts"
import { addGoal, logWorkout, scheduleWorkout } from "./training.ts"

const calendar = (page: Page) => page.getByRole("region", { name: "Workout Calendar" })
const month = (page: Page) => calendar(page).getByRole("heading")
const day = (page: Page, name: string) => calendar(page).getByRole("button", { name })
const markedDays = (page: Page) => calendar(page).locator(".day:has(.mark)")
const panel = (page: Page) => page.getByRole("heading", { level: 2, name: /day, / })

test("marks logged, scheduled and due days, each with its own shape and word @once", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-17" })
  await scheduleWorkout(person, "2026-11-23")
  await addGoal(person, "Bench", "2026-11-30")
  await logWorkout(person, { date: "2026-11-10" })
  await addGoal(person, "Bench more", "2026-11-10")
  await logWorkout(person, { date: "2026-11-19" })
  await scheduleWorkout(person, "2026-11-19")
  await addGoal(person, "Bench most", "2026-11-19")
  await page.goto("/dashboard")

  await expect(day(page, "Tuesday, November 17, 2026, workout")).toBeVisible()
  await expect(day(page, "Monday, November 23, 2026, scheduled workout")).toBeVisible()
  await expect(day(page, "Monday, November 30, 2026, goal due")).toBeVisible()
  await expect(day(page, "Tuesday, November 10, 2026, workout, goal due")).toBeVisible()
  await expect(markedDays(page)).toHaveCount(5)
  const full = day(page, "Thursday, November 19, 2026, workout, scheduled workout, goal due")
  await expect(full.locator(".mark")).toHaveCount(3)
  const inside = await full.evaluate((cell) => {
    const { right } = cell.getBoundingClientRect()
    return [...cell.querySelectorAll(".mark")].every((mark) => mark.getBoundingClientRect().right < right)
  })
  expect(inside, "the marks fit their cell").toBe(true)

  // The shapes differ without any color: filled, open, and cut to a flag.
  const drawn = (name: string, shape: string) =>
    day(page, name)
      .locator(`.mark.${shape}`)
      .evaluate((mark) => {
        const { backgroundColor, borderTopWidth, clipPath, width } = getComputedStyle(mark)
        const filled = backgroundColor !== "rgba(0, 0, 0, 0)"
        return { filled, open: borderTopWidth !== "0px", cut: clipPath !== "none", width: parseFloat(width) }
      })
  expect(await drawn("November 17", "workout")).toMatchObject({ filled: true, open: false, cut: false })
  expect(await drawn("November 23", "committed")).toMatchObject({ filled: false, open: true, cut: false })
  const alone = await drawn("November 30", "goal")
  const beside = await drawn("November 10", "goal")
  expect(alone).toMatchObject({ filled: true, cut: true })
  expect(beside.width).toBeLessThan(alone.width)
})

test("starts on today, and a month change loads that month and clears the selection @once", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-12-31T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, { date: "2026-12-31", name: "The last" })
  await logWorkout(person, { date: "2027-01-01", name: "The first" })
  await page.goto("/dashboard")

  await expect(month(page)).toHaveText("December 2026")
  await expect(panel(page)).toHaveText("Thursday, December 31, 2026")
  await expect(page.getByRole("heading", { name: "The last" })).toBeVisible()
  await expect(day(page, "December 31, 2026, workout")).toHaveAttribute("aria-current", "date")
  await expect(markedDays(page)).toHaveCount(1)

  const loaded = page.waitForRequest((request) => request.url().includes("date=lte.2027-01-31"))
  await calendar(page).getByRole("button", { name: "Next month" }).click()
  await loaded
  await expect(month(page)).toHaveText("January 2027")
  await expect(calendar(page).getByRole("gridcell", { selected: true })).toHaveCount(0)
  await expect(page.getByText("Select a day to see its workouts.")).toBeVisible()
  await expect(markedDays(page)).toHaveCount(1)

  await test.step("a desk wide enough names each day's workout in its cell", async () => {
    const first = day(page, "Friday, January 1, 2027, workout")
    await expect(first.getByText("The first")).toBeHidden()
    await page.setViewportSize({ width: 1600, height: 1000 })
    await expect(first.getByText("The first")).toBeVisible()
  })
  await day(page, "Friday, January 1, 2027, workout").click()
  await expect(panel(page)).toHaveText("Friday, January 1, 2027")
  await expect(page.getByRole("heading", { name: "The first" })).toBeVisible()

  await page.getByRole("button", { name: "Back to Today" }).click()
  await expect(month(page)).toHaveText("December 2026")
  await expect(panel(page)).toHaveText("Thursday, December 31, 2026")
  await expect(page.getByRole("button", { name: "Back to Today" })).toHaveCount(0)
})

test("weeks start on the day that the person chooses @once", async ({ page, signIn }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-15" })
  await page.goto(profileAt.units)
  await page.getByRole("group", { name: "Week starts on" }).getByRole("button", { name: "Sunday" }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Profile updated successfully!")).toBeVisible()
  await page.goto("/dashboard")
  const calendar = page.getByRole("grid", { name: "November 2026" })
  await expect(calendar.getByRole("columnheader").first()).toHaveText("Sun")
  const row = calendar.getByRole("row").filter({ has: page.getByRole("gridcell", { selected: true }) })
  await expect(row.getByRole("gridcell").first()).toContainText("15")
  await calendar.getByRole("button", { name: "Saturday, November 21" }).focus()
  await page.keyboard.press("Home")
  await expect(calendar.getByRole("button", { name: "Sunday, November 15, 2026, workout" })).toBeFocused()
  // The schedule's week stays Monday to Sunday. The figures follow the person: Sunday's workout is one of this week's.
  await page.goto("/progress")
  const week = page.getByRole("region", { name: "This week", exact: true })
  await expect(week).toContainText(
    "Weeks in a row1At least one workout every week, Sunday to Saturday.Workouts1",
  )
  await page.getByRole("figure", { name: "Weekly volume" }).getByText("Show as table").click()
  await expect(page.getByRole("rowheader", { name: "Week of Nov 15, 2026" })).toBeVisible()
})

test("knows the leap day", { tag: "@once" }, async ({ page, signIn }) => {
  await page.clock.setFixedTime("2028-02-29T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, { date: "2028-02-29", name: "Once in four years" })
  await page.goto("/dashboard")

  await expect(panel(page)).toHaveText("Tuesday, February 29, 2028")
  await expect(page.getByRole("heading", { name: "Once in four years" })).toBeVisible()
  await expect(day(page, "Tuesday, February 29, 2028, workout")).toHaveAttribute("aria-current", "date")

  await day(page, "February 29").press("Shift+PageDown")
  await expect(month(page)).toHaveText("February 2029")
  await expect(day(page, "Wednesday, February 28, 2029")).toBeFocused()
  await expect(calendar(page).locator("button.day")).toHaveCount(28)
})

test(
  "works with the keyboard as a grid: one tab stop, arrows, ends of weeks, months, years",
  { tag: "@once" },
  async ({ page, signIn }) => {
    await page.clock.setFixedTime("2026-11-21T12:00:00Z")
    await signIn({ path: "/dashboard" })
    await expect(panel(page)).toBeVisible()
    await expect(calendar(page).getByRole("grid", { name: "November 2026" })).toBeVisible()
    await expect(calendar(page).getByRole("columnheader")).toHaveText([
      "Mon",
      "Tue",
      "Wed",
      "Thu",
      "Fri",
      "Sat",
      "Sun",
    ])

    await calendar(page).getByRole("button", { name: "Next month" }).focus()
    await page.keyboard.press("Tab")
    await expect(day(page, "November 21")).toBeFocused()
    const moves: [key: string, focused: string][] = [
      ["ArrowLeft", "Friday, November 20, 2026"],
      ["ArrowUp", "Friday, November 13, 2026"],
      ["Home", "Monday, November 9, 2026"],
      ["End", "Sunday, November 15, 2026"],
      ["ArrowDown", "Sunday, November 22, 2026"],
      ["ArrowRight", "Monday, November 23, 2026"],
      ["ArrowDown", "Monday, November 30, 2026"],
      ["ArrowRight", "Tuesday, December 1, 2026"],
      ["PageUp", "Sunday, November 1, 2026"],
      ["ArrowLeft", "Saturday, October 31, 2026"],
      ["PageDown", "Monday, November 30, 2026"],
      ["Shift+PageUp", "Sunday, November 30, 2025"],
    ]
    for (const [key, focused] of moves) {
      await page.keyboard.press(key)
      await expect(day(page, focused), key).toBeFocused()
    }
    await expect(month(page)).toHaveText("November 2025")
    await page.keyboard.press("Enter")
    await expect(panel(page)).toHaveText("Sunday, November 30, 2025")
    await expect(day(page, "Sunday, November 30, 2025")).toBeFocused()
    await expect(day(page, "Sunday, November 30, 2025")).toHaveAttribute("aria-pressed", "true")

    // Wait for the content of the panel below. Otherwise it would arrive between the two presses of Tab.
    await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(calendar(page).locator(":focus")).toHaveCount(0)
    await page.keyboard.press("Shift+Tab")
    await expect(day(page, "Sunday, November 30, 2025")).toBeFocused()
  },
)

test.describe("on a touch screen", { tag: "@once" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test("a swipe changes the month, and a short one doesn't @once", async ({ page, signIn }) => {
    await page.clock.setFixedTime("2026-11-21T12:00:00Z")
    await signIn({ path: "/dashboard" })
    await expect(panel(page)).toBeVisible()
    await calendar(page).getByRole("button", { name: "Month" }).click()
    const box = await day(page, "November 12").boundingBox()
    if (!box) throw new Error("The day is not there.")
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const finger = await fingerOn(page)
    async function drag(across: number, along: number) {
      await finger("touchStart", { x, y })
      for (const part of [0.25, 0.5, 0.75, 1])
        await finger("touchMove", { x: x + across * part, y: y + along * part })
      await finger("touchEnd")
    }

    await drag(-120, 6)
    await expect(month(page)).toHaveText("December 2026")
    await expect(page.getByText("Select a day to see its workouts.")).toBeVisible()
    await drag(30, 0)
    await drag(120, 6)
    await expect(month(page)).toHaveText("November 2026")
    await expect(calendar(page).getByRole("gridcell", { selected: true })).toHaveCount(0)
  })

  test("shows a week, even across two months, and scrolls the selected day's panel into view @once", async ({
    page,
    signIn,
  }) => {
    await page.clock.setFixedTime("2026-11-26T12:00:00Z")
    const person = await signIn()
    await logWorkout(person, { date: "2026-11-30", name: "The last" })
    await logWorkout(person, { date: "2026-12-01", name: "The first" })
    await page.goto("/dashboard")
    await expect(calendar(page).getByRole("gridcell")).toHaveCount(7)
    await expect(day(page, "November 26")).toHaveAttribute("aria-current", "date")

    await calendar(page).getByRole("button", { name: "Next week" }).click()
    await expect(day(page, "Monday, November 30, 2026, workout")).toBeVisible()
    await expect(day(page, "Tuesday, December 1, 2026, workout")).toBeVisible()
    await expect(month(page)).toHaveText("December 2026")
    await day(page, "November 30").click()
    await expect(page.getByRole("heading", { name: "The last" })).toBeVisible()
    await expect(month(page)).toHaveText("November 2026")
    await expect(day(page, "Tuesday, December 1, 2026, workout")).toBeVisible()
    await day(page, "November 30").press("ArrowRight")
    await expect(day(page, "December 1")).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(day(page, "December 8")).toBeFocused()

    await calendar(page).getByRole("button", { name: "Month" }).click()
    await day(page, "December 1, 2026").click()
    await expect(page.getByRole("heading", { name: "The first" })).toBeInViewport()
    await expect(day(page, "December 1, 2026")).toBeInViewport()
  })
})
