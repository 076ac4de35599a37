import { checkLooks, expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  exercise,
  expectSaved,
  field,
  openLogging,
  save,
  savedSets,
  test,
} from "./workout.ts"

/** Two warm-ups and three sets of 70 × 5, a week ago. */
async function lastWeek(person: Person) {
  const warmups = [
    { exercise: bench, weight: 35, reps: 8, set_type: "warmup" as const },
    { exercise: bench, weight: 52.5, reps: 4, set_type: "warmup" as const },
  ]
  const working = Array.from({ length: 3 }, () => ({ exercise: bench, weight: 70, reps: 5 }))
  await logWorkout(person, { date: "2025-11-14", sets: [...warmups, ...working] })
}

test("last time's warm-ups don't count as working sets; one tap adds them as warm-ups, another removes them", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await lastWeek(person)
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 4, reps: "5" }])
  await page.goto(`/log-workout/${routine}`)
  const block = exercise(page, bench)
  await expect(page.getByRole("button", { name: "Confirm 70 × 5" })).toBeVisible()
  await expect(block.getByRole("button", { name: /^Edit set [234] of .*: 70 × 5$/ })).toHaveCount(3)
  await expect(block.getByText("Last time 35 × 8, 52.5 × 4")).toBeVisible()

  await block.getByRole("button", { name: "Add Warm-ups" }).click()
  await expect(page.getByRole("button", { name: "Confirm 35 × 8" })).toBeFocused()
  await expect(block.getByRole("button", { name: `Edit set W of ${bench}: 52.5 × 4` })).toBeVisible()
  await page.reload()
  await checkLooks(page, "logging-warm-ups", () =>
    expect(block.getByRole("button", { name: "Remove Warm-ups" })).toBeVisible(),
  )
  await block.getByRole("button", { name: "Remove Warm-ups" }).click()
  await expect(page.getByRole("button", { name: "Confirm 70 × 5" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()

  const confirms = ["35 × 8", "52.5 × 4", "70 × 5", "70 × 5", "70 × 5", "70 × 5"]
  for (const numbers of confirms) await page.getByRole("button", { name: `Confirm ${numbers}` }).click()
  await expect(block.getByText("Record")).toBeHidden()
  await save(page)
  await expectSaved(page)
  expect((await savedSets(server, person.id)).slice(5)).toEqual([
    `1.1 ${bench}: 35 x 8 warmup`,
    `1.2 ${bench}: 52.5 x 4 warmup`,
    ...[3, 4, 5, 6].map((number) => `1.${number} ${bench}: 70 x 5`),
  ])
})

test("in an ad hoc workout, a set is offered the numbers of the matching set of its type @phone", async ({
  page,
  signIn,
}) => {
  await lastWeek(await signIn())
  await openLogging(page)
  await addExercise(page, bench)
  const block = exercise(page, bench)
  await expect(page.getByRole("button", { name: "Confirm 70 × 5" })).toBeVisible()
  await block.getByLabel(`Type of set 1 of ${bench}`).selectOption("Warm-up")
  await page.getByRole("button", { name: "Confirm 35 × 8" }).click()
  await block.getByRole("button", { name: `Add Set to ${bench}` }).click()
  await expect(page.getByRole("button", { name: "Confirm 70 × 5" })).toBeVisible()
})

test("a weight changed in one set is offered in the next ones @once", async ({ page, signIn }) => {
  const person = await signIn()
  await lastWeek(person)
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 3, reps: "5" }])
  await page.goto(`/log-workout/${routine}`)
  const block = exercise(page, bench)
  await page.getByRole("button", { name: "Confirm 70 × 5" }).click()
  await field(page, "Weight (kg)").fill("72.5")
  await expect(block.getByRole("button", { name: `Edit set 3 of ${bench}: 72.5 × 5` })).toBeVisible()
  await page.getByRole("button", { name: "Confirm 72.5 × 5" }).click()
  await page.getByRole("button", { name: "Confirm 72.5 × 5" }).click()
  await expect(block.getByRole("button", { name: /^Done: set 3/ })).toBeVisible()
})
