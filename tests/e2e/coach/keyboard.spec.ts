import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { expect, test } from "../fixtures.ts"
import { aGoodAnalysis, aGoodMonth } from "./answers-by-notes.ts"

test.use({ locale: "en-GB" })

/** Presses Tab until the control with this name has the focus, then Enter. */
async function pressByKeys(page: Page, region: string, name: string) {
  const control = page.getByRole("region", { name: region }).getByRole("button", { name, exact: true })
  await expect(control).toBeVisible()
  for (let step = 0; step < 200; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(control).toBeFocused()
  await page.keyboard.press("Enter")
}

test("all five panels can be used by keyboard alone @once", async ({ page, signIn }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  for (const date of ["2026-11-18", "2026-11-21"])
    await logWorkout(person, {
      date,
      name: "Full body",
      sets: [{ exercise: "Bench Press (Barbell)", weight: 80, reps: 6 }],
    })
  await page.goto("/dashboard")
  await pressByKeys(page, "AI Workout Analysis", "Analyze Workout")
  await expect(page.getByText(aGoodAnalysis.summary)).toBeVisible()
  await pressByKeys(page, "Monthly AI Analysis", "Analyze Month")
  await expect(page.getByText(aGoodMonth.summary)).toBeVisible()
  await pressByKeys(page, "AI Weekly Schedule", "Generate Weekly Schedule")
  await pressByKeys(page, "AI Weekly Schedule", "Edit Monday")
  await pressByKeys(page, "AI Weekly Schedule", "Save Weekly Plan")
  await expect(page.getByText("Weekly schedule saved successfully!")).toBeVisible()

  await page.goto("/goals")
  await pressByKeys(page, "AI Goal Suggestion", "Suggest a Goal")
  await pressByKeys(page, "AI Goal Suggestion", "Add This Goal")
  await expect(page.getByRole("heading", { name: "Bench ninety" })).toBeVisible()

  await page.goto("/routines")
  await pressByKeys(page, "AI Routine Generator", "Generate Routine")
  await pressByKeys(page, "AI Routine Generator", "Save as New Routine")
  await expect(page.getByText('Workout "Push and Row" generated and saved successfully!')).toBeVisible()
})
