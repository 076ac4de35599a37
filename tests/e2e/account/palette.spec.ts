import { checkLooks, expect, test } from "../fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"

const bench = "Bench Press (Barbell)"

test("the palette starts a routine, finds an exercise and a day, and opens pages, all with the keyboard @once", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 3 }])
  await logWorkout(person, { date: "2026-11-17", name: "Lower B" })
  await page.goto("/goals")
  await expect(page.getByRole("button", { name: "Search or jump to…" })).toBeVisible()

  const box = page.getByRole("combobox", { name: "Search or jump to…" })
  async function ask(text: string) {
    await page.keyboard.press("Control+k")
    await expect(box).toBeFocused()
    await page.keyboard.type(text)
  }
  const chosen = page.getByRole("option", { selected: true })

  await ask("upper")
  await expect(chosen).toHaveText("Upper A")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Upper A" })).toBeVisible()
  await page.goBack()

  await ask("benhc")
  await expect(chosen).toContainText(bench)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: bench })).toBeVisible()

  for (const [text, shown] of [
    ["nov 17", page.getByRole("heading", { name: "Lower B" })],
    ["today", page.getByText("No workout logged or scheduled on this date.")],
  ] as const) {
    await ask(text)
    await expect(chosen).toContainText(", 2026")
    await page.keyboard.press("Enter")
    await expect(shown).toBeVisible()
  }

  await ask("delete account")
  await expect(chosen).toHaveText("Data in and out Delete My Account")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Data in and out" })).toBeFocused()

  await ask("prog")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible()

  await ask("qqqq")
  await expect(page.getByText("No matches.")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(box).toBeHidden()
})

test("letters are shortcuts except while typing, and can be turned off @once", async ({ page, signIn }) => {
  await signIn({ path: "/dashboard" })
  await expect(page.getByRole("button", { name: "Search or jump to…" })).toBeVisible()
  await page.keyboard.press("g")
  await page.keyboard.press("r")
  await expect(page.getByRole("heading", { level: 1, name: "Routines" })).toBeVisible()
  await page.keyboard.press("w")
  await expect(page.getByRole("dialog", { name: "Log Weight" })).toBeVisible()
  await page.keyboard.press("n")
  await page.keyboard.press("Escape")

  await page.keyboard.press("?")
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(shortcuts.getByText("Log New Workout")).toBeVisible()
  await shortcuts.getByRole("checkbox").uncheck()
  await shortcuts.getByRole("button", { name: "Close" }).click()
  await page.keyboard.press("n")
  await page.keyboard.press("?")
  await expect(shortcuts).toBeHidden()
  await expect(page.getByRole("heading", { level: 1, name: "Routines" })).toBeVisible()

  // Actions without a shortcut still work, and one of them can turn the single-letter shortcuts on again.
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: "Search or jump to…" })).toBeFocused()
  await page.keyboard.type("all short")
  await page.keyboard.press("Enter")
  await shortcuts.getByRole("checkbox").check()
  await shortcuts.getByRole("button", { name: "Close" }).click()
  await page.keyboard.press("n")
  await expect(page.getByRole("heading", { name: "Current Workout" })).toBeVisible()
})

test("the palette and the shortcuts look right @once", async ({ page, signIn }) => {
  await signIn({ path: "/routines" })
  await checkLooks(page, "palette", async () => {
    await page.getByRole("button", { name: "Search or jump to…" }).click()
    await expect(page.getByRole("option", { name: /^Log New Workout/ })).toBeVisible()
  })
  await page.reload()
  await checkLooks(page, "shortcuts", async () => {
    await expect(page.getByRole("button", { name: "Search or jump to…" })).toBeVisible()
    await page.keyboard.press("?")
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  })
})
