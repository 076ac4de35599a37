import { checkAccessibility, expect, test } from "#tests/e2e/fixtures.ts"
import { startRun, waves } from "./run.ts"

for (const path of ["/dashboard", "/routines"])
  test(`someone new finds the programs from ${path} @phone`, async ({ page, signIn }) => {
    await signIn({ path })
    const link = page.getByRole("main").getByRole("link", { name: "Choose a Program" })
    await expect(link).toBeVisible()
    await checkAccessibility(page)
    await link.click()
    await expect(page).toHaveURL(/\/programs$/)
  })

test("Another Day opens the choice of days, once, and a pause ends on Home @phone", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00Z" })
  const person = await signIn()
  await startRun(person, waves, {
    started_on: "2026-11-20",
    maxes: { "Bench Press (Barbell)": 100, "Back Squat (Barbell)": 140 },
  })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Another Day" }).click()
  const choice = page.getByRole("dialog", { name: "Do another day" })
  await expect(choice.getByRole("radio", { name: /^Squat/ })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(choice).toBeHidden()
  await page.reload()
  await page.getByRole("button", { name: "Pause the program" }).click()
  await expect(page.getByText("Paused since Nov 20.")).toBeVisible()
  await expect(choice).toBeHidden()

  await page.getByRole("link", { name: "Home", exact: true }).click()
  const after = page.getByRole("region", { name: "After That" })
  await expect(after).toContainText("Paused. Nothing is scheduled.")
  await checkAccessibility(page)
  await after.getByRole("button", { name: "Resume" }).click()
  await expect(page.getByRole("link", { name: "Another Day" })).toBeVisible()
})
