import type { Page, Route } from "@playwright/test"
import { askApart } from "../network.ts"
import { expect, test } from "../fixtures.ts"
import { addGoal, logWorkout, saveWeek, scheduleWorkout, upperA } from "./training.ts"

const today = "2026-11-18"
const week = (page: Page) => page.getByRole("region", { name: "AI Weekly Schedule" })
const problems = (page: Page) => page.locator(".alert.error p")
const refused = { code: "P0001", message: "No luck.", details: null, hint: null }

const refuse = (route: Route) => route.fulfill({ status: 400, json: refused })
const nobody = (route: Route) =>
  route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } })
const only = (method: string, answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? answer(route) : route.continue()

// A Wednesday.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

test(
  "says that nobody is signed in when a plan is saved, committed or removed",
  { tag: "@once" },
  async ({ page, signIn, problems: console }) => {
    console.allow(/401/)
    const person = await signIn()
    await scheduleWorkout(person, today)
    await saveWeek(person, { Monday: upperA, Friday: upperA })
    await page.goto("/dashboard")

    await page.route("**/rest/v1/rpc/commit_workout", nobody)
    await week(page).getByRole("button", { name: "Schedule Upper A, Friday, November 20, 2026" }).click()
    await expect(week(page).getByRole("alert")).toHaveText(
      "Cannot commit workout: User not logged in or schedule not saved.",
    )
    await page.unrouteAll()
    await week(page).getByRole("button", { name: "Schedule Upper A, Friday, November 20, 2026" }).click()
    await expect(week(page).getByRole("listitem").nth(4)).toContainText("On the calendar")

    await page.route("**/rest/v1/rpc/save_weekly_schedule", nobody)
    await week(page).getByRole("button", { name: "Use This Plan Again" }).click()
    await week(page).getByRole("button", { name: "Save Weekly Plan" }).click()
    await expect(week(page).getByRole("alert")).toHaveText(
      "Cannot save schedule: User not logged in or no schedule generated.",
    )

    await page.route("**/rest/v1/committed_workouts?*", only("DELETE", nobody))
    await page.getByRole("button", { name: "Remove Schedule" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Remove Schedule" }).click()
    await expect(page.getByText("User not logged in or no committed workout selected.")).toBeVisible()
    await expect(page.getByRole("article", { name: "Upper A" })).toBeVisible()
  },
)

test(
  "says why a plan could not be removed, and why it could not be put back",
  { tag: "@once" },
  async ({ page, signIn, problems: console }) => {
    console.allow(/400/)
    const person = await signIn()
    await scheduleWorkout(person, today)
    await page.goto("/dashboard")
    const remove = async () => {
      await page.getByRole("button", { name: "Remove Schedule" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Remove Schedule" }).click()
    }
    await page.route("**/rest/v1/committed_workouts*", only("DELETE", refuse))
    await remove()
    await expect(problems(page)).toHaveText(["Failed to remove scheduled workout: No luck."])
    await expect(page.getByRole("article", { name: "Upper A" })).toBeVisible()

    await page.unrouteAll()
    await page.route("**/rest/v1/committed_workouts*", only("POST", refuse))
    await remove()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Failed to restore the scheduled workout: No luck.")).toBeVisible()
  },
)

test(
  "each failed source has its line in the single message, and the others are shown",
  { tag: "@once" },
  async ({ page, signIn, problems: console }) => {
    console.allow(/400/)
    const person = await signIn()
    await logWorkout(person, { date: today, name: "Lower A" })
    await addGoal(person, "Bench a hundred", today)
    const sources: [address: string, ...sentences: string[]][] = [
      ["**/rest/v1/workouts?*", "Failed to load workouts."],
      ["**/rest/v1/workout_logs?*set_logs%28id%29*date=gte.*", "Failed to load workout days."],
      ["**/rest/v1/committed_workouts?*scheduled_date=gte.*", "Failed to load committed workouts."],
      ["**/rest/v1/goals?*", "Failed to load active goals."],
      ["**/rest/v1/generated_weekly_schedules?*", "Could not load saved schedule: No luck."],
      ["**/rest/v1/profiles?*weekly_sets*", "Could not load profile."],
      ["**/rest/v1/workout_logs?*created_at*set_number*date=gte.*", "Records: No luck."],
    ]
    for (const [address, ...sentences] of sources) {
      await askApart(page)
      await page.route(address, refuse)
      await page.goto("/dashboard")
      await expect(problems(page)).toHaveText(sentences)
      await expect(page.getByRole("article", { name: "Lower A" })).toBeVisible()
      await expect(page.getByRole("figure", { name: "Weekly volume" }).locator(".spark-plot")).toBeVisible()
      await page.unrouteAll()
    }
    await askApart(page)
    for (const [address] of sources) await page.route(address, refuse)
    await page.reload()
    await expect(problems(page)).toHaveText(sources.flatMap(([, ...sentences]) => sentences))
    await expect(page.getByRole("article", { name: "Lower A" })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(problems(page)).toHaveCount(0)
    await expect(page.getByRole("region", { name: "Goals due on this day" })).toContainText("Bench a hundred")
  },
)

test(
  "says so if the name of a template, an exercise or a plan isn't known",
  { tag: "@once" },
  async ({ page, signIn }) => {
    const person = await signIn()
    await logWorkout(person, { date: today })
    const plan = await scheduleWorkout(person, today)
    await askApart(page)
    await page.route("**/rest/v1/workout_logs?*date=eq.*", async (route) => {
      const answer = await route.fetch()
      const [log] = await answer.json()
      const [set] = log.set_logs
      const nameless = { ...log, name: null, workout_id: plan, workouts: null }
      await route.fulfill({ json: [{ ...nameless, set_logs: [{ ...set, exercises: null }] }] })
    })
    await page.route("**/rest/v1/committed_workouts?*scheduled_date=eq.*", async (route) => {
      const answer = await route.fetch()
      const [commitment] = await answer.json()
      await route.fulfill({ json: [{ ...commitment, generated_weekly_schedules: null }] })
    })
    await page.goto("/dashboard")
    const log = page.getByRole("article", { name: "Unknown Template" })
    await expect(log.getByRole("heading", { level: 4 })).toContainText("Unknown Exercise")
    await expect(page.getByRole("article", { name: "N/A" })).toContainText(
      "This day’s plan can’t be read. You can still log a workout, or remove the plan.",
    )
  },
)

test(
  "charts that are stored are shown without a network, and nothing is reported as failed",
  { tag: "@once" },
  async ({ page, signIn, setOffline }) => {
    const person = await signIn()
    await logWorkout(person, { date: today })
    await page.goto("/dashboard")
    const volume = page.getByRole("figure", { name: "Weekly volume" })
    await expect(volume.locator(".spark-plot")).toBeVisible()
    await page.getByRole("link", { name: "Goals" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Goals" })).toBeVisible()
    // Old enough to be requested again when the page comes back.
    await page.clock.setFixedTime(`${today}T12:05:00Z`)
    await setOffline(true)
    const asked = page.waitForEvent("requestfailed", (request) =>
      /calculate_weekly_volume/.test(request.url()),
    )
    await page.getByRole("link", { name: "Home" }).first().click()
    await asked
    await expect(volume.locator(".spark-plot")).toBeVisible()
    await expect(problems(page)).toHaveCount(0)
  },
)
