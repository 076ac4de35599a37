import { type Page, type Route } from "@playwright/test"
import { askApart } from "../network.ts"
import { expect, test } from "../fixtures.ts"
import { addGoal, easyRun, logWorkout, scheduleWorkout } from "./training.ts"
import { profileAt } from "../profile/sections.ts"

const noon = "2026-11-21T12:00:00Z"
const today = "2026-11-21"
const day = (page: Page, name: string) => page.getByRole("button", { name })
const log = (page: Page, name: string) => page.getByRole("article", { name })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon)
})

test("a day's logs and goals @once", async ({ page, signIn }) => {
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  const logId = await logWorkout(person, {
    date: today,
    name: "Lower A",
    notes: "Slept badly.\n<b>Belt</b> from 120 up.",
    duration_seconds: 3250,
    sets: [
      { exercise: "Back Squat (Barbell)", weight: 60, reps: 8, set_type: "warmup" },
      { exercise: "Back Squat (Barbell)", weight: 122.5, reps: 5 },
      { exercise: "Back Squat (Barbell)", weight: 130, reps: 4, notes: "Felt fast" },
      { exercise: "Bench Press (Barbell)", weight: 135, weight_unit: "lbs", reps: 8 },
      { exercise: "Bench Press (Barbell)", weight: 60, weight_unit: "kg", reps: 0 },
      { exercise: "Running", duration_minutes: 10.5, distance: 2.18 },
    ],
  })
  await logWorkout(person, { date: today })
  await addGoal(person, "Bench a hundred", today)
  await addGoal(person, null, today)
  await addGoal(person, "Much later", "2026-11-30")
  await page.goto("/dashboard")

  await test.step("shows every log of a day, its sets in order and in one unit", async () => {
    const lowerA = log(page, "Lower A")
    await expect(lowerA).toContainText("Duration 54:10, 5 sets")
    await expect(lowerA).toContainText("Slept badly. <b>Belt</b> from 120 up.")
    await expect(lowerA.getByRole("heading", { level: 4 })).toHaveText([
      "Back Squat (Barbell) kg",
      "Bench Press (Barbell) kg",
      "Running",
    ])
    // All in the person's unit, regardless of the unit in which each was entered.
    await expect(lowerA.getByRole("listitem")).toHaveText([
      "WWarm-up: 60 × 8",
      "1Set 1: 122.5 × 5",
      "2Set 2: 130 × 4",
      "1Set 1: 61.2 × 8",
      "2Set 2: 60 × 0",
      "1Set 1: 10:30, 2.18 km (4:49 /km)",
    ])
    await expect(lowerA).toContainText("Set 2: Felt fast")
    await expect(lowerA.getByRole("link", { name: "Edit Log" })).toHaveAttribute(
      "href",
      `/log-workout/log/${logId}`,
    )
    await expect(lowerA.getByRole("link", { name: "Running" })).toHaveAttribute(
      "href",
      /^\/exercise\/[\da-f-]{36}$/,
    )
    await expect(log(page, "Ad-Hoc Workout")).toContainText("Duration N/A, 1 set")
  })

  await test.step("lists the goals due on the day", async () => {
    const goals = page.getByRole("region", { name: "Goals due on this day" })
    await expect(goals.getByRole("listitem")).toHaveText([
      /Bench a hundred102.5 kg weight · Bench Press \(Barbell\)/,
      /Untitled Goal/,
    ])
    await goals.getByRole("link", { name: "View/Edit Goal" }).first().click()
    await expect(page).toHaveURL("/goals")
  })
})

test("a log is deleted @once", async ({ page, problems, server, signIn }) => {
  const person = await signIn()
  const committed_workout_id = await scheduleWorkout(person, today)
  await logWorkout(person, { date: today, name: "Upper A", committed_workout_id })
  await page.goto("/dashboard")

  await test.step("says why a log could not be deleted, and keeps it", async () => {
    problems.allow(/400|401/)
    await page.route("**/rest/v1/workout_logs?*", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({
            status: 400,
            json: { code: "P0001", message: "Not today.", details: null, hint: null },
          })
        : route.continue(),
    )
    await log(page, "Upper A").getByRole("button", { name: "Delete Log" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete Log" }).click()
    await expect(page.getByRole("alert").getByText("Failed to delete workout log: Not today.")).toBeVisible()
    await expect(log(page, "Upper A")).toBeVisible()

    await page.unrouteAll()
    await page.route("**/rest/v1/workout_logs?*", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } })
        : route.continue(),
    )
    await log(page, "Upper A").getByRole("button", { name: "Delete Log" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete Log" }).click()
    await expect(page.getByText("User not logged in or no workout log selected.")).toBeVisible()
    await page.unrouteAll()
  })

  await test.step("deletes a log after asking, and reopens its plan", async () => {
    await expect(day(page, "November 21, 2026, workout")).toBeVisible()

    await log(page, "Upper A").getByRole("button", { name: "Delete Log" }).click()
    const question = page.getByRole("dialog", {
      name: "Are you sure you want to delete the workout log for Nov 21, 2026? This action cannot be undone.",
    })
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(question).toBeHidden()
    await expect(log(page, "Upper A")).toBeVisible()

    await log(page, "Upper A").getByRole("button", { name: "Delete Log" }).click()
    await question.getByRole("button", { name: "Delete Log" }).click()
    await expect(page.getByText("Workout log deleted successfully!")).toBeVisible()
    await expect(page.getByRole("heading", { name: "Saturday, November 21, 2026" })).toBeFocused()
    await expect(day(page, "November 21, 2026, scheduled workout")).toBeVisible()
    await expect(log(page, "Strength: Upper A").getByRole("link", { name: "Log This Workout" })).toBeVisible()

    const rows = await server.sql(
      "select status, completed_log_id, (select count(*)::int from workout_logs where user_id = $1) as logs from committed_workouts where user_id = $1",
      [person.id],
    )
    expect(rows).toEqual([{ status: "scheduled", completed_log_id: null, logs: 0 }])
  })
})

test("a scheduled workout is removed, put back and opened @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await scheduleWorkout(person, today)
  const committedWorkoutId = await scheduleWorkout(person, "2026-11-23")
  await page.goto("/dashboard")

  await test.step("removes a scheduled workout after asking, and Undo brings it back", async () => {
    await page.getByRole("button", { name: "Remove Schedule" }).click()
    const question = page.getByRole("dialog", {
      name: "Are you sure you want to remove the scheduled workout for Nov 21, 2026?",
    })
    await question.getByRole("button", { name: "Remove Schedule" }).click()
    await expect(page.getByText("Scheduled workout removed successfully!")).toBeVisible()
    await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await expect(page.getByRole("button", { name: "November 21, 2026, scheduled" })).toHaveCount(0)

    await page.getByRole("button", { name: "Undo" }).click()
    await expect(log(page, "Strength: Upper A")).toBeVisible()
    await expect(day(page, "November 21, 2026, scheduled workout")).toBeVisible()
    const rows = await server.sql(
      "select status, scheduled_date::text, day_of_week from committed_workouts where user_id = $1 order by scheduled_date",
      [person.id],
    )
    expect(rows).toEqual(
      [today, "2026-11-23"].map((scheduled_date) => ({
        status: "scheduled",
        scheduled_date,
        day_of_week: "Monday",
      })),
    )
  })

  await test.step("opens a scheduled workout on the logging screen with its plan", async () => {
    await day(page, "November 23, 2026, scheduled workout").click()
    const plan = log(page, "Strength: Upper A")
    await expect(plan).toContainText("Heavy bench, then rows.")
    await expect(plan.getByRole("listitem")).toHaveText([
      /Bench Press \(Barbell\)3 × 6-8Stop one short of failure$/,
      /Lat Pulldown \(Cable\)3 × 8-12$/,
    ])
    await plan.getByRole("link", { name: "Log This Workout" }).click()
    await expect(page).toHaveURL("/log-workout/new")
    const state: unknown = await page.evaluate(() => history.state.usr)
    expect(state).toMatchObject({
      selectedDate: "2026-11-23",
      committedWorkoutId,
      workoutPlan: { name: "Upper A", description: "Heavy bench, then rows.", exercises: [{ sets: 3 }, {}] },
    })
  })
})

test("next to a log or another plan, the button that starts a plan shows its name, here and at the top @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await scheduleWorkout(person, today, easyRun)
  await page.goto("/dashboard")
  const starts = page.getByRole("link", { name: /^Log (?!New)/ })
  await expect(starts).toHaveText(["Log This Workout", "Log This Workout"])
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easy run Saturday, Nov 21")
  await logWorkout(person, { date: today, name: "Lower A" })
  await page.reload()
  await expect(page.getByText("Logged: Lower A. Scheduled: Easy run.")).toBeVisible()
  await expect(log(page, "Lower A")).toBeVisible()
  await expect(log(page, "Cardio: Easy run")).toBeVisible()
  // The calendar marks only the workout.
  await expect(
    page.getByRole("button", { name: "Saturday, November 21, 2026, workout, scheduled workout" }),
  ).toBeVisible()
  await expect(starts).toHaveText(["Log Easy run", "Log Easy run"])
  await starts.first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Easy run" })).toBeVisible()
})

test("an import is offered to new people until they have imported something @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  const offer = page.getByRole("link", { name: "Import My History" })
  await expect(offer).toBeVisible()
  await server.sql(
    `insert into imports (id, user_id, file_name, source, parts, exercises, workouts, sets, weights, status, finished_at)
     values (gen_random_uuid(), $1, 'strong.csv', 'Strong', 1, '[]', 3, 9, 0, 'done', now())`,
    [person.id],
  )
  await page.reload()
  await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test("offers to log a workout on an empty day, or the newest routines, for that day @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await day(page, "November 3,").click()
  await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
  await page.getByRole("region", { name: "Tuesday, November 3, 2026" }).getByText("Log New Workout").click()
  await expect(page).toHaveURL("/log-workout/new")
  expect(await page.evaluate(() => history.state.usr)).toEqual({ selectedDate: "2026-11-03" })

  const names = ["First", "Second", "Third", "Fourth"]
  for (const name of names) await person.client.from("workouts").insert({ name }).throwOnError()
  await page.goto("/dashboard")
  await day(page, "November 3,").click()
  const panel = page.getByRole("region", { name: "Tuesday, November 3, 2026" })
  await expect(panel.getByRole("listitem")).toHaveText(["Fourth", "Third", "Second"])
  await panel.getByRole("link", { name: "Third" }).click()
  await expect(page).toHaveURL(/\/log-workout\/[\da-f-]{36}$/)
  await expect(page.getByLabel("Date")).toHaveValue("2026-11-03")
})

test(
  "says that it is loading, and that it failed, and loads again",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/400/)
    const person = await signIn()
    // Logged before the page is open. If the page were notified later, it would load the log again by itself.
    await logWorkout(person, { date: "2026-11-03", name: "Lower A" })
    await page.goto("/dashboard")
    const held = new Promise<Route>((resolve) => {
      void page.route("**/rest/v1/workout_logs?*date=eq.2026-11-03*", resolve)
    })
    await day(page, "November 3,").click()
    await expect(page.getByText("Loading workout details...")).toBeVisible()
    const request = await held
    await request.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } })
    await expect(page.getByText("Failed to load workout details for this date.")).toBeVisible()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(log(page, "Lower A")).toBeVisible()
  },
)

test(
  "collects what failed in one message, and shows the rest",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/400/)
    const person = await signIn()
    await scheduleWorkout(person, today)
    const refuse = (route: Route) =>
      route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } })
    await askApart(page)
    await page.route("**/rest/v1/goals?*", refuse)
    await page.route("**/rest/v1/workout_logs?*date=gte.*", refuse)
    await page.goto("/dashboard")
    await expect(page.getByRole("alert").filter({ hasText: "Failed" })).toContainText(
      /Failed to load workout days\..*Failed to load active goals\./,
    )
    await expect(day(page, "November 21, 2026, scheduled workout")).toBeVisible()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(page.getByText("Failed to load")).toHaveCount(0)
  },
)

test(
  "asks the person to sign in when the session ends while it is open",
  { tag: "@once" },
  async ({ page, signIn }) => {
    await signIn({ path: "/dashboard" })
    await expect(day(page, "November 21")).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(profileAt.you)
    await other.getByRole("button", { name: "Log out" }).click()
    await expect(page.getByText("Please log in.")).toBeVisible()
    await expect(page.getByText("Log in to generate schedules.")).toBeVisible()
    await expect(day(page, "November 21")).toHaveCount(0)
  },
)
