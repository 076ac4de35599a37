import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { useUnits } from "../goals/setting-goals.ts"
import type { RunningServer } from "../running-server.ts"
import { addExercise, exercise, expectSaved, field, openLogging, save, savedSets, test } from "./workout.ts"

const pullUp = "Pull Up"

test("assistance is typed as a negative weight, and less of it is a record, even without a network @phone", async ({
  page,
  server,
  signIn,
  setOffline,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, pullUp)
  // Number keypads have no minus sign, so the toggle adds it.
  await field(page, "Weight (kg)").fill("20")
  await field(page, "Reps").fill("8")
  const toggle = page.getByRole("button", { name: /^± Assisted.*set 1 of Pull Up/ })
  await expect(toggle).toHaveAttribute("aria-pressed", "false")
  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
  await expect(field(page, "Weight (kg)")).toHaveValue("−20")
  await page.getByRole("button", { name: "Confirm −20 × 8" }).click()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([expect.stringMatching(/^1\.1 Pull Up: -20 x 8/)])

  // Saving without a network opens Home, whose file has to be on the device by then.
  await page.goto("/dashboard")
  await expect(page.getByRole("region", { name: "Workout Calendar" })).toBeVisible()
  await openLogging(page)
  await addExercise(page, pullUp)
  await expect(page.getByText("Least assistance −20 kg")).toBeVisible()
  await expect(page.getByText("Last time −20 × 8")).toBeVisible()
  await setOffline(true)
  await field(page, "Weight (kg)").fill("-25")
  await field(page, "Reps").fill("10")
  await page.getByRole("button", { name: "Confirm −25 × 10" }).click()
  await expect(exercise(page, pullUp).getByText("Record")).toBeHidden()
  await exercise(page, pullUp)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await field(page, "Weight (kg)").fill("-15")
  await field(page, "Reps").fill("8")
  await page.getByRole("button", { name: "Confirm −15 × 8" }).click()
  await expect(exercise(page, pullUp).getByText("Record: least assistance", { exact: true })).toBeAttached()
  await page.getByRole("button", { name: "Save Offline" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await setOffline(false)
  await expect
    .poll(async () => (await savedSets(server, person.id)).length, { message: "sets on the server" })
    .toBe(3)

  await page.goto(`/exercise/${await idOf(server, pullUp)}`)
  const records = page.getByRole("region", { name: "Records" })
  await expect(records.getByText("Least assistance")).toBeVisible()
  await expect(records.getByText("−15 kg")).toBeVisible()
})

test("assistance from before a switch of units is offered as an amount that can be loaded @phone", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-14", sets: [{ exercise: pullUp, weight: -20, reps: 7 }] })
  await useUnits(person, "imperial")
  await openLogging(page)
  await addExercise(page, pullUp)
  await expect(page.getByText("Last time −44.1 × 7")).toBeVisible()
  await expect(page.getByRole("button", { name: "Confirm −45 × 7" })).toBeVisible()
})

test("a negative weight is refused for an outside load, and reps alone are enough for a body-weight exercise @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, "Bench Press (Barbell)")
  await field(page, "Weight (kg)").fill("-20")
  await expect(page.getByText("This is not a number. Enter something like 82.5.")).toBeVisible()
  await field(page, "Weight (kg)").fill("20")
  await field(page, "Reps").fill("5")
  await page.getByRole("button", { name: "Confirm 20 × 5" }).click()
  await addExercise(page, "Push Up")
  await field(page, "Reps").fill("12")
  await page.getByRole("button", { name: "Confirm 12 reps" }).click()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toHaveLength(2)
})

async function idOf(server: RunningServer, name: string) {
  const [row] = await server.sql<{ id: string }>(
    "select id from exercises where owner_id is null and name = $1",
    [name],
  )
  if (!row) throw new Error(`The library has no ${name}.`)
  return row.id
}
