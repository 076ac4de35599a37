import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import { addExercise, bench, confirmSet, exercise, expectSaved, openLogging, save, test } from "./workout.ts"

const lunge = "Curtsy Lunge (Dumbbell)"

test("counting per side is chosen once for an exercise, saved, shown everywhere, and remembered", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, lunge)
  const block = exercise(page, lunge)
  await confirmSet(page, "20", "12")
  await page.getByRole("button", { name: `More for ${lunge}` }).click()
  await page.getByRole("button", { name: "Count Each Side" }).click()
  await expect(block.getByRole("button", { name: `Edit set 1 of ${lunge}: 20 × 12 each` })).toBeVisible()

  await block.getByRole("button", { name: `Add Set to ${lunge}` }).click()
  await expect(block.locator(".set.now")).toContainText("Each side")
  await block.getByLabel(`Type of set 2 of ${lunge}`).selectOption("Rest-pause")
  await expect(block.getByRole("textbox", { name: "Weight (kg)" })).toHaveValue("20")
  await block.getByRole("textbox", { name: "Reps" }).fill("4")
  await page.getByRole("button", { name: "Confirm 20 × 4 each" }).click()
  await page.reload()
  await checkLooks(page, "logging-each-side", async () => {
    await expect(block.getByRole("button", { name: /^Edit set [1R] .*: 20 × (12|4) each$/ })).toHaveCount(2)
    await expect(block.getByText("Rest-pause")).toBeVisible()
  })
  await save(page)
  await expectSaved(page)
  const stored = "select reps::int, set_type, per_side from set_logs where user_id = $1 order by set_number"
  expect(await server.sql(stored, [person.id])).toEqual([
    { reps: 12, set_type: "normal", per_side: true },
    { reps: 4, set_type: "rest_pause", per_side: true },
  ])
  await expect(page.getByText("20 × 12 each")).toBeVisible()
  await expect(page.getByText("20 × 4 each")).toBeVisible()
  await page.getByRole("link", { name: lunge, exact: true }).click()
  await expect(page.getByRole("cell", { name: "20 × 12 each" })).toBeVisible()

  await openLogging(page)
  await addExercise(page, lunge)
  await expect(block.locator(".set.now")).toContainText("Last time 20 × 12 each")
  await page.getByRole("button", { name: "Confirm 20 × 12 each" }).click()
  await page.getByRole("button", { name: `More for ${lunge}` }).click()
  await page.getByRole("button", { name: "Count Both Sides Together" }).click()
  await expect(
    block.getByRole("button", { name: `Edit set 1 of ${lunge}: 20 × 12`, exact: true }),
  ).toBeVisible()
})

test("a set planned with a plus says so, and doing more than planned leads to more weight", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const sets = [5, 5, 11].map((reps) => ({ exercise: bench, weight: 60, reps }))
  await logWorkout(person, { date: new Date().toISOString().slice(0, 10), sets })
  const routine = await saveRoutine(person, "Fives", [
    { exercise: bench, sets: 3, reps: "5+" },
    { exercise: lunge, sets: 2, reps: "AMRAP each side" },
  ])
  await page.goto(`/log-workout/${routine}`)
  const block = exercise(page, bench)
  await expect(block.getByText("Suggested: 3 sets of 5+")).toBeVisible()
  await expect(block.getByText("As many as you can")).toHaveCount(1)
  await expect(block.getByRole("listitem").nth(2)).toContainText("As many as you can")
  await expect(exercise(page, lunge).getByText("As many as you can")).toHaveCount(2)
  await checkLooks(page, "logging-as-many-as-you-can", () =>
    expect(block.getByText(/the top of the range in every set\. Next: 65 kg\./)).toBeVisible(),
  )
  await block.getByRole("button", { name: "Use 65 × 5" }).click()
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Confirm 65 × 5" }).click()
  await expect(block.locator(".set.now")).toContainText("As many as you can")
})
