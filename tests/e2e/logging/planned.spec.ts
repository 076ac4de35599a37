import { checkAccessibility, expect, type Person } from "#tests/e2e/fixtures.ts"
import { newExercise } from "../picker.ts"
import { confirmSet, exercise, expectSaved, save, savedSets, test } from "./workout.ts"

const bench = "Bench Press (Barbell)"
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** A plan for today: an exercise that is known and one that nobody knows. */
async function scheduleToday({ id, client }: Person): Promise<string> {
  const now = new Date()
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(now)
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Berlin", weekday: "long" }).format(now)
  const workout = {
    name: "Push day",
    description: "Heavy",
    exercises: [
      { name: bench.toUpperCase(), sets: 2, reps: "5", notes: "Pause" },
      { name: "Moon walk", sets: 3, reps: "8", notes: "" },
    ],
  }
  const schedule_json = days.map((day) => ({ day, workout: day === weekday ? workout : null, notes: "" }))
  const schedule = await client
    .from("generated_weekly_schedules")
    .insert({ user_id: id, week_summary: "A week", schedule_json })
    .select("id")
    .single()
    .throwOnError()
  const commitment = await client
    .from("committed_workouts")
    .insert({
      user_id: id,
      generated_schedule_id: schedule.data.id,
      day_of_week: days.find((day) => day === weekday) as "Monday",
      scheduled_date: today,
      status: "scheduled",
    })
    .select("id")
    .single()
    .throwOnError()
  return commitment.data.id
}

test("what a plan asks for and nobody knows is made on the spot, with what the plan suggests", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await scheduleToday(person)
  await page.reload()
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await expect(page.getByRole("button", { name: "Make Moon walk" })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Make Moon walk" }).click()
  const { name, dialog, save: make } = newExercise(page)
  await expect(name).toHaveValue("Moon walk")
  await make.click()
  await expect(dialog).toBeHidden()
  await expect(exercise(page, "Moon walk")).toContainText("Suggested: 3 sets of 8")
  await expect(page.getByText(/^Not in your exercises/)).toBeHidden()
  expect(await server.sql("select name from exercises where owner_id = $1", [person.id])).toEqual([
    { name: "Moon walk" },
  ])
})

test("a scheduled workout is laid out, names what it does not know, and saving it completes the plan", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const commitmentId = await scheduleToday(person)
  await page.reload()
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await expect(page.getByRole("heading", { name: "Push day", level: 1 })).toBeVisible()
  await expect(page.getByText("Suggested: 2 sets of 5. Pause")).toBeVisible()
  await expect(page.getByText(/^Not in your exercises: Moon walk\./)).toBeVisible()
  await confirmSet(page, "100", "5")

  // What was begun is still there after a reload, the plan with it.
  await page.reload()
  await expect(exercise(page, bench)).toContainText("100×5")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 100 x 5`])
  const [commitment] = await server.sql(
    "select c.status, l.name, l.committed_workout_id from committed_workouts c join workout_logs l on l.id = c.completed_log_id where c.id = $1",
    [commitmentId],
  )
  expect(commitment).toEqual({ status: "completed", name: "Push day", committed_workout_id: commitmentId })
})
