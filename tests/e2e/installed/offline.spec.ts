import type { Page } from "@playwright/test"
import { checkAccessibility, expect, type Person } from "../fixtures.ts"
import { addGoal, logWorkout, scheduleWorkout } from "../dashboard/training.ts"
import { setProfile } from "../profile/a-profile.ts"
import { saveRoutine } from "../routines/gym.ts"
import { beInstalled, everythingKept, expectKept, test } from "./installed-app.ts"
import { profileAt } from "../profile/sections.ts"

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"

test.use({ locale: "en-GB" })

const calendar = (page: Page) => page.getByRole("region", { name: "Workout Calendar" })
const day = (page: Page, name: string) => calendar(page).getByRole("button", { name })

/** A person with a history, on a device that has prefetched everything. Returns the routine's id. */
async function train(person: Person): Promise<string> {
  await logWorkout(person, { date: "2026-11-17", name: "Push", notes: "Felt light" })
  await logWorkout(person, { date: "2026-09-08", name: "Back in September" })
  await logWorkout(person, { date: "2026-08-30", name: "Long ago" })
  await scheduleWorkout(person, "2026-11-22")
  await addGoal(person, "Bench a hundred", "2026-11-30")
  await setProfile(person, { name: "Robin", unit_system: "metric" })
  return saveRoutine(person, "Upper A", [
    { exercise: bench, sets: 2, reps: "6-8", notes: "Pause" },
    { exercise: squat, sets: 1 },
  ])
}

test("an installed app starts without a network, shows the data it has, and says what is missing @once", async ({
  context,
  page,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn({ path: "/privacy-policy" })
  const routineId = await train(person)
  await page.goto("/dashboard")
  await beInstalled(page)
  await expectKept(page, ...everythingKept)
  await page.close()

  await setOffline(true)
  await context.clock.setFixedTime("2026-11-22T09:00:00Z")
  const later = await context.newPage()
  await later.goto("/")

  await expect(later).toHaveURL("/dashboard")
  await expect(later.getByText("You’re offline. Showing what’s saved on this device.")).toBeVisible()
  await expect(day(later, "Tuesday, November 17, 2026, workout")).toBeVisible()
  await expect(day(later, "Monday, November 30, 2026, goal due")).toBeVisible()
  await expect(later.getByRole("heading", { name: "Strength: Upper A" })).toBeVisible()
  await checkAccessibility(later)
  await day(later, "November 17").click()
  await expect(later.getByRole("heading", { name: "Push" })).toBeVisible()
  await expect(later.getByText("Felt light")).toBeVisible()
  await expect(later.getByText("60 × 8")).toBeVisible()
  await later.getByRole("button", { name: "Previous month" }).click()
  await expect(later.getByText("0 workouts")).toBeVisible()
  await later.getByRole("button", { name: "Previous month" }).click()
  await day(later, "Tuesday, September 8, 2026, workout").click()
  await expect(later.getByRole("heading", { name: "Back in September" })).toBeVisible()
  await later.getByRole("button", { name: "Previous month" }).click()
  await expect(later.getByText("Failed to load workout days.")).toBeVisible()
  await expect(
    later.getByText("Connect to the internet to see what isn’t saved on this device."),
  ).toBeVisible()
  await expect(later.locator(".alert.error")).toHaveCount(0)

  await later.goto(`/log-workout/${routineId}`)
  await expect(later.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await expect(later.getByRole("region", { name: bench, exact: true })).toBeVisible()
  await expect(later.getByRole("button", { name: "Confirm 60 × 8" })).toBeVisible()
  await later.goto("/log-workout/new")
  await expect(later.getByLabel("Template")).toContainText("Upper A")
  await later.getByLabel("Search exercises").fill("Lat Pulldown (Cable)")
  await later.getByRole("button", { name: "Add Lat Pulldown (Cable)", exact: true }).click()
  await expect(later.getByRole("region", { name: "Lat Pulldown (Cable)" })).toBeVisible()

  await later.goto("/goals")
  await expect(later.getByRole("heading", { name: "Bench a hundred" })).toBeVisible()
  await later.goto("/routines")
  await expect(later.getByText("Upper A")).toBeVisible()
  await later.goto(profileAt.you)
  await expect(later.getByLabel("Name")).toHaveValue("Robin")
  await expect(later.getByRole("button", { name: "Save", exact: true })).toBeDisabled()
  await checkAccessibility(later)

  await setOffline(false)
  await expect(later.getByRole("button", { name: "Save", exact: true })).toBeEnabled()
  await expect(later.getByText("You’re offline.")).toBeHidden()
})

test("on later days without a network, Home shows this device's data with its date, and no errors @once", async ({
  context,
  page,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn({ path: "/privacy-policy" })
  await train(person)
  await page.goto("/dashboard")
  await expect(page.getByRole("figure", { name: "Weekly volume" }).locator(".spark-plot")).toBeVisible()
  await beInstalled(page)
  await expectKept(page, ...everythingKept, "summary", "volume", "lift")
  await page.close()

  await setOffline(true)
  for (const [date, heading] of [
    ["2026-11-24", "Tuesday, Nov 24"],
    ["2026-12-02", "Wednesday, Dec 2"],
  ]) {
    await context.clock.setFixedTime(`${date}T09:00:00Z`)
    const later = await context.newPage()
    await later.goto("/")
    await expect(later.getByRole("heading", { level: 1 })).toHaveText(heading ?? "")
    await expect(later.getByText("You’re offline. Showing what’s saved on this device.")).toBeVisible()
    const stand = later.getByRole("region", { name: "Where you stand" })
    await expect(stand).toContainText("As of Nov 21, 2026")
    await expect(stand).toContainText("Bench Press (Barbell), kg")
    for (const chart of ["Weekly volume", "Days you train"])
      await expect(later.getByRole("figure", { name: chart }).locator(".spark-plot")).toBeVisible()
    await expect(later.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await expect(
      later.getByText(/Failed to load|(is not|isn’t) (saved )?on this device|Couldn’t load\./),
    ).toHaveCount(0)
    await expect(later.locator(".alert.error")).toHaveCount(0)
    await later.goto("/progress")
    await expect(later.getByRole("region", { name: "This week" })).toContainText("As of Nov 21, 2026")
    await expect(later.locator(".alert.error")).toHaveCount(0)
    await later.close()
  }
})

test("a page can be reloaded without a network; a template that this device has never loaded says so @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  await signIn({ path: "/dashboard" })
  await beInstalled(page)
  await expectKept(page, "in full", "all")
  await setOffline(true)

  await page.goto("/log-workout/new")
  await expect(
    page.getByText("You’re offline. Workouts are saved on this device and sync later."),
  ).toBeVisible()
  await page.reload()
  await page.getByLabel("Search exercises").fill(bench)
  await page.getByRole("button", { name: `Add ${bench}`, exact: true }).click()
  await page.reload()
  await expect(page.getByRole("region", { name: bench, exact: true })).toBeVisible()

  await page.goto("/log-workout/3f0e1f0e-0000-4000-8000-000000000000")
  const unknown = "This template isn’t on this device. Connect to the internet to load it."
  await expect(page.getByText(unknown)).toBeVisible()
  await setOffline(false)
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByText("Failed to load template.")).toBeVisible()
})
