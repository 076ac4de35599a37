import { checkLooks, expect, expectLargeTargets } from "#tests/e2e/fixtures.ts"
import { bench, exercise, expectAllLoaded, field, save, test } from "../logging/workout.ts"
import { startRun, waves } from "./run.ts"

test("a program's session is readable in both themes on Home, while it is logged, and afterwards", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00Z" })
  const person = await signIn()
  const maxes = { [bench]: 100, "Back Squat (Barbell)": 140 }
  await startRun(person, waves, { started_on: "2026-11-20", maxes })
  await page.goto("/dashboard")
  await checkLooks(page, "program-today", async () => {
    await expect(page.getByRole("link", { name: "Short Waves, week 1 of 3, day 1" })).toBeVisible()
    await expect(page.getByRole("region", { name: "After That" })).toContainText("Squat")
  })
  await expectLargeTargets(page)

  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  const lift = exercise(page, bench)
  for (const weight of [65, 75]) await page.getByRole("button", { name: `Confirm ${weight} × 5` }).click()
  await checkLooks(page, "program-logging", async () => {
    await expect(lift).toContainText("As many as you can, leaving one in the tank. 5 meet the target")
    await expectAllLoaded(page)
  })
  await expectLargeTargets(page)
  await field(page, "Reps").fill("4")
  await page.getByRole("button", { name: "Confirm 85 × 4" }).click()
  await save(page)
  await page.getByRole("button", { name: "Confirm All" }).click()
  await checkLooks(page, "program-summary", async () => {
    await expect(page.getByRole("region", { name: "Next session" })).toContainText("Squat")
    await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  })
})
