import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addExercise, bench, confirmSet, exercise, field, openLogging, searchBox, test } from "./workout.ts"

test("an exercise's name opens its records and latest sessions over the workout, even while the timer runs", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  for (const [date, weight] of [
    ["2025-10-31", 95],
    ["2025-11-07", 100],
    ["2025-11-14", 97.5],
  ] as const)
    await logWorkout(person, { date, sets: [{ exercise: bench, weight, reps: 5, rpe: 8 }] })
  await openLogging(page)
  await addExercise(page, bench)
  await field(page, "Weight (kg)").fill("101")
  await page.getByRole("button", { name: "Start timer" }).click()
  await exercise(page, bench).getByRole("button", { name: bench, exact: true }).click()
  const sheet = page.getByRole("dialog", { name: bench })
  await checkLooks(page, "logging-history", async () => {
    await expect(sheet).toContainText("Heaviest100 kg")
    const sessions = sheet.getByRole("region", { name: "Last sessions" })
    await expect(sessions).toContainText(/97.5 × 5 RPE 8.*100 × 5.*95 × 5/s)
    await expect(sheet.getByRole("link", { name: "Open Full Page" })).toHaveCount(0)
  })
  await sheet.getByRole("button", { name: "Back to Workout" }).click()
  await expect(sheet).toBeHidden()
  await expect(field(page, "Weight (kg)")).toHaveValue("101")
  await expect(exercise(page, bench).getByRole("button", { name: bench, exact: true })).toBeFocused()
})

test("without a network it shows the data on the device, and says so @phone", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-14", sets: [{ exercise: bench, weight: 100, reps: 5 }] })
  await openLogging(page)
  await addExercise(page, bench)
  await addExercise(page, "Pull Up")
  await expect(page.getByRole("button", { name: "Confirm 100 × 5" })).toBeVisible()
  // By now, the sheet's code is on the device.
  const name = (of: string) => exercise(page, of).getByRole("button", { name: of, exact: true })
  await name("Pull Up").click()
  await expect(page.getByRole("dialog", { name: "Pull Up" })).toContainText(
    "First time: no earlier sessions.",
  )
  await page.keyboard.press("Escape")
  await setOffline(true)
  await name(bench).click()
  const sheet = page.getByRole("dialog", { name: bench })
  await expect(sheet).toContainText("100 × 5")
  await expect(sheet).toContainText("You’re offline. This is the last session stored on this device.")
})

test("an exercise created in the middle of a workout scrolls into view", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await (await searchBox(page)).fill("Log Toss")
  await page.getByRole("button", { name: "New Exercise" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Save Exercise" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("button", { name: "More for Log Toss" })).toBeFocused()
  await expect(exercise(page, "Log Toss").locator(".exercise")).toBeInViewport({ ratio: 1 })
})
