import { expect } from "#tests/e2e/fixtures.ts"
import { addExercise, exercise, field, openLogging, test } from "./workout.ts"

const running = "Running"

test("Cardio columns read 'Duration (min)' and 'Distance (km/mi)' where there is room", async ({
  openWindow,
  signIn,
}) => {
  for (const [locale, unit] of [
    ["en-GB", "km"],
    ["en-US", "mi"],
  ] as const) {
    const page = await openWindow({ locale })
    await signIn({ page })
    await openLogging(page)
    await addExercise(page, running)
    const head = exercise(page, running).locator(".set-head")
    const isWide = (page.viewportSize()?.width ?? 0) > 500
    await expect(head.getByText("Duration (min)", { exact: true })).toBeVisible({ visible: isWide })
    await expect(head.getByText(`Distance (${unit})`, { exact: true })).toBeVisible({ visible: isWide })
    await expect(head.getByText("min", { exact: true })).toBeVisible({ visible: !isWide })
    await expect(head.getByText(unit, { exact: true })).toBeVisible({ visible: !isWide })
    await expect(field(page, "Duration (min)")).toBeVisible()
    await expect(field(page, `Distance (${unit})`)).toBeVisible()
    await page.close()
  }
})

test("the arrow keys change the numbers in steps of 0.1 and 0.01 @once", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, running)
  for (const [name, typed, more, less] of [
    ["Duration (min)", "27.5", "27.6", "27.4"],
    ["Distance (km)", "5", "5.01", "4.99"],
  ] as const) {
    const number = field(page, name)
    await number.fill(typed)
    await number.press("ArrowUp")
    await expect(number).toHaveValue(more)
    await number.press("ArrowDown")
    await number.press("ArrowDown")
    await expect(number).toHaveValue(less)
  }
})
