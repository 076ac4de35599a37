import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import { exercise, field } from "../logging/workout.ts"
import type { Person } from "../person.ts"

const bench = "Bench Press (Barbell)"
const panel = (page: Page) => page.getByRole("region", { name: "Let the coach plan your next weeks" })
const plan = (page: Page, weeks: number) =>
  panel(page).getByRole("button", { name: `Plan the Next ${weeks} Weeks` })
/** Opens the programs and unfolds the panel. */
async function openPanel(page: Page) {
  await page.goto("/programs")
  await panel(page).getByText("Let the coach plan your next weeks").click()
}

test.use({ locale: "en-GB" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

/** Bench presses three times a week for six weeks. The last time, all sets are at the top of their range. */
async function train(person: Person, notes?: string) {
  const days = [2, 4, 6, 9, 11, 13, 16, 18, 20].map((day) => `2026-11-${String(day).padStart(2, "0")}`)
  const before = [12, 14, 16, 19, 21, 23, 26, 28, 30].map((day) => `2026-10-${day}`)
  for (const date of [...before, ...days]) {
    const isLast = date === days.at(-1)
    await logWorkout(person, {
      ...{ date, name: "Chest day" },
      ...(isLast && notes !== undefined && { notes }),
      sets: [1, 2, 3].map((set) => ({ exercise: bench, weight: 60, reps: isLast ? 12 : 8 + (set % 4) })),
    })
  }
}

test("four weeks are planned, saved as a program and started, and its first session asks for the coach's load", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await openPanel(page)
  await plan(page, 4).click()
  await expect(panel(page)).toContainText("4 weeks, 3 days a week: Chest day. Week 4 is lighter.")
  const row = panel(page).getByRole("listitem").filter({ hasText: bench })
  await expect(row).toContainText(/3 × [\d-]+Start at 62.5 kg/)
  await row.getByText("Why?").click()
  await expect(row).toContainText("Next: 62.5 kg.")
  await panel(page).getByRole("button", { name: "Save and Set It Up" }).click()
  await expect(page.getByRole("heading", { name: "4 weeks from Nov 21" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: new RegExp(`First weight for Bench`) })).toHaveValue("62.5")
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(page.getByText("4 weeks from Nov 21 is running.")).toBeVisible()
  await page
    .getByRole("link", { name: /^(Start|Log)/ })
    .first()
    .click()
  await expect(exercise(page, bench)).toBeVisible()
  await expect(field(page, "Weight (kg)")).toHaveValue("62.5")
  // The program decides about the lift now, so nothing else is suggested for it.
  await expect(exercise(page, bench).getByRole("button", { name: /^Use/ })).toHaveCount(0)
})

test("offline, planning weeks is refused in words @once", async ({ page, signIn, setOffline }) => {
  const person = await signIn()
  await train(person)
  await openPanel(page)
  await expect(plan(page, 4)).toBeVisible()
  await setOffline(true)
  await plan(page, 4).click()
  await expect(panel(page).getByRole("alert")).toContainText(
    "You’re offline. A multi-week plan is saved as a program",
  )
  await setOffline(false)
  await panel(page).getByRole("button", { name: "8", exact: true }).click()
  await plan(page, 8).click()
  await expect(panel(page)).toContainText("Week 6: half the sets, 10% lighter.")
  await panel(page).getByRole("button", { name: "Discard" }).click()
  await expect(plan(page, 8)).toBeVisible()
})

test("after a note of chest pain, no weeks are planned @once", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person, "Chest pain during the last set")
  await openPanel(page)
  await plan(page, 4).click()
  await expect(panel(page).getByRole("alert")).toContainText(/medical help/)
  await expect(panel(page).getByRole("button", { name: "Save and Set It Up" })).toHaveCount(0)
})

test("a plan of weeks looks right", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await openPanel(page)
  await checkLooks(page, "coach-block", async () => {
    await plan(page, 4).click()
    await expect(panel(page)).toContainText("Week 4 is lighter.")
  })
})
