import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  field,
  openLogging,
  openWithOneSet,
  save,
  savedSets,
  test,
  press,
} from "./workout.ts"

test("nothing is saved without data, and each refusal says why @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openLogging(page)
  const saveButton = page.getByRole("button", { name: "Save", exact: true })
  await expect(saveButton).toHaveAttribute("aria-disabled", "true")
  await press(saveButton)
  await expect(
    page.getByText("Cannot save an empty workout log. Add at least one set with data."),
  ).toBeVisible()

  await addExercise(page, bench)
  await expect(saveButton).toHaveAttribute("aria-disabled", "true")
  await press(page.getByRole("button", { name: /^Confirm/ }))
  await expect(page.getByText("Enter a number first, then confirm.")).toBeVisible()
  await expect(field(page, "Weight (kg)")).toBeFocused()

  await field(page, "Weight (kg)").fill("8o")
  await save(page)
  await expect(field(page, "Weight (kg)")).toBeFocused()
  await expect(field(page, "Weight (kg)")).toHaveValue("8o")
  await expect(page.getByRole("alert").filter({ hasText: "This is not a number." })).toHaveCount(2)

  await field(page, "Weight (kg)").fill("0")
  await page.getByLabel("Date").fill("")
  await save(page)
  await expect(page.getByText("Choose the date of the workout.")).toHaveCount(2)
  await page.getByLabel("Date").fill("2025-11-21")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 0 x`])
})

test("sets in pencil are left out or confirmed, as the person chooses @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  for (const [answer, sets] of [
    ["Leave Out", 1],
    ["Confirm All", 2],
  ] as const) {
    await openWithOneSet(page, bench)
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
    await save(page)
    await expect(page.getByRole("dialog")).toContainText("1 set is still in pencil")
    await page.getByRole("button", { name: answer }).click()
    await expectSaved(page)
    expect(await savedSets(server, person.id)).toHaveLength(sets === 1 ? 1 : 3)
  }
})

test("a refusal by the server is shown in its own words, and the form stays @phone", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/400/)
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "999999", "8")
  await save(page)
  await expect(page.getByText(/^Failed to insert sets: .*set_logs_weight_check/)).toBeVisible()
  await expect(exercise(page, bench)).toContainText("999999")
})
