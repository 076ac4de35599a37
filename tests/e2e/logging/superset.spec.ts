import { expect } from "#tests/e2e/fixtures.ts"
import { addExercise as addToRoutine, nameRoutine, part, saveButton } from "../routines/gym.ts"
import { addExercise, bench, confirmSet, exercise, openLogging, save, test } from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const plank = "Plank"

test("a routine's superset is done in turn, with a rest after each round, and is saved @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/build-workout" })
  await nameRoutine(page, "Upper A")
  for (const name of [bench, row, plank]) await addToRoutine(page, name)
  await part(page, bench)
    .getByRole("button", { name: `Superset ${bench} with the next exercise` })
    .click()
  await expect(page.getByText(`${bench} and ${row} are now a superset.`)).toBeVisible()
  await expect(part(page, row)).toContainText("1b")
  for (const name of [bench, row]) await page.getByRole("textbox", { name: `Sets for ${name}` }).fill("2")
  await saveButton(page).click()
  await expect(page.getByText("Workout saved successfully!")).toBeVisible()

  await page.goto("/routines")
  await page.getByRole("link", { name: "Start" }).click()
  await expect(page.getByText("Superset, 2 rounds. Rest 2:00 after each round.")).toBeVisible()
  const isResting = page.getByRole("group", { name: "Rest" })
  await confirmSet(page, "80", "8")
  await expect(exercise(page, row).locator(".set.now")).toBeVisible()
  await expect(isResting).toBeHidden()
  await confirmSet(page, "60", "10")
  await expect(exercise(page, bench).locator(".set.now")).toBeVisible()
  await expect(isResting).toBeVisible()
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expect(page.getByText(`Superset: ${bench} and ${row}.`)).toBeVisible()

  const supersets = () =>
    server.sql(
      `select exercise_order, superset from set_logs where user_id = '${person.id}' order by exercise_order, set_number`,
    )
  const kept = [
    { exercise_order: 1, superset: 1 },
    { exercise_order: 2, superset: 1 },
  ]
  expect(await supersets()).toEqual(kept)
  await page.getByRole("link", { name: "Edit Log" }).click()
  await expect(page.getByText("Superset, 1 round. Rest 2:00 after each round.")).toBeVisible()
  await page.getByLabel("Notes", { exact: true }).fill("Quick")
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expect(page.getByText("Workout log updated successfully!")).toBeVisible()
  expect(await supersets()).toEqual(kept)
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page.getByRole("heading", { name: /^Bent Over Row \(Barbell\) Superset kg$/ })).toBeVisible()
})

test("exercises can be joined and separated during the workout @once", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  for (const name of [bench, row]) await addExercise(page, name)
  const menu = (name: string) => page.getByRole("button", { name: `More for ${name}` })
  await menu(bench).click()
  await page.getByRole("button", { name: "Superset with Next" }).click()
  await expect(menu(bench)).toBeFocused()
  await expect(page.getByText("Superset, 1 round.", { exact: false })).toBeVisible()
  await page.getByRole("button", { name: `Remove ${row}` }).click()
  await expect(page.getByText("Superset, 1 round.", { exact: false })).toBeHidden()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Superset, 1 round.", { exact: false })).toBeVisible()
  await menu(row).click()
  await expect(page.getByRole("button", { name: "Superset with Next" })).toBeHidden()
  await page.getByRole("button", { name: "Remove from Superset" }).click()
  await expect(page.getByText("Superset, 1 round.", { exact: false })).toBeHidden()
})
