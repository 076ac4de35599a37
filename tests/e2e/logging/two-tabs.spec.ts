import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  newWorkout,
  openLogging,
  save,
  savedSets,
  test,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"

test("two tabs go on with one workout in turn, and nothing that was typed in either is lost @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const other = await context.newPage()
  await openLogging(page)
  await openLogging(other)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await expect(exercise(other, bench)).toContainText("80×8")
  await addExercise(other, row)
  await confirmSet(other, "60", "10")
  await other.getByLabel("Notes", { exact: true }).fill("From the other tab")
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("From the other tab")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await confirmSet(page, "82.5", "6")
  await expect(exercise(other, bench)).toContainText("82.5×6")
  await other.close()
  await page.reload()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([
    `1.1 ${bench}: 80 x 8`,
    `1.2 ${bench}: 82.5 x 6`,
    `2.1 ${row}: 60 x 10`,
  ])
})

test("a workout that both tabs hold is saved once, whichever saves, and other content is no silent success @once", async ({
  context,
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 409/)
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  const [same, changed] = [await context.newPage(), await context.newPage()]
  for (const tab of [same, changed]) {
    await tab.goto(newWorkout)
    await expect(exercise(tab, bench)).toContainText("80×8")
  }
  await save(page)
  await expectSaved(page)
  await save(same)
  await expectSaved(same)
  await changed.getByLabel("Notes", { exact: true }).fill("Something else")
  await save(changed)
  await expect(changed.getByText("Failed to save log.")).toBeVisible()
  await expect(changed.getByText("This workout was already saved, from another tab or device.")).toBeVisible()
  expect(await savedSets(server, person.id)).toHaveLength(1)
  await changed.getByRole("button", { name: "Save as a New Workout" }).click()
  await expectSaved(changed)
  expect(await savedSets(server, person.id)).toHaveLength(2)
})
