import { checkLooks, expect, expectLargeTargets, expectNoSidewaysScroll } from "#tests/e2e/fixtures.ts"
import { addExercise, confirmSet, exercise, expectAllLoaded, openLogging, test } from "./workout.ts"

test("a workout is readable and accessible in both themes, empty and halfway through", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await checkLooks(page, "logging-empty", async () => {
    await expect(page.getByText("No exercises yet.")).toBeVisible()
    await expect(page.getByText(/^\d+ exercises$/)).toBeVisible()
  })
  for (const name of ["Bench Press (Barbell)", "Rowing Machine", "Push Up"]) await addExercise(page, name)
  await page.getByLabel("Type of set 1 of Bench Press (Barbell)").selectOption("Warm-up")
  await confirmSet(page, "40", "10")
  for (const _ of [1, 2])
    await exercise(page, "Bench Press (Barbell)")
      .getByRole("button", { name: /^Add Set/ })
      .click()
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.reload()
  await checkLooks(page, "logging-middle", async () => {
    await expect(page.getByText("1 of 5 sets")).toBeVisible()
    await expectAllLoaded(page)
  })
})

test("a number that can't be read and a failed save are readable in both themes", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 400/)
  await signIn()
  await openLogging(page)
  await addExercise(page, "Bench Press (Barbell)")
  await confirmSet(page, "999999", "8")
  await page.reload()
  await checkLooks(page, "logging-not-saved", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText(/^Failed to insert sets/)).toBeVisible()
  })
  await exercise(page, "Bench Press (Barbell)")
    .getByRole("button", { name: /^Edit set 1/ })
    .click()
  await page.getByRole("textbox", { name: "Reps" }).fill("eight")
  await page.reload()
  await checkLooks(page, "logging-unreadable", async () => {
    await expect(page.getByText("This is not a number.")).toBeVisible()
  })
})

test("every target is at least 44 px, and nothing scrolls sideways at 320 px or with text twice as large", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  for (const name of ["Bench Press (Barbell)", "Rowing Machine"]) await addExercise(page, name)
  await confirmSet(page, "102.5", "8")
  await expectLargeTargets(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  // For the layout, a phone with text twice as large is a phone half as wide.
  await page.setViewportSize({ width: 195, height: 422 })
  await expectNoSidewaysScroll(page)
})
