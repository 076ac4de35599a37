import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import { bench, exercise, expectSaved, save, savedSets, test } from "./workout.ts"

const trained = "2026-11-14"
const today = "2026-11-18T18:00:00Z"

test("the next session is suggested and explained, and used only on request", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const routine = await saveRoutine(person, "Upper A", [
    { exercise: bench, sets: 2, reps: "6-8" },
    { exercise: "Plank", sets: 1, reps: "60 s" },
  ])
  await page.clock.setFixedTime(today)
  const done = [80, 80].map((weight) => ({ exercise: bench, weight, reps: 8 }))
  await logWorkout(person, { date: trained, sets: done })
  await page.goto(`/log-workout/${routine}`)

  const block = exercise(page, bench)
  await expect(block.getByText("Last time you hit 8, 8 at 80 kg. Try 82.5 kg.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Confirm 80 × 8" })).toBeVisible()
  await checkLooks(page, "logging-suggestion", () =>
    expect(block.getByRole("button", { name: "Use 82.5 × 6" })).toBeVisible(),
  )
  await block.getByRole("button", { name: "Use 82.5 × 6" }).press("Enter")
  await expect(block.getByText("Last time you hit 8, 8 at 80 kg")).toBeHidden()
  await expect(page.getByRole("button", { name: /^Confirm 82.5 × 6 ?, set 1/ })).toBeFocused()
  for (const _ of [1, 2]) await page.getByRole("button", { name: /^Confirm 82.5 × 6/ }).click()
  await save(page)
  await expectSaved(page)
  expect((await savedSets(server, person.id)).slice(2)).toEqual([
    `1.1 ${bench}: 82.5 x 6`,
    `1.2 ${bench}: 82.5 x 6`,
  ])
})

test("an exercise's name leads through its sheet to its page, and the workout waits @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: trained })
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench }])
  await page.goto(`/log-workout/${routine}`)
  await page.getByLabel("Notes", { exact: true }).fill("Half done")
  await exercise(page, bench).getByRole("button", { name: bench, exact: true }).click()
  await page.getByRole("link", { name: "Open Full Page" }).click()
  await expect(page.getByRole("region", { name: "Records" })).toContainText("60 kg")
  await page.goBack()
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Half done")
})
