import type { Locator, Page } from "@playwright/test"
import {
  checkAccessibility,
  checkLooks,
  expect,
  expectNoSidewaysScroll,
  type Person,
} from "#tests/e2e/fixtures.ts"
import { scheduleWorkout } from "../dashboard/training.ts"
import { newExercise } from "../picker.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  press,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const squat = "Back Squat (Barbell)"
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date())

const strange = {
  name: "Push day",
  description: "Heavy",
  exercises: [
    { name: bench, sets: 2, reps: "5", notes: "" },
    { name: "Moon walk", sets: 3, reps: "8", notes: "Slowly" },
    { name: "Bar thing", sets: 1, reps: "20", notes: "" },
    { name: "Moon walk", sets: 1, reps: "to failure", notes: "" },
  ],
}

/** Opens the workout that is scheduled for today. */
async function openPlan(page: Page, person: Person, workout = strange): Promise<string> {
  const id = await scheduleWorkout(person, today(), workout)
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await expect(page.getByRole("heading", { name: workout.name, level: 1 })).toBeVisible()
  return id
}

const gaps = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: "Not in your exercises" }).getByRole("listitem")
const pickDialog = (page: Page) => page.getByRole("dialog", { name: "Which exercise is Bar thing?" })

test("each unknown name can be matched, created or skipped, and keeps what the plan prescribes", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openPlan(page, person)
  await expect(gaps(page)).toHaveText([
    /^Moon walk 3 sets of 8\. Slowly; 1 set of to failure/,
    /^Bar thing 1 set of 20/,
  ])
  await checkLooks(page, "plan-gaps", () => expect(gaps(page)).toHaveCount(2))

  await page.getByRole("button", { name: "Pick an exercise for Bar thing" }).click()
  await pickDialog(page).getByLabel("Search exercises").fill(bench)
  await press(pickDialog(page).getByRole("button", { name: `Pick ${bench} (added)` }))
  await expect(pickDialog(page).getByText(`${bench} is already added.`)).toBeVisible()
  await checkAccessibility(page)
  await pickDialog(page).getByLabel("Search exercises").fill(squat)
  await pickDialog(page)
    .getByRole("button", { name: `Pick ${squat}`, exact: true })
    .click()
  await expect(exercise(page, squat)).toContainText("Suggested: 1 set of 20")
  await expect(gaps(page)).toHaveCount(1)

  // Matched exercises stay matched, and open ones stay open.
  await page.reload()
  await expect(exercise(page, squat)).toBeVisible()
  await expect(gaps(page)).toHaveCount(1)

  await page.getByRole("button", { name: "Skip Moon walk" }).click()
  await expect(gaps(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByRole("button", { name: "Create Moon walk" }).click()
  const { dialog, save: make } = newExercise(page)
  await make.click()
  await expect(dialog).toBeHidden()
  // The plan contains the exercise twice.
  await expect(exercise(page, "Moon walk")).toHaveCount(2)
  await expect(gaps(page)).toHaveCount(0)
  await confirmSet(page, "80", "5")
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 5`])
})

test("a plan without any match consists only of choices, even at 320 pixels and with large text @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const unknown = {
    ...strange,
    exercises: ["Moon walk", "Bar thing", "Zzz"].map((name) => ({ name, sets: 1, reps: "1", notes: "" })),
  }
  const commitment = await openPlan(page, person, unknown)
  await expect(gaps(page)).toHaveCount(3)
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ["Moon walk", "Bar thing", "Zzz"])
    await page.getByRole("button", { name: `Skip ${name}` }).click()
  await addExercise(page, bench)
  await confirmSet(page, "80", "5")
  await save(page)
  await expectSaved(page)
  expect(await server.sql("select status from committed_workouts where id = $1", [commitment])).toEqual([
    { status: "completed" },
  ])
})

test("a plan whose name is longer than a log's is saved under the beginning of its name @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const name = "A very long push day ".repeat(15)
  const id = await scheduleWorkout(person, today(), { ...strange, name })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await confirmSet(page, "80", "5")
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expectSaved(page)
  const [log] = await server.sql<{ name: string; committed_workout_id: string }>(
    "select name, committed_workout_id from workout_logs where user_id = $1",
    [person.id],
  )
  expect(log).toEqual({ name: name.slice(0, 200), committed_workout_id: id })
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: today() }])
})
