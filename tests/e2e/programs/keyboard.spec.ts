import type { Locator, Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { expectFocusSeen, tabTo } from "../logging/keys.ts"
import { letItBeFriday, trainForTenWeeks } from "./lifter.ts"
import { openBench, startRun, waves, wavesNoon, wavesStart } from "./run.ts"
import { storedProgram } from "./stored-program.ts"

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true })

/** Moves to a control with Tab and presses it with Enter. */
async function pressBy(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press("Enter")
}

/** Chooses among radio buttons with the arrow keys, from the one that is chosen. */
async function chooseBy(page: Page, dialog: Locator, radio: Locator) {
  await tabTo(page, dialog.getByRole("radio", { checked: true }))
  const places = await dialog.getByRole("radio").count()
  for (let step = 0; step < places && !(await radio.isChecked()); step += 1)
    await page.keyboard.press("ArrowDown")
  await expect(radio).toBeChecked()
}

test("from the palette to a program's first set, by keyboard alone @once", async ({ page, signIn }) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await page.goto("/goals")
  await expect(button(page, "Search or jump to…")).toBeVisible()
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: "Search or jump to…" })).toBeFocused()
  await page.keyboard.type("programs")
  await expect(page.getByRole("option", { selected: true })).toContainText("Programs")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/programs$/)
  await expectFocusSeen(page)
  await pressBy(page, button(page, "3"))
  await expect(button(page, "3")).toHaveAttribute("aria-pressed", "true")
  await pressBy(page, button(page, "4"))
  await pressBy(page, page.getByRole("link", { name: "Set it up: Three Tiers" }))
  await pressBy(page, button(page, "Start"))
  await expect(page.getByText("Three Tiers is running.")).toBeVisible()
  // The message appears before the page that takes the focus.
  await expect(() => expectFocusSeen(page)).toPass()
  await pressBy(page, page.getByRole("link", { name: "Start Day 1" }))
  await pressBy(page, button(page, /^Confirm [\d.]+ × 3/).first())
  await expect(page.getByText("1 of 11 sets")).toBeVisible()
  await expectFocusSeen(page)
})

test("a day is edited by keyboard alone: what is removed leaves the focus beside it @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await openBench(page, person)
  const list = page.getByRole("region", { name: "Exercises" })
  const names = list.getByRole("heading", { level: 3 })
  await pressBy(page, button(list, "Add exercise"))
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.type("Leg Press (Machine)")
  await pressBy(page, button(page, "Add Leg Press (Machine)"))
  await expect(names).toHaveCount(4)
  await expect(button(list, "Add exercise")).toBeFocused()
  await pressBy(page, button(list, "Move Leg Press (Machine) up"))
  await expect(button(list, "Move Leg Press (Machine) up")).toBeFocused()
  await expectFocusSeen(page)
  await pressBy(page, button(list, "Remove Leg Press (Machine)"))
  await expect(names).toHaveCount(3)
  await expectFocusSeen(page)
  await pressBy(page, button(page, "Undo"))
  await expect(names).toHaveCount(4)
  await expectFocusSeen(page)

  await pressBy(page, button(list, "Open Bench Press (Barbell)"))
  await pressBy(page, button(list, "More for set 2"))
  await pressBy(page, button(page.getByRole("dialog"), "Remove set"))
  await expect(button(list, "More for set 2")).toBeFocused()
  await expect(button(list, "More for set 3")).toBeHidden()
  await pressBy(page, button(list, "Use week 1 for every week"))
  await expect(button(list, "Different sets each week")).toBeFocused()
  await pressBy(page, button(list, "More for set 2"))
  await page.keyboard.press("Escape")
  await expect(button(list, "More for set 2")).toBeFocused()

  const rule = list.getByRole("combobox", { name: "How it progresses" })
  await tabTo(page, rule)
  await page.keyboard.type("Reps first")
  await expect(rule).toHaveValue("double")
  await tabTo(page, list.getByRole("textbox", { name: "Increase (kg)" }))
  await page.keyboard.type("5")
  await pressBy(page, button(page, "Save changes"))
  await expect(page.getByText("Bench saved. It takes effect from the next session.")).toBeVisible()
  await expect(() => expectFocusSeen(page)).toPass()
  const { program } = await storedProgram(person, program_id)
  expect(program?.days[0]?.lines[0]).toMatchObject({ rule: { name: "double", inc: { kg: 5 } } })
})

test("a run's course is changed by keyboard alone, and the focus stays on the screen @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  const start = page.getByRole("link", { name: /^Start / })
  await pressBy(page, button(page, /^Skip this session/))
  await expect(start).toHaveText("Start Squat")
  await expectFocusSeen(page)
  await pressBy(page, button(page, "Undo"))
  await expect(start).toHaveText("Start Bench")
  await expectFocusSeen(page)

  const dialog = page.getByRole("dialog")
  await pressBy(page, button(page, /^Do another day/))
  await pressBy(page, button(dialog, "Do Squat next"))
  await expect(start).toHaveText("Start Squat")
  await expect(button(page, /^Do another day/)).toBeFocused()
  await pressBy(page, button(page, /^Repeat a week/))
  await chooseBy(page, dialog, dialog.getByRole("radio", { name: "Week 2" }))
  await pressBy(page, button(dialog, "Go to week 2"))
  await expect(page.getByText(/^Week 2 of 3, day 1\./)).toBeVisible()
  await expect(button(page, /^Repeat a week/)).toBeFocused()

  await pressBy(page, button(page, /^Deload now/))
  await pressBy(page, button(dialog, /^Deload \d sessions/))
  await expect(page.getByText(/^Deload: \d sessions left/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectFocusSeen(page)

  await pressBy(page, button(page, /^Pause the program/))
  await expect(page.getByText("Program paused.")).toBeVisible()
  await expect(button(page, /^Resume the program/)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(start).toBeVisible()
  await expect(button(page, /^Pause the program/)).toBeFocused()

  await pressBy(page, button(page, "Change Bench Press (Barbell)"))
  await tabTo(page, dialog.getByRole("textbox"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("105")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Bench Press (Barbell): 105 from now on.")).toBeVisible()
  await expect(button(page, "Change Bench Press (Barbell)")).toBeFocused()

  await pressBy(page, button(page, /^End the program/))
  await chooseBy(page, dialog, dialog.getByRole("radio", { name: /^End here/ }))
  await pressBy(page, button(dialog, "End the program"))
  await expect(page.getByText("Ended on Nov 20, 2026.")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectFocusSeen(page)
  await pressBy(page, button(page, "Undo"))
  await expect(start).toBeVisible()
  await expectFocusSeen(page)
})
