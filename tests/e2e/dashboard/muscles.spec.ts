import { checkAccessibility, expect, test } from "../fixtures.ts"
import { logWorkout } from "./training.ts"

test("tapping a muscle on the map or in the table shows the exercises that trained it", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-18T12:00:00Z")
  const person = await signIn()
  const bench = Array.from({ length: 12 }, () => ({ exercise: "Bench Press (Barbell)", weight: 80, reps: 6 }))
  // The first of these days is in the previous week, but still one of the last seven days. The second one isn't.
  await logWorkout(person, { date: "2026-11-12", sets: bench })
  await logWorkout(person, { date: "2026-11-11", sets: bench })
  await page.goto("/progress")
  const section = page.getByRole("region", { name: "Sets per muscle in 7 days" })
  const shape = (muscle: string) => section.locator(`[data-muscle="${muscle}"]`)
  await expect(shape("chest")).toHaveAttribute("data-level", "within")
  await expect(shape("triceps")).toHaveAttribute("data-level", "below")
  await expect(section).toContainText("4 days left this week.")
  await expect(shape("calves")).toHaveAttribute("data-level", "none")

  await shape("chest").locator("path").first().click()
  const chest = section.getByRole("button", { name: "Chest" })
  await expect(chest).toHaveAttribute("aria-expanded", "true")
  await expect(section.getByText("12 sets")).toBeVisible()
  await checkAccessibility(page)
  await section.getByRole("button", { name: "Triceps" }).click()
  await expect(chest).toHaveAttribute("aria-expanded", "false")
  await expect(shape("triceps")).toHaveAttribute("data-chosen")
  await expect(section.getByText("6 sets")).toBeVisible()
  await shape("calves").locator("path").first().click()
  await expect(section.getByText("Not trained in the last seven days.")).toBeVisible()
  await section.getByRole("button", { name: "Chest" }).click()
  await section.getByRole("link", { name: "Bench Press (Barbell)" }).click()
  await expect(page.getByRole("heading", { name: "Bench Press (Barbell)" })).toBeVisible()
})
