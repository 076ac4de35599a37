import type { Page, Route } from "@playwright/test"
import { askApart } from "../network.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import { easyRun, logWorkout, saveWeek, upperA } from "./training.ts"

const section = (page: Page) => page.getByRole("region", { name: "AI Weekly Schedule" })
const card = (page: Page, weekday: number) => section(page).getByRole("listitem").nth(weekday)
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { code: "P0001", message, details: null, hint: null } })

// A Wednesday.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-18T12:00:00Z")
})

test("shows the latest saved plan on the days of a week, and schedules its workouts @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  await saveWeek(person, { Monday: easyRun }, "An older plan")
  await saveWeek(
    person,
    { Monday: upperA, Wednesday: easyRun, Sunday: upperA },
    "Two heavy days around a run.",
  )
  await page.goto("/dashboard")
  await expect(section(page)).toContainText("Two heavy days around a run.")
  await expect(section(page)).toContainText("Plans from an AI can be wrong. Skip anything that hurts.")
  await expect(section(page).getByRole("listitem")).toHaveCount(7)
  await expect(card(page, 0)).toContainText("Mon Nov 16")
  await expect(card(page, 1).getByRole("heading")).toHaveText("Rest Day")
  await expect(card(page, 1).getByRole("button")).toHaveCount(0)
  await expect(card(page, 2)).toContainText("Wed Nov 18")
  await expect(card(page, 6)).toContainText("Sun Nov 22")

  await section(page).getByRole("button", { name: "Week of Nov 23" }).click()
  await expect(card(page, 6)).toContainText("Sun Nov 29")
  await card(page, 0).getByRole("button", { name: "Schedule Upper A, Monday, November 23, 2026" }).click()
  await expect(page.getByText("Monday workout scheduled for Nov 23, 2026!")).toBeVisible()
  await expect(card(page, 0)).toContainText("On the calendar")
  await expect(card(page, 0).getByRole("heading")).toBeFocused()
  await expect(page.getByRole("button", { name: "November 23, 2026, scheduled workout" })).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()

  await section(page).getByRole("button", { name: "Week of Nov 16" }).click()
  await expect(card(page, 0)).toContainText("On the calendar for Nov 23")
  await card(page, 2).getByRole("button", { name: "Schedule Easy run, Wednesday, November 18, 2026" }).click()
  await expect(page.getByText("Wednesday workout scheduled for Nov 18, 2026!")).toBeVisible()
  await expect(page.getByRole("article", { name: "Cardio: Easy run" })).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()

  await expect(card(page, 1).getByRole("button")).toHaveCount(0)
  expect(
    await server.sql(
      "select day_of_week, scheduled_date::text, status from committed_workouts where user_id = $1 order by scheduled_date",
      [person.id],
    ),
  ).toEqual([
    { day_of_week: "Wednesday", scheduled_date: "2026-11-18", status: "scheduled" },
    { day_of_week: "Monday", scheduled_date: "2026-11-23", status: "scheduled" },
  ])
})

test("any weekday of the displayed week can be scheduled, and a message gives its date @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  await saveWeek(person, { Monday: upperA, Sunday: easyRun })
  await page.goto("/dashboard")
  const note = "Days are scheduled in the week shown:"
  await expect(section(page)).toContainText(`${note} Monday is Nov 16, Sunday is Nov 22.`)
  await card(page, 0).getByRole("button", { name: "Schedule Upper A, Monday, November 16, 2026" }).click()
  await expect(page.getByText("Monday workout scheduled for Nov 16, 2026!")).toBeVisible()
  await expect(card(page, 0)).toContainText("On the calendar")

  await section(page).getByRole("button", { name: "Week of Nov 9" }).click({ force: true })
  await expect(page.getByText("A plan goes on the calendar this week or next.")).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()
  await section(page).getByRole("button", { name: "Week of Nov 23" }).click()
  await expect(section(page)).toContainText("Nov 23 – 29")
  await expect(section(page)).toContainText(`${note} Monday is Nov 23, Sunday is Nov 29.`)
  await card(page, 6).getByRole("button", { name: "Schedule Easy run, Sunday, November 29, 2026" }).click()
  await expect(page.getByText("Sunday workout scheduled for Nov 29, 2026!")).toBeVisible()
  expect(
    await server.sql(
      "select day_of_week, scheduled_date::text from committed_workouts where user_id = $1 order by scheduled_date",
      [person.id],
    ),
  ).toEqual([
    { day_of_week: "Monday", scheduled_date: "2026-11-16" },
    { day_of_week: "Sunday", scheduled_date: "2026-11-29" },
  ])
})

test("a saved plan's cards, and a day that is now for rest @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveWeek(person, { Monday: upperA, Friday: { ...easyRun, description: "" } })
  await page.goto("/dashboard")

  await test.step("a saved plan's cards show their exercises beside the description", async () => {
    await card(page, 0).getByText("2 exercises").click()
    await expect(card(page, 0).getByText("Heavy bench, then rows.")).toBeVisible()
    await expect(card(page, 0)).toContainText("Bench Press (Barbell) 3 × 6-8")
    await expect(card(page, 0)).toContainText("Lat Pulldown (Cable) 3 × 8-12")
    await expect(card(page, 4)).toContainText("Running 1 × 30 min")
  })
  expect(problems.unexpected()).toEqual([])

  await test.step('committing a rest day is refused with "Skipped committing {day}: It\'s a rest day."', async () => {
    problems.allow(/409/)
    await expect(card(page, 4)).toContainText("Easy run")
    // Friday becomes a rest day on another device.
    const rest = weekdays.map((day) => ({ day, workout: null, notes: "" }))
    await server.sql("update generated_weekly_schedules set schedule_json = $2 where id = $1", [
      id,
      JSON.stringify(rest),
    ])
    await card(page, 4).getByRole("button", { name: "Schedule" }).click()
    await expect(section(page).getByRole("alert")).toHaveText("Skipped committing Friday: It's a rest day.")
    expect(await server.sql("select from committed_workouts where user_id = $1", [person.id])).toEqual([])
  })
})

test("shows which days of the plan are logged, and reuses the whole plan @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  const plan = await saveWeek(person, { Monday: upperA, Wednesday: easyRun })
  const { data: committed } = await person.client
    .from("committed_workouts")
    .insert({ generated_schedule_id: plan, day_of_week: "Monday", scheduled_date: "2026-11-16" })
    .select("id")
    .single()
    .throwOnError()
  await logWorkout(person, { date: "2026-11-16", committed_workout_id: committed.id })
  await page.goto("/dashboard")
  await expect(card(page, 0)).toContainText("Mon Nov 16")
  await expect(card(page, 0)).toContainText("Logged")
  await section(page).getByRole("button", { name: "Schedule Saved" }).click({ force: true })
  await expect(page.getByText("Schedule is already saved.")).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()

  await section(page).getByRole("button", { name: "Use This Plan Again" }).click()
  await section(page).getByRole("button", { name: "Week of Nov 23" }).click()
  await expect(card(page, 0)).toContainText("Mon Nov 23")
  await card(page, 2).getByRole("button", { name: "Schedule" }).click({ force: true })
  await expect(section(page).getByRole("alert")).toHaveText(
    "Cannot commit workout: User not logged in or schedule not saved.",
  )
  await section(page).getByRole("button", { name: "Save Weekly Plan" }).click()
  await expect(page.getByText("Weekly schedule saved successfully!")).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect(section(page).getByRole("button", { name: "Schedule Saved" })).toBeVisible()
  await expect(section(page).getByRole("alert")).toHaveCount(0)
  await card(page, 0).getByRole("button", { name: "Schedule" }).click()
  await expect(card(page, 0)).toContainText("On the calendar")
  expect(
    await server.sql(
      "select count(*)::int as plans, count(distinct schedule_json)::int as different from generated_weekly_schedules where user_id = $1",
      [person.id],
    ),
  ).toEqual([{ plans: 2, different: 1 }])
})

test("next week's days ignore last week's logs, and can all be scheduled at once @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  const plan = await saveWeek(person, { Monday: upperA, Wednesday: easyRun, Sunday: upperA })
  const { data: committed } = await person.client
    .from("committed_workouts")
    .insert({ generated_schedule_id: plan, day_of_week: "Monday", scheduled_date: "2026-11-16" })
    .select("id")
    .single()
    .throwOnError()
  await logWorkout(person, { date: "2026-11-16", committed_workout_id: committed.id })
  await page.goto("/dashboard")
  await expect(card(page, 0)).toContainText("Logged")
  await section(page).getByRole("button", { name: "Week of Nov 23" }).click()
  await expect(card(page, 0)).not.toContainText("Logged")
  await section(page).getByRole("button", { name: "Schedule All" }).click()
  await expect(page.getByText("3 workouts scheduled for the week of Nov 23.")).toBeVisible()
  for (const weekday of [0, 2, 6]) await expect(card(page, weekday)).toContainText("On the calendar")
  await expect(section(page).getByRole("button", { name: "Schedule All" })).toHaveCount(0)

  // This week's days that have passed are left out.
  await section(page).getByRole("button", { name: "Week of Nov 16" }).click()
  await section(page).getByRole("button", { name: "Schedule All" }).click()
  await expect(page.getByText("2 workouts scheduled for the week of Nov 16.")).toBeVisible()
  const rows = await server.sql(
    "select scheduled_date::text, status from committed_workouts where user_id = $1 order by scheduled_date",
    [person.id],
  )
  expect(rows).toEqual([
    { scheduled_date: "2026-11-16", status: "completed" },
    ...["2026-11-18", "2026-11-22", "2026-11-23", "2026-11-25", "2026-11-29"].map((scheduled_date) => ({
      scheduled_date,
      status: "scheduled",
    })),
  ])
})

test("reports each day that couldn't be scheduled, and schedules the others @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/400/)
  const person = await signIn()
  await saveWeek(person, { Wednesday: upperA, Friday: easyRun, Sunday: upperA })
  await page.route("**/rest/v1/rpc/commit_workout", (route) =>
    route.request().postData()?.includes("Friday") ? refuse("Not today.")(route) : route.continue(),
  )
  await page.goto("/dashboard")
  await section(page).getByRole("button", { name: "Schedule All" }).click()
  await expect(page.getByText("2 workouts scheduled for the week of Nov 16.")).toBeVisible()
  await expect(section(page).getByRole("alert")).toHaveText("Failed to commit workout for Friday: Not today.")
  await expect(card(page, 4).getByRole("button", { name: "Schedule" })).toBeVisible()
})

test("a plan made on Thursday or later is for the next week, unless this week is chosen @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  const id = await saveWeek(person, { Monday: upperA, Sunday: upperA })
  await server.sql(
    "update generated_weekly_schedules set generated_at = '2026-11-19T08:00:00Z' where id = $1",
    [id],
  )
  await page.clock.setFixedTime("2026-11-19T12:00:00Z")
  await page.goto("/dashboard")
  await expect(card(page, 0)).toContainText("Mon Nov 23")
  await section(page).getByRole("button", { name: "Week of Nov 16" }).click()
  await card(page, 6).getByRole("button", { name: "Schedule Upper A, Sunday, November 22, 2026" }).click()
  await expect(card(page, 6)).toContainText("On the calendar")
  // The plan is now shown in this week.
  await page.reload()
  await expect(card(page, 0)).toContainText("Mon Nov 16")
})

test("says that a plan was for a past week, and offers it for this one @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveWeek(person, { Monday: upperA, Friday: easyRun })
  const earlier = "update generated_weekly_schedules set generated_at = '2026-11-10T08:00:00Z' where id = $1"
  await server.sql(earlier, [id])
  await page.goto("/dashboard")
  await expect(section(page)).toContainText("This plan was for the week of Monday, Nov 9, 2026.")
  await expect(card(page, 4)).toContainText("Fri Nov 13")
  await expect(card(page, 4).getByRole("button")).toHaveCount(0)
  await section(page).getByRole("button", { name: "Use It for This Week" }).click()
  await expect(card(page, 4)).toContainText("Fri Nov 20")
  await section(page).getByRole("button", { name: "Save Weekly Plan" }).click()
  await card(page, 4).getByRole("button", { name: "Schedule Easy run, Friday, November 20, 2026" }).click()
  await expect(page.getByText("Friday workout scheduled for Nov 20, 2026!")).toBeVisible()
})

test(
  "reports each refused action until it succeeds",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/400|NoReply/)
    const person = await signIn()
    await saveWeek(person, { Friday: upperA, Wednesday: { name: "No exercises" } })
    await page.route("**/rest/v1/rpc/commit_workout", refuse("Not today."))
    await page.route("**/functions/v1/coach", refuse("OpenAI API key is not configured."))
    await page.goto("/dashboard")
    await expect(card(page, 2)).toContainText("can’t be read")
    await section(page).getByRole("button", { name: "Generate Weekly Schedule" }).click()
    await card(page, 4).getByRole("button", { name: "Schedule" }).click()
    const refusals = section(page).getByRole("alert").getByRole("paragraph")
    const noKey = "OpenAI API key is not configured."
    await expect(refusals).toHaveText(["Failed to commit workout for Friday: Not today.", noKey])
    await page.unrouteAll()
    await card(page, 4).getByRole("button", { name: "Schedule" }).click()
    await expect(card(page, 4)).toContainText("On the calendar")
    await expect(refusals).toHaveText([noKey])

    await page.route("**/rest/v1/rpc/save_weekly_schedule", refuse("Not now."))
    await section(page).getByRole("button", { name: "Use This Plan Again" }).click()
    await section(page).getByRole("button", { name: "Save Weekly Plan" }).click()
    await expect(refusals).toHaveText(["Failed to save weekly schedule: Not now.", noKey])
    await section(page).getByRole("button", { name: "Discard" }).click()
    await expect(card(page, 4)).toContainText("On the calendar")
  },
)

test(
  "schedules a day only once if the reply is lost",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/ERR_FAILED/)
    const person = await signIn()
    await saveWeek(person, { Wednesday: upperA })
    // Otherwise the page may hear that the day is scheduled before the button is pressed again.
    await page.routeWebSocket("**/realtime/**", () => undefined)
    await page.goto("/dashboard")
    await page.route("**/rest/v1/rpc/commit_workout", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await card(page, 2).getByRole("button", { name: "Schedule" }).click()
    await expect(section(page).getByRole("alert")).toContainText("Failed to commit workout for Wednesday:")
    await page.unrouteAll()
    await card(page, 2).getByRole("button", { name: "Schedule" }).click()
    await expect(page.getByText("Wednesday workout scheduled for Nov 18, 2026!")).toBeVisible()
    await expect(card(page, 2)).toContainText("On the calendar")
  },
)

test(
  "leaves out a day that isn't a weekday, and says if the plan couldn't be loaded",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/400|500/)
    const person = await signIn()
    const id = await saveWeek(person, { Monday: upperA })
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day: `Day ${day}`, workout: upperA, notes: null }))
    const plans = person.client.from("generated_weekly_schedules")
    await plans.update({ schedule_json: days }).eq("id", id).throwOnError()
    let arrive: (route: Route) => void = () => {}
    const held = new Promise<Route>((resolve) => {
      arrive = resolve
    })
    await askApart(page)
    await page.route("**/rest/v1/generated_weekly_schedules?*", arrive)
    await page.goto("/dashboard")
    await expect(page.getByText("Loading your saved schedule...")).toBeVisible()
    await (
      await held
    ).fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } })
    await expect(page.getByText("Could not load saved schedule: No")).toBeVisible()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(page.getByText("Could not load")).toHaveCount(0)
    await card(page, 3).getByRole("button", { name: "Schedule" }).click()
    await expect(section(page).getByRole("alert")).toHaveText("Could not determine date for day: Day 4")

    await plans
      .update({ schedule_json: [1, 2, 3, 4, 5, 6, 7] })
      .eq("id", id)
      .throwOnError()
    await page.reload()
    await expect(
      page.getByText("An unexpected error occurred while loading your saved schedule."),
    ).toBeVisible()
  },
)

test("looks right with a full week", async ({ page, problems, signIn }, { project }) => {
  problems.allow(/400|NoReply/)
  const person = await signIn()
  const plan = await saveWeek(
    person,
    {
      Monday: upperA,
      Wednesday: { ...easyRun, name: "Wednesdays_without_any_space_to_break_a_line" },
      Friday: { ...upperA, description: "A long description. ".repeat(12) },
      Sunday: upperA,
    },
    "Two heavy upper days around one run. Keep Saturday easy: bench volume is already up 8% on October.",
  )
  await person.client
    .from("committed_workouts")
    .insert([{ generated_schedule_id: plan, day_of_week: "Wednesday", scheduled_date: "2026-11-18" }])
    .throwOnError()
  await page.route("**/functions/v1/coach", refuse("OpenAI API key is not configured."))
  await page.goto("/dashboard")
  if (project.name === "phone")
    await test.step("a phone starts with today, and shows the days before it when asked", async () => {
      await expect(section(page).getByRole("listitem")).toHaveCount(5)
      await expect(card(page, 0)).toContainText("Wed Nov 18")
      await section(page).getByRole("button", { name: "Days before today" }).click()
      await expect(section(page).getByRole("listitem")).toHaveCount(7)
    })
  await checkLooks(page, "dashboard-week", async () => {
    await expect(card(page, 2)).toContainText("On the calendar")
    await section(page).getByRole("button", { name: "Generate Weekly Schedule" }).click()
    await expect(page.getByText("OpenAI API key is not configured.")).toBeVisible()
  })
})
