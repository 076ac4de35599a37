import type { Locator } from "@playwright/test"
import { checkLooks, expect, expectLargeTargets, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts"
import {
  bench,
  closeSheet,
  nameRoutine,
  openPicker,
  part,
  row,
  rowing,
  saveButton,
  saveCall,
  saveRoutine,
} from "./gym.ts"

const plans = [
  { exercise: bench, sets: 4, reps: "6-8", notes: "Pause on the chest, elbows in" },
  { exercise: row, sets: 3, reps: "8-12" },
  { exercise: "Incline Bench Press (Barbell)", sets: 2, reps: "10-12", notes: "Then a drop set" },
  { exercise: rowing, sets: null, reps: "12 min", notes: "Easy" },
]

test("the list is readable and accessible in both themes, empty and full", async ({ page, signIn }) => {
  const person = await signIn({ path: "/routines" })
  await checkLooks(page, "routines-empty", async () => {
    await expect(page.getByText("No routine templates yet.")).toBeVisible()
  })
  const long =
    "A description that goes on for longer than anyone would want to read on a phone, and then some. "
  for (const name of ["Upper A", "Lower A", "Easy run"]) await saveRoutine(person, name, plans.slice(2))
  await saveRoutine(person, `Antidisestablishmentarianism${"_and_more".repeat(8)}`, plans, long.repeat(3))
  for (let count = 1; count <= 36; count += 1)
    await saveRoutine(person, `Week ${count}`, plans, "Heavy bench")
  await page.reload()
  await checkLooks(page, "routines-many", async () => {
    await expect(page.getByText("40 templates")).toBeVisible()
  })
  await expectLargeTargets(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test("the builder is readable and accessible in both themes", async ({ page, signIn }) => {
  await signIn({ path: "/build-workout" })
  await checkLooks(page, "routine-builder-empty", async () => {
    await openPicker(page)
    await expect(page.getByText(/^\d+ exercises$/)).toBeVisible()
    await closeSheet(page)
    await saveButton(page).click({ force: true })
    await expect(page.getByText("Workout name is required.").last()).toBeVisible()
  })
  await closeSheet(page)
  await page.reload()
  await checkLooks(page, "routine-new-exercise", async () => {
    await openPicker(page)
    await page.getByRole("button", { name: "New Exercise" }).click()
    await expect(page.getByRole("dialog", { name: "New exercise" })).toBeVisible()
  })
})

test("the editor is readable and accessible in both themes, also with restored changes", async ({
  page,
  signIn,
  viewport,
}) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", plans, "Heavy bench, row, one drop set")
  await page.goto(`/edit-workout/${id}`)
  await checkLooks(page, "routine-editor", async () => {
    await expect(part(page, rowing)).toBeVisible()
    await openPicker(page)
    await expect(page.getByText(/^\d+ exercises$/)).toBeVisible()
    await closeSheet(page)
  })
  await expectLargeTargets(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  if (viewport) await page.setViewportSize(viewport)
  await nameRoutine(page, "Upper B", "Routine Name")
  await expect(page.getByText("Not saved yet. Kept on this device.")).toBeVisible()
  await page.reload()
  await checkLooks(page, "routine-restored", async () => {
    await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
    await expect(part(page, row)).toBeVisible()
  })
})

test("a conflict is readable in both themes", async ({ page, problems, signIn }) => {
  problems.allow(/status of 409/)
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", plans.slice(0, 2))
  const json = {
    code: "PT409",
    message: "It was changed elsewhere in the meantime.",
    details: '{"reason":"revision","revision":2}',
    hint: null,
  }
  await page.route(saveCall, (route) => route.fulfill({ status: 409, json }))
  await page.goto(`/edit-workout/${id}`)
  await checkLooks(page, "routine-conflict", async () => {
    await saveButton(page).click()
    for (const name of ["Keep Mine", "Load Theirs"])
      await expect.poll(() => isOnTop(page.getByRole("button", { name }))).toBe(true)
  })
})

/** Whether nothing covers the middle of the control at its current position, without scrolling to it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
}
