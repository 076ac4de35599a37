import { logWorkout } from "../dashboard/training.ts"
import { expect } from "../fixtures.ts"
import { beInstalled, expectKept, test } from "../installed/installed-app.ts"
import { exercise } from "../logging/workout.ts"
import { saveRoutine } from "../routines/gym.ts"

const bench = "Bench Press (Barbell)"
const row = "Bent Over Row (Barbell)"

test.use({ locale: "en-GB" })

test("a shoulder noted as sore gets the same lighter press while logging, in the week and in the routine, also offline @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await page.clock.setFixedTime("2026-11-18T12:00:00Z")
  const routine = await saveRoutine(person, "Upper A", [
    { exercise: bench, sets: 3, reps: "6-8" },
    { exercise: row, sets: 3, reps: "8-12" },
  ])
  for (const date of ["2026-11-09", "2026-11-11", "2026-11-13", "2026-11-16"])
    await logWorkout(person, {
      date,
      name: "Upper A",
      workout_id: routine,
      notes: date === "2026-11-16" ? "Right shoulder hurts a bit" : "",
      sets: [
        ...[8, 8, 8].map((reps) => ({ exercise: bench, weight: 80, reps })),
        ...[12, 12, 12].map((reps) => ({ exercise: row, weight: 60, reps })),
      ],
    })

  await page.goto(`/log-workout/${routine}`)
  const words = "For your sore joint: 2 sets of 6 at 70 kg, with 4 reps to spare. Stop if it hurts."
  await expect(exercise(page, bench).getByText(words)).toBeVisible()
  await expect(exercise(page, bench).getByRole("button", { name: "Use 70 × 6" })).toBeVisible()
  await beInstalled(page)
  await expectKept(page, "lifts", "avoided", "leading program")
  await setOffline(true)
  await page.reload()
  await expect(exercise(page, bench).getByText(words)).toBeVisible()
  await setOffline(false)

  await page.goto("/dashboard")
  const week = page.getByRole("region", { name: "AI Weekly Schedule" })
  await week.getByRole("button", { name: "Use the built-in coach" }).click()
  const press = week
    .locator("ol")
    .first()
    .locator("> li")
    .nth(2)
    .getByRole("listitem")
    .filter({ hasText: bench })
  await expect(press).toContainText("2 × 6")
  await expect(press).toContainText("70 kg")

  await page.goto("/routines")
  const panel = page.getByRole("region", { name: "AI Routine Generator" })
  await panel.getByRole("button", { name: "Use the built-in coach" }).click()
  const planned = panel.getByRole("listitem").filter({ hasText: bench }).first()
  await expect(planned.getByLabel(/^Sets/)).toHaveValue("2")
  await expect(planned).toContainText("70 kg")
})
