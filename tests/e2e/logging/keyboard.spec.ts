import type { Locator, Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout, scheduleWorkout } from "../dashboard/training.ts"
import { expectFocusSeen, tabTo } from "./keys.ts"
import { addExercise, bench, exercise, expectSets, field, openLogging, savedLogs, test } from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const pulldown = "Lat Pulldown (Cable)"

const rest = (page: Page) => page.getByRole("group", { name: "Rest" })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" })
const addSet = (page: Page, name: string) => exercise(page, name).getByRole("button", { name: /^Add Set/ })
const nowRow = (page: Page) => page.locator(".set.now")

async function pressBy(page: Page, control: Locator, key = "Enter") {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Types over the text of the focused field and continues with Enter. */
async function type(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press("Enter")
  }
}

async function search(page: Page, name: string, within: Page | Locator = page) {
  await tabTo(page, within.getByRole("searchbox", { name: "Search exercises" }))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(name)
}

// Hundreds of keys are pressed, and the focus is checked after each.
test.describe.configure({ timeout: 300_000 })

test("a whole session can be logged by keyboard alone, from the dashboard and back to it", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await tabTo(page, page.getByRole("link", { name: "Log New Workout" }).first())
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Current Workout" })).toBeVisible()

  await search(page, bench)
  await pressBy(page, button(page, `Add ${bench}`))
  await search(page, "Plank")
  await pressBy(page, button(page, "Add Plank"))
  await expectFocusSeen(page)

  // A warm-up with its effort.
  await tabTo(page, nowRow(page).getByLabel("Type of set 1"))
  await page.keyboard.type("Warm")
  await pressBy(page, button(page, /RPE and note, set W/))
  await pressBy(page, button(page, "RPE 7.5"), "Space")
  await tabTo(page, field(page, "Weight (kg)"))
  await type(page, "40", "10")
  await expect(page.getByText("1 of 2 sets")).toBeVisible()
  await expectFocusSeen(page)

  // The rest timer: made longer, then skipped.
  await pressBy(page, button(page, "+15 s rest"))
  await expect(rest(page)).toContainText("of 2:15")
  await pressBy(page, button(page, "Skip rest"))
  await expect(rest(page)).toBeHidden()
  await expectFocusSeen(page)

  // A working set, a drop set with a note, and one to failure.
  await tabTo(page, addSet(page, bench))
  await page.keyboard.press("Enter")
  await expect(field(page, "Weight (kg)")).toBeFocused()
  await type(page, "80", "8")
  await expectFocusSeen(page)
  for (const [letters, weight, reps] of [
    ["Drop", "60", "6"],
    ["To f", "50", "9"],
  ] as const) {
    await tabTo(page, addSet(page, bench))
    await page.keyboard.press("Enter")
    await tabTo(page, nowRow(page).getByLabel("Type of set"))
    await page.keyboard.type(letters)
    if (letters === "Drop") {
      await pressBy(page, button(page, /RPE and note, set D/))
      await tabTo(page, nowRow(page).getByPlaceholder("Set Notes"))
      await page.keyboard.type("Straight on")
    }
    await tabTo(page, field(page, "Weight (kg)"))
    await type(page, weight, reps)
    await expectFocusSeen(page)
  }

  // A set is reopened and confirmed again.
  const done = exercise(page, bench).getByRole("button", { name: /^Done: set 1 / })
  await tabTo(page, done)
  await page.keyboard.press("Space")
  await expect(field(page, "Weight (kg)")).toBeFocused()
  await type(page, "80", "8")
  await expect(page.getByText("4 of 5 sets")).toBeVisible()
  await expectFocusSeen(page)

  // A timed set.
  const time = nowRow(page).getByRole("button", { name: /timing set 1 of Plank/ })
  await tabTo(page, time)
  await page.keyboard.press("Enter")
  await expect(time).toContainText("Stop")
  await page.keyboard.press("Enter")
  await tabTo(page, field(page, "Duration (min:sec)"))
  await type(page, "45")
  await expect(page.getByText("5 of 5 sets")).toBeVisible()
  await expectFocusSeen(page)

  // A note that stays with the exercise, then another exercise in place of the plank.
  await tabTo(page, button(page, `More for ${bench}`))
  await page.keyboard.press("Enter")
  const menu = page.getByRole("dialog", { name: bench })
  await expect(menu).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(button(page, `More for ${bench}`)).toBeFocused()
  await page.keyboard.press("Enter")
  await pressBy(page, menu.getByRole("button", { name: "Exercise Note" }))
  await expect(page.getByLabel(`Note for ${bench}`)).toBeFocused()
  await page.keyboard.type("Seat on 4")
  await pressBy(page, button(page, "More for Plank"))
  await pressBy(page, button(page, "Swap Exercise"))
  const swap = page.getByRole("dialog", { name: "Swap Plank" })
  await tabTo(page, swap.getByRole("radio", { checked: true }))
  await page.keyboard.press("ArrowDown")
  await search(page, "Side Plank", swap)
  await pressBy(page, button(page, "Swap for Side Plank"))
  await expect(swap).toBeHidden()
  await expect(button(page, "More for Side Plank")).toBeFocused()

  // A duration typed into the clock.
  await tabTo(page, page.getByLabel("Duration (MM:SS)"))
  await type(page, "42:18")
  await tabTo(page, button(page, "Start timer"))
  await page.keyboard.press("Space")
  await expect(button(page, "Pause timer")).toBeFocused()
  await page.keyboard.press("Space")

  await pressBy(page, button(page, "Save"))
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await pressBy(page, page.getByRole("link", { name: "Back to Home" }))
  await expect(page).toHaveURL(/\/dashboard$/)
  // The address changes before the page is drawn. The focus moves to the heading once it is drawn.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expectFocusSeen(page)

  await expectSets(server, person.id, {
    [bench]: ["40 x 10 warmup", "80 x 8", "60 x 6 drop Straight on", "50 x 9 failure"],
    "Side Plank": ["x 0.75"],
  })
  const [log] = await savedLogs(server, person.id)
  expect(Number(log?.duration_seconds)).toBeGreaterThanOrEqual(42 * 60 + 18)
})

test("when the focused button disappears or is disabled, the focus stays on the screen", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 400/)
  await signIn()
  await openLogging(page)
  for (const name of [bench, row, pulldown]) await addExercise(page, name)

  // Moved to either end of the list, where one of the buttons is disabled.
  for (const name of [row, pulldown]) {
    await tabTo(page, button(page, `Move ${name} up`))
    await page.keyboard.press("Enter")
    await expectFocusSeen(page)
  }
  for (const _ of [1, 2]) {
    await pressBy(page, button(page, `Move ${row} down`))
    await expectFocusSeen(page)
  }
  await expect(button(page, `Move ${row} down`)).toBeDisabled()
  await expect(button(page, `Move ${row} up`)).toBeFocused()

  // All exercises are removed, including the last one.
  for (const name of [row, pulldown, bench]) {
    const remove = button(page, `Remove ${name}`)
    await tabTo(page, remove)
    await page.keyboard.press("Enter")
    await expect(exercise(page, name)).toBeHidden()
    await expectFocusSeen(page)
  }
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  // Hovering keeps the toast visible, so that a slow machine has time to reach it.
  await page.locator(".toast").last().hover()
  await pressBy(page, button(page, "Undo").last())
  await expectFocusSeen(page)

  // A refusal that gets dismissed.
  await tabTo(page, nowRow(page).getByRole("textbox", { name: "Weight (kg)" }))
  await type(page, "999999", "8")
  await pressBy(page, button(page, "Save"))
  await expect(page.getByText(/^Failed to insert sets/)).toBeVisible()
  await tabTo(page, page.locator(".strip").getByRole("button", { name: "Dismiss" }))
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^Failed to insert sets/)).toBeHidden()
  await expectFocusSeen(page)

  // The whole workout is deleted.
  await tabTo(page, button(page, "Delete Workout"))
  await page.keyboard.press("Enter")
  const question = page.getByRole("dialog")
  await expect(question).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(question).toBeHidden()
  await expect(button(page, "Delete Workout")).toBeFocused()
  await page.keyboard.press("Enter")
  await pressBy(page, question.getByRole("button", { name: "Delete Workout" }))
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
})

test("when the bar grows and lifts the toasts, the focused element stays visible", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  for (const name of [bench, row, pulldown]) await addExercise(page, name)
  for (const name of [row, pulldown]) await button(page, `Remove ${name}`).click()
  await page.locator(".toast").last().hover()
  const add = button(page, `Add ${pulldown}`)
  await tabTo(page, add)
  // Scrolls the control down to just above the toasts, where it is still visible.
  await add.evaluate((element) => {
    const edge = document.querySelector(".toasts")?.getBoundingClientRect().top ?? 0
    scrollBy(0, element.getBoundingClientRect().bottom - edge)
  })
  await expectFocusSeen(page)
  // Make the bar taller directly. A rest timer would do the same, but its code loads on demand.
  await page.getByRole("region", { name: "Workout", exact: true }).evaluate(async (bar) => {
    bar.style.minHeight = "220px"
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  await expect(add).toBeFocused()
  await expectFocusSeen(page)
})

test("an unmatched exercise in a plan can be resolved by keyboard alone", async ({ page, signIn }) => {
  const person = await signIn()
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date())
  const exercises = [
    { name: bench, sets: 3, reps: "8", notes: "" },
    { name: "Moonwalk", sets: 3, reps: "8", notes: "" },
  ]
  await scheduleWorkout(person, today, { name: "Push", description: "", exercises })
  await page.goto("/dashboard")
  await tabTo(page, page.getByRole("link", { name: "Log This Workout" }).first())
  await page.keyboard.press("Enter")
  await expect(button(page, "Create Moonwalk")).toBeVisible()
  await pressBy(page, button(page, "Create Moonwalk"))
  const form = page.getByRole("dialog", { name: "New exercise" })
  await expect(form.getByLabel("Name")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(form).toBeHidden()
  await expect(button(page, "More for Moonwalk")).toBeVisible()
  await expect(button(page, "More for Moonwalk")).toBeFocused()
  await expectFocusSeen(page)
})

test("sets in pencil can be confirmed by keyboard in the dialog before saving @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const sets = [1, 2].map(() => ({ exercise: bench, weight: 80, reps: 8, weight_unit: "kg" as const }))
  await logWorkout(person, { date: "2025-11-14", sets })
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("last time 80 × 8")).toBeVisible()
  await pressBy(page, button(page, /^Confirm 80 × 8/))
  await tabTo(page, addSet(page, bench))
  await page.keyboard.press("Enter")
  await pressBy(page, button(page, "Save"))
  const question = page.getByRole("dialog")
  await expect(question).toContainText("1 set is still in pencil")
  await page.keyboard.press("Escape")
  await expect(button(page, "Save")).toBeFocused()
  await page.keyboard.press("Enter")
  await pressBy(page, question.getByRole("button", { name: "Confirm All" }))
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
})
