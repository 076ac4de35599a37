import { logWorkout } from "../dashboard/training.ts"
import { expect } from "../fixtures.ts"
import { beInstalled, everythingKept, expectKept, test } from "./installed-app.ts"

test.use({ locale: "en-GB" })

test("without a network, the built-in coach writes a week and a routine from the data on the device @once", async ({
  context,
  page,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn({ path: "/privacy-policy" })
  for (const date of ["2026-11-16", "2026-11-18", "2026-11-20"])
    await logWorkout(person, {
      date,
      name: "Push",
      sets: [{ exercise: "Bench Press (Barbell)", weight: 80, reps: 6 }],
    })
  await page.goto("/dashboard")
  await beInstalled(page)
  await expectKept(page, ...everythingKept)
  await page.close()

  await setOffline(true)
  const later = await context.newPage()
  await later.goto("/dashboard")
  const week = later.getByRole("region", { name: "AI Weekly Schedule" })
  await week.getByRole("button", { name: "Use the built-in coach" }).click()
  await expect(week).toContainText("3 days, as you usually train: Push.")
  await later.goto("/routines")
  const routine = later.getByRole("region", { name: "AI Routine Generator" })
  await routine.getByRole("button", { name: "Use the built-in coach" }).click()
  await expect(routine.getByRole("button", { name: "Save as New Routine" })).toBeVisible()
  // The suggested week isn't saved yet, but is still shown.
  await later.goto("/dashboard")
  await expect(week).toContainText("3 days, as you usually train: Push.")
})
