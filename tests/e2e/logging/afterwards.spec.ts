import { checkLooks, expect, expectNoSidewaysScroll } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addExercise, bench, confirmSet, exercise, openLogging, save, test } from "./workout.ts"

const rower = "Rowing Machine"

test("a saved workout's summary shows its records, and how it compares with the previous one @phone", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const before = [80, 80].map((weight) => ({ exercise: bench, weight, reps: 8 }))
  await logWorkout(person, { date: "2025-11-14", name: "Push", duration_seconds: 3000, sets: before })
  const id = await logWorkout(person, {
    date: "2025-11-21",
    name: "Push",
    duration_seconds: 3000,
    sets: before,
  })
  await page.goto(`/log-workout/log/${id}`)
  await exercise(page, bench)
    .getByRole("button", { name: /^Edit set 1/ })
    .click()
  await confirmSet(page, "85", "6")
  await addExercise(page, rower)
  await page.getByRole("textbox", { name: "Duration (min)" }).fill("12")
  await page.getByLabel("Duration (MM:SS)").fill("52:30")
  await page.getByLabel("Duration (MM:SS)").press("Enter")
  await page.getByRole("button", { name: "Update", exact: true }).click()

  await expect(page.getByText("Workout log updated successfully!")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Push" })).toBeFocused()
  const totals = page.getByRole("region", { name: "This workout" })
  await expect(totals).toContainText("Duration52:302:30 longer")
  await expect(totals).toContainText("Working volume1,150 kg130 kg less")
  await expect(totals).toContainText("Working sets31 more")
  await expect(totals).toContainText("Compared with Friday, Nov 14, 2025.")
  await expect(totals).toContainText("Records2")
  const compared = page.getByRole("table", { name: "Compared with Nov 14" })
  await expect(compared.getByRole("row")).toHaveText([
    "ExerciseNowNov 14Change",
    `${bench}85 × 680 × 8+5 kg`,
    `${rower}12:00–new`,
  ])
  const next = page.getByRole("region", { name: "Next time" })
  await expect(next.getByRole("heading", { level: 3 })).toHaveText([bench])
  await expect(next.getByRole("listitem")).toContainText(/\d × \d+ at [\d.]+ kg/)
  const records = page.getByRole("region", { name: "Records" }).getByRole("listitem")
  // The first time on the rower isn't a record.
  await expect(records).toHaveText([
    `${bench}Heaviest weight: 85 kg × 6Best estimated 1RM: 102 kg, from 85 kg × 6Record`,
  ])

  // The summary is still shown after a reload, and Back doesn't lead to the form.
  await page.reload()
  await expect(records).toHaveCount(1)
  await page.getByRole("link", { name: "Back to Home" }).press("Enter")
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(totals).toBeVisible()
  await records.first().getByRole("link", { name: bench }).click()
  await expect(page.getByRole("region", { name: "Sessions" })).toContainText("85 × 6")
})

test("a summary that can't be loaded says that the workout is safe @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.route("**/rpc/training_memory", (route) => route.abort())
  await save(page)
  await expect(page.getByText("Your workout is saved, but its summary couldn’t be loaded.")).toBeVisible()
  await page.unroute("**/rpc/training_memory")
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByText("No new records.")).toBeVisible()
})

test("the summary is readable and accessible in both themes", async ({ page, signIn }) => {
  const person = await signIn()
  const lift = (weight: number) =>
    [bench, "Back Squat (Barbell)"].map((name) => ({ exercise: name, weight, reps: 5 }))
  const name = "A rather long name of a workout that goes on and on"
  await logWorkout(person, { date: "2025-11-14", name, duration_seconds: 3000, sets: lift(100) })
  await logWorkout(person, { date: "2025-11-21", name, duration_seconds: 3725, sets: lift(102.5) })
  const [log] = (
    await person.client.from("workout_logs").select("id").eq("date", "2025-11-21").throwOnError()
  ).data
  await page.goto(`/log-workout/log/${log?.id}`)
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await page.reload()
  await checkLooks(page, "saved-workout", async () => {
    await expect(page.getByRole("region", { name: "Records" }).getByRole("listitem")).toHaveCount(2)
    await expect(page.getByRole("region", { name: "Next time" }).getByRole("listitem")).toHaveCount(2)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  await expectNoSidewaysScroll(page)
})
