import type { Page } from "@playwright/test"
import { checkAccessibility, expect, type Person } from "#tests/e2e/fixtures.ts"
import { scheduleWorkout } from "../dashboard/training.ts"
import { newExercise } from "../picker.ts"
import { bench, confirmSet, exercise, expectSaved, save, savedSets, test } from "./workout.ts"

/** Someone whose workout for today has a known and an unknown exercise. Returns the person and the plan's id. */
async function openWithPlan(page: Page, signIn: () => Promise<Person>) {
  // However late it is, the plan is for the page's current day.
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  const person = await signIn()
  const planId = await scheduleWorkout(person, "2026-11-21", {
    name: "Push day",
    description: "Heavy",
    exercises: [
      { name: bench.toUpperCase(), sets: 2, reps: "5", notes: "Pause" },
      { name: "Moon walk", sets: 3, reps: "8", notes: "" },
    ],
  })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  return { person, planId }
}

test("an unknown exercise in a plan is created on the spot, with the plan's suggestions @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person } = await openWithPlan(page, signIn)
  await expect(page.getByRole("button", { name: "Create Moon walk" })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Create Moon walk" }).click()
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

test("a scheduled workout is filled in, names its unknown exercises, and completes the plan when saved @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person, planId } = await openWithPlan(page, signIn)
  await expect(page.getByRole("heading", { name: "Push day", level: 1 })).toBeVisible()
  await expect(page.getByText("Suggested: 2 sets of 5. Pause")).toBeVisible()
  await expect(page.getByText(/^Not in your exercises: Moon walk\./)).toBeVisible()
  await confirmSet(page, "100", "5")

  // The started workout is still there after a reload, with its plan.
  await page.reload()
  await expect(exercise(page, bench)).toContainText("100×5")
  await save(page)
  // The second set was filled in with the numbers of the first.
  await page.getByRole("dialog", { name: "Save without 1 set?" }).getByText("Leave Out").click()
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 100 x 5`])
  const [commitment] = await server.sql(
    "select c.status, l.name, l.committed_workout_id from committed_workouts c join workout_logs l on l.id = c.completed_log_id where c.id = $1",
    [planId],
  )
  expect(commitment).toEqual({ status: "completed", name: "Push day", committed_workout_id: planId })
})
