import { expect } from "../fixtures.ts"
import { addExercise, bench, exercise, openLogging } from "../logging/workout.ts"
import { beInstalled, test } from "./installed-app.ts"

test("how an exercise is done can be read without a network, even if it never was before", async ({
  page,
  setOffline,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await beInstalled(page)
  await setOffline(true)
  await exercise(page, bench)
    .getByRole("button", { name: `More for ${bench}` })
    .click()
  await page.getByRole("button", { name: "How To", exact: true }).click()
  await expect(page.getByRole("dialog", { name: bench })).toContainText("Lower the bar to your lower chest")
})
