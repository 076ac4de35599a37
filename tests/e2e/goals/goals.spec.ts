import { logWorkout } from "../dashboard/training.ts"
import { expect, test } from "../fixtures.ts"
import { chooseExercise, goalCard, saveGoal, setGoals, today, useUnits } from "./setting-goals.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"

test("a first goal @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await useUnits(person, "metric")
  await page.goto("/goals")

  await test.step("Cancel closes the form and discards its text", async () => {
    const toggle = page.getByRole("button", { name: "Add New Goal" })
    await toggle.click()
    await page.getByLabel("Goal Title").fill("Half a goal")
    await page.getByRole("button", { name: "Cancel" }).click()
    await expect(saveGoal(page)).toHaveCount(0)
    await toggle.click()
    await expect(page.getByLabel("Goal Title")).toHaveValue("")
    await page.getByRole("button", { name: "Cancel" }).click()
  })

  await test.step("invites the person to set a first goal, and saves it", async () => {
    await expect(
      page.getByText("You haven't set any goals yet. Click 'Add New Goal' to start!", { exact: true }),
    ).toBeVisible()
    await page.getByRole("button", { name: "Add New Goal" }).click()
    await expect(page.getByRole("heading", { name: "Add New Goal" })).toBeVisible()
    await page.getByLabel("Goal Title").fill("Bench a hundred")
    await chooseExercise(page, "Overall", bench)
    await page.getByLabel("Metric").selectOption("weight")
    await page.getByLabel("Target Value (kg)").fill("102,5")
    await page.getByLabel("Target Date").fill("2027-02-01")
    await saveGoal(page).click()

    await expect(page.getByText("Goal saved.")).toBeVisible()
    await expect(saveGoal(page)).toHaveCount(0)
    const card = goalCard(page, "Bench a hundred")
    await expect(card).toContainText("Bench Press (Barbell) · weight")
    await expect(card).toContainText("0 of 102.5 kg")
    await expect(card).toContainText("Due Feb 1, 2027")
    await expect(page.getByText("1 goal", { exact: true })).toBeVisible()
    const rows = await server.sql(
      "select title, goal_type, metric, target_value::float, unit, start_date::text, target_date::text, status from goals where user_id = $1",
      [person.id],
    )
    expect(rows).toEqual([
      {
        title: "Bench a hundred",
        goal_type: "strength",
        metric: "weight",
        target_value: 102.5,
        unit: "kg",
        start_date: today,
        target_date: "2027-02-01",
        status: "active",
      },
    ])
    await page.getByRole("link", { name: "Home" }).click()
    await page.getByRole("button", { name: "Next month" }).click()
    await page.getByRole("button", { name: "Next month" }).click()
    await page.getByRole("button", { name: "Next month" }).click()
    await page.getByRole("button", { name: "February 1, 2027" }).click()
    await expect(page.getByRole("region", { name: "Goals due on this day" })).toContainText("Bench a hundred")
  })
})

test("shows a goal's progress, its forecast, and how certain it is @once", async ({ page, signIn }) => {
  const person = await signIn()
  await useUnits(person, "metric")
  const weeks = ["08-08", "08-22", "09-05", "09-19", "10-03", "10-17", "10-31", "11-14"]
  for (const [index, day] of weeks.entries())
    await logWorkout(person, {
      date: `2026-${day}`,
      sets: [{ exercise: bench, weight: 80 + index * 2, reps: 3 }],
    })
  await setGoals(
    person,
    { title: "Bench 100 for one", exercise: bench, unit: "kg", target_date: "2027-01-16" },
    { title: "Late already", exercise: bench, unit: "kg", target_date: "2026-11-01" },
    { title: "Never lifted", exercise: "Deadlift (Barbell)", unit: "kg" },
  )
  await page.goto("/goals")
  const card = goalCard(page, "Bench 100 for one")
  await expect(card).toContainText("94 of 100 kg, Nov 14")
  // The day of the lift, not of the goal.
  await expect(card).toContainText("80 kg, Aug 8")
  await expect(card.getByRole("progressbar", { name: "Bench 100 for one" })).toHaveAttribute(
    "aria-valuenow",
    "70",
  )
  await expect(card).toContainText("At this pace: Dec 26, three weeks early. Your progress has been steady.")
  await expect(card).toContainText("The heaviest set since Aug 4.")
  const reader = card.getByRole("slider", { name: "Bench 100 for one, week by week, point by point" })
  await reader.press("ArrowLeft")
  await expect(reader).toHaveAttribute("aria-valuetext", "Oct 31, 2026: 92 kg")
  await expect(card.getByText("Oct 31, 2026 92 kg", { exact: true })).toBeVisible()
  await card.getByText("Show as table").click()
  await expect(card.getByRole("row", { name: "Nov 14, 2026 94 kg" })).toBeVisible()
  await expect(card.getByRole("row")).toHaveCount(9)
  await expect(goalCard(page, "Late already")).toContainText("Overdue by 20 days.")
  await expect(goalCard(page, "Never lifted")).toContainText(
    "Log four sessions over three weeks for a forecast.",
  )
  await expect(goalCard(page, "Never lifted")).toContainText("Nothing logged toward this goal yet.")
})

test("what a goal counts @once", async ({ page, signIn }) => {
  const person = await signIn()
  await useUnits(person, "metric")
  for (const date of ["2026-11-09", "2026-11-10", "2026-11-17"])
    await logWorkout(person, { date, sets: [{ exercise: "Running", distance: 5.5, duration_minutes: 30 }] })
  const since = { goal_type: "cardio", start_date: "2026-11-02" } as const
  await setGoals(
    person,
    { title: "Twice a week", metric: "frequency", target_value: 2, ...since },
    {
      title: "Fifty kilometers",
      metric: "distance",
      target_value: 50,
      unit: "km",
      exercise: "Running",
      ...since,
    },
    { title: "Ten hours", metric: "duration_minutes", target_value: 600, ...since },
  )
  await logWorkout(person, { date: "2026-11-03", sets: [{ exercise: squat, weight: 60, reps: 8 }] })
  await setGoals(person, { title: "Squat 100", exercise: squat, unit: "kg", start_date: "2026-11-07" })
  await page.goto("/goals")

  await test.step("a best from before the goal's start is labeled as such until a set counts", async () => {
    const card = goalCard(page, "Squat 100")
    await expect(card).toContainText("60 of 100 kg, Nov 3")
    await expect(card).toContainText(
      "The heaviest set since Nov 7. Nothing logged since you set this goal, so this is your earlier best.",
    )
    await logWorkout(person, { date: "2026-11-10", sets: [{ exercise: squat, weight: 62.5, reps: 8 }] })
    await page.reload()
    await expect(card).toContainText("62.5 of 100 kg, Nov 10")
    await expect(card).not.toContainText("from before")
  })

  await test.step("counts workouts per week, and totals distance and minutes", async () => {
    await expect(goalCard(page, "Twice a week")).toContainText("1 of 2 times this week")
    await expect(goalCard(page, "Twice a week")).toContainText("Met in 1 of the last 3 weeks.")
    await expect(goalCard(page, "Twice a week")).toContainText("Overall · frequency")
    await expect(goalCard(page, "Fifty kilometers")).toContainText("16.5 of 50 km")
    await expect(goalCard(page, "Fifty kilometers")).toContainText("Total distance since Nov 2.")
    await expect(goalCard(page, "Ten hours")).toContainText("90 of 600 minutes")
    await useUnits(person, "imperial")
    await page.reload()
    await expect(goalCard(page, "Fifty kilometers")).toContainText("10.25 of 31.07 mi")
  })
})

test("shows when a goal was reached, archives it and reopens it @once", async ({ page, signIn, server }) => {
  const person = await signIn()
  await useUnits(person, "metric")
  const [id] = await setGoals(person, {
    title: "Bench 100",
    exercise: bench,
    unit: "kg",
    target_date: "2026-11-30",
  })
  await logWorkout(person, { date: "2026-11-17", sets: [{ exercise: bench, weight: 100, reps: 1 }] })
  const stored = async () =>
    (await server.sql("select status, achieved_at::text, start_date::text from goals where id = $1", [id]))[0]

  await page.goto("/goals")
  const reached = page.getByRole("region", { name: "Reached Goals" })
  await expect(reached).toContainText("Reached on Nov 17, 13 days early.")
  await expect(page.getByText("No active goals. Add one, or reopen one below.")).toBeVisible()
  expect(await stored()).toMatchObject({ status: "achieved", achieved_at: "2026-11-17" })

  await reached.getByRole("button", { name: "More for Bench 100" }).click()
  await reached.getByRole("button", { name: "Archive" }).click()
  const archived = page.getByRole("region", { name: "Archived Goals" })
  await expect(archived).toContainText("Reached on Nov 17, 13 days early.")
  expect(await stored()).toMatchObject({ status: "archived" })
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(reached).toContainText("Bench 100")

  await reached.getByRole("button", { name: "More for Bench 100" }).click()
  await reached.getByRole("button", { name: "Archive" }).click()
  await archived.getByRole("button", { name: "Reopen Bench 100" }).click()
  await expect(page.getByText("Goal is active again.")).toBeVisible()
  const active = page.getByRole("region", { name: "Active Goals" })
  await expect(active).toContainText("The heaviest set from Nov 22.")
  expect(await stored()).toEqual({ status: "active", achieved_at: null, start_date: "2026-11-22" })
})

test("a goal is changed and deleted @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await useUnits(person, "imperial")
  const [id] = await setGoals(person, { title: "Bench 100", exercise: bench, unit: "kg" })
  await page.goto("/goals")

  await test.step("edits a goal in the unit it was set in", async () => {
    await expect(goalCard(page, "Bench 100")).toContainText("0 of 220.5 lbs")
    await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
    await expect(page.getByRole("heading", { name: "Edit Goal" })).toBeVisible()
    await expect(page.getByLabel("Goal Title")).toHaveValue("Bench 100")
    await expect(page.getByLabel("Goal Title")).toBeFocused()
    await expect(page.getByLabel("Target Value (kg)")).toHaveValue("100")
    await page.getByLabel("Target Value (kg)").fill("110")
    await page.getByLabel("Goal Title").fill("Bench 110")
    await saveGoal(page).click()
    await expect(goalCard(page, "Bench 110")).toContainText("0 of 242.5 lbs")
    const rows = await server.sql(
      "select id, title, target_value::float, unit from goals where user_id = $1",
      [person.id],
    )
    expect(rows).toEqual([{ id, title: "Bench 110", target_value: 110, unit: "kg" }])
  })

  await test.step("asks before deleting a goal", async () => {
    const remove = page.getByRole("button", { name: "Delete Bench 110" })
    await remove.click()
    const question = page.getByRole("dialog", { name: "Are you sure you want to delete this goal?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(goalCard(page, "Bench 110")).toBeVisible()
    await remove.click()
    await question.getByRole("button", { name: "Delete Goal" }).click()
    await expect(page.getByText("You haven't set any goals yet.")).toBeVisible()
    expect(await server.sql("select id from goals where user_id = $1", [person.id])).toEqual([])
  })
})

test("works with the keyboard alone @once", async ({ page, signIn }) => {
  await signIn({ path: "/goals" })
  const tabTo = async (name: string | RegExp, role: "button" | "textbox" | "combobox" = "button") => {
    const target = page.getByRole(role, { name })
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    await expect(target).toBeFocused()
  }
  await expect(page.getByText("You haven't set any goals yet.")).toBeVisible()
  await tabTo("Add New Goal")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Goal Title")).toBeFocused()
  await page.keyboard.type("Three a week")
  await tabTo("Cardio")
  await page.keyboard.press("Space")
  await tabTo("Metric", "combobox")
  await page.keyboard.type("freq")
  await tabTo("Target Value (times per week)", "textbox")
  await page.keyboard.type("3")
  await page.keyboard.press("Enter")
  await expect(goalCard(page, "Three a week")).toBeVisible()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeFocused()
  await tabTo("View Goal")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Goal Title")).toBeFocused()
  await page.keyboard.type(" at least")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "View Goal" })).toBeFocused()
  await tabTo(/^Delete/)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: /^Delete/ })).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo("Delete Goal")
  await page.keyboard.press("Enter")
  await expect(page.getByText("You haven't set any goals yet.")).toBeVisible()
})
