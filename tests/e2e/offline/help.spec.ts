import { readFileSync } from "node:fs"
import { expect } from "../fixtures.ts"
import { setGoals } from "../goals/setting-goals.ts"
import { addExercise, field, openLogging, test } from "../logging/workout.ts"
import { items, openOutbox, saveCall, saveInVain } from "./queue.ts"

const pullUp = "Pull Up (Assisted)"

test("assistance has its minus sign in a goal that is due and in the outbox @phone", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 503/)
  const person = await signIn({ path: "/privacy-policy" })
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"))
  // The help is typed without a minus sign, as it is printed on a machine.
  await setGoals(person, {
    title: "Ten kilos of help",
    exercise: pullUp,
    target_value: 10,
    unit: "kg",
    target_date: today,
  })
  await page.goto("/dashboard")
  await expect(page.getByRole("region", { name: "Goals due on this day" })).toContainText(
    `−10 kg weight · ${pullUp}`,
  )
  await openLogging(page)
  await addExercise(page, pullUp)
  await field(page, "Assistance (kg)").fill("20")
  await field(page, "Reps").fill("8")
  await page.getByRole("button", { name: "Confirm −20 × 8" }).click()
  await page.route(saveCall, (route) => route.fulfill({ status: 503 }))
  await saveInVain(page)
  await openOutbox(page)
  const download = page.waitForEvent("download")
  await items(page).getByRole("button", { name: "Export" }).click()
  const file = readFileSync(await (await download).path(), "utf8")
  expect(file).toContain(`${pullUp}\n  1. −20 kg, 8 reps`)
})
