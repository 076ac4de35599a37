import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  field,
  openLogging,
  openMore,
  save,
  savedSets,
  test,
} from "./workout.ts"

/** Three sets of 80, 90 and 100 kg. The last one is the current set. */
async function openThree(page: Page) {
  await openLogging(page)
  await addExercise(page, bench)
  const add = exercise(page, bench).getByRole("button", { name: /^Add Set/ })
  await confirmSet(page, "80", "8")
  await add.click()
  await confirmSet(page, "90", "6")
  await add.click()
  await field(page, "Weight (kg)").fill("100")
  await field(page, "Reps").fill("4")
}

const move = (page: Page, way: "up" | "down", set: number) =>
  page.getByRole("button", { name: `Move set ${set} of ${bench} ${way}` })

test("a set is moved with its buttons, which keep the focus, and is saved in its new place @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openThree(page)
  await openMore(page)
  await expect(move(page, "down", 3)).toBeDisabled()
  await move(page, "up", 3).press("Enter")
  await expect(move(page, "up", 2)).toBeFocused()
  await move(page, "up", 2).press("Enter")
  await expect(move(page, "down", 1)).toBeFocused()
  await expect(move(page, "up", 1)).toBeDisabled()
  await page.getByRole("button", { name: "Confirm 100 × 4" }).click()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([
    `1.1 ${bench}: 100 x 4`,
    `1.2 ${bench}: 80 x 8`,
    `1.3 ${bench}: 90 x 6`,
  ])
})

test("a set can be dragged by its number to another place; Escape returns it @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openThree(page)
  const rows = exercise(page, bench).locator("li.set")
  const drag = async () => {
    const grip = await rows.nth(1).locator(".set-no").boundingBox()
    const top = await rows.nth(0).boundingBox()
    if (!grip || !top) throw new Error("the rows are not on the screen")
    await page.mouse.move(grip.x + 10, grip.y + 10)
    await page.mouse.down()
    await expect(rows.nth(1)).toHaveAttribute("data-dragged", "")
    await page.mouse.move(grip.x + 10, top.y + 8, { steps: 4 })
  }
  await drag()
  await page.keyboard.press("Escape")
  await page.mouse.up()
  await expect(rows.nth(0)).toContainText("80×8")
  await drag()
  await page.mouse.up()
  await expect(rows.nth(0)).toContainText("90×6")
  await expect(rows.nth(1)).toContainText("80×8")
})

test("while the timer runs, sets can't be moved, but a warm-up can still be added before the first @phone", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openThree(page)
  await page.getByRole("button", { name: "Start timer" }).click()
  await openMore(page)
  await move(page, "up", 3).click({ force: true })
  await expect(page.locator(".toast")).toHaveText("Locked while the timer runs. Pause to change it.")
  const rows = exercise(page, bench).locator("li.set")
  await expect(rows.nth(2)).toHaveClass(/now/)

  await page.getByRole("button", { name: `More for ${bench}` }).click()
  await page.getByRole("button", { name: "Add a Warm-up Set" }).click()
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toHaveClass(/now/)
  await confirmSet(page, "40", "10")
  await expect(rows.nth(0)).toHaveClass(/warm-up/)
})

test("warm-ups up to a weight can be suggested without last time's @once", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  await expect(page.getByText(/^Enter your working weight/)).toBeVisible()
  await page.getByRole("button", { name: "Done", exact: true }).click()
  await field(page, "Weight (kg)").fill("100")
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  await page.getByRole("button", { name: /^Add Warm-ups/ }).click()
  await expect(exercise(page, bench).locator("li.set")).not.toHaveCount(1)
  await expect(exercise(page, bench).locator("li.set").last()).toContainText("100")
})
