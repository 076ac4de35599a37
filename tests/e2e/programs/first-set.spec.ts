import type { Locator } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { field, test } from "../logging/workout.ts"
import { letItBeFriday, trainForTenWeeks } from "./lifter.ts"

/** Stands in for a person's thumb, and counts what it presses. */
function newThumb() {
  const begin = performance.now()
  let presses = 0
  return {
    async press(control: Locator) {
      presses += 1
      await control.tap()
    },
    presses: () => presses,
    seconds: () => (performance.now() - begin) / 1000,
  }
}

// A person needs longer to read than the app needs, so this only fails if something takes far too long.
const mostSeconds = 60

test("from their routines to a program's first set, someone with a log needs six presses and types nothing @phone", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await page.goto("/routines")
  const thumb = newThumb()
  await thumb.press(page.getByRole("link", { name: "Programs", exact: true }))
  await thumb.press(page.getByRole("link", { name: "Set it up: Three Tiers" }))
  await thumb.press(page.getByRole("button", { name: "Start", exact: true }))
  await expect(page.getByText("Three Tiers is running.")).toBeVisible()
  await thumb.press(page.getByRole("link", { name: "Home", exact: true }))
  await thumb.press(page.getByRole("main").getByRole("link", { name: "Log Day 1" }))
  await thumb.press(page.getByRole("button", { name: /^Confirm [\d.]+ × 3/ }))
  await expect(page.getByText("1 of 11 sets")).toBeVisible()
  expect(thumb.presses()).toBeLessThanOrEqual(6)
  expect(thumb.seconds()).toBeLessThan(mostSeconds)
})

test("from Home, someone without a workout needs seven presses and types only the first weight @phone", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  await signIn({ path: "/dashboard" })
  const thumb = newThumb()
  await thumb.press(page.getByRole("link", { name: "Routines", exact: true }))
  await thumb.press(page.getByRole("link", { name: "Programs", exact: true }))
  await thumb.press(page.getByRole("link", { name: "Set it up: First Barbell" }))
  await thumb.press(page.getByRole("button", { name: "Start", exact: true }))
  await expect(page.getByText("First Barbell is running.")).toBeVisible()
  await thumb.press(page.getByRole("link", { name: "Start Day A" }))
  await thumb.press(field(page, "Weight (kg)"))
  await field(page, "Weight (kg)").fill("40")
  await thumb.press(page.getByRole("button", { name: /^Confirm 40 × 5/ }))
  await expect(page.getByText("1 of 9 sets")).toBeVisible()
  // The weight found is the next set's too.
  await expect(field(page, "Weight (kg)")).toHaveValue("40")
  expect(thumb.presses()).toBeLessThanOrEqual(7)
  expect(thumb.seconds()).toBeLessThan(mostSeconds)
})
