import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout, scheduleWorkout } from "../dashboard/training.ts"
import { checkReadable } from "../readable.ts"
import type { RunningServer } from "../running-server.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectAllLoaded,
  field,
  openLogging,
  openMore,
  press,
  rpe,
  save,
  test,
} from "./workout.ts"

const squat = "Back Squat (Barbell)"
const rower = "Rowing Machine"

// Each state is checked three times, on a machine that may be busy.
test.describe.configure({ timeout: 300_000 })

const rest = (page: Page) => page.getByRole("group", { name: "Rest" })
const addSet = (page: Page, name: string) =>
  exercise(page, name)
    .getByRole("button", { name: /^Add Set/ })
    .click()

async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `More for ${name}` }).click()
  await expect(page.getByRole("dialog", { name })).toBeVisible()
}

test("a workout with every kind of set and exercise", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  for (const name of [bench, rower, "Plank", "Push Up"]) await addExercise(page, name)
  for (const [index, kind] of ["Warm-up", "Working set", "Drop set", "To failure"].entries()) {
    if (index > 0) await addSet(page, bench)
    await page.locator(".set.now select[aria-label^=Type]").selectOption(kind)
    await openMore(page)
    await rpe(page, String(7 + index / 2)).click()
    await confirmSet(page, "102.5", "12")
  }
  await field(page, "Duration (min)").fill("42")
  await field(page, "Distance (km)").fill("10.25")
  await page.getByRole("button", { name: "Confirm 42:00, 10.25 km" }).click()
  await addSet(page, bench)
  await openMore(page)
  await rpe(page, "9.5").click()
  await page.locator(".set.now").getByPlaceholder("Set Notes").fill("Elbows in, and slower on the way down")
  await expectAllLoaded(page)
  // The desktop's two columns depend on a media query, and only the browser's own setting turns them into one.
  const isPhone = test.info().project.name === "phone"
  await checkReadable(page, "state-sets", isPhone ? ["setting", "root"] : ["setting"])
})

test("a workout that is timed, changed offline and refused", async ({
  page,
  problems,
  setOffline,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)

  await test.step("the running session timer, with what it locks", async () => {
    await page.getByRole("button", { name: "Start timer" }).click()
    await press(page.getByRole("button", { name: "Save", exact: true }))
    await expect(page.getByText("Cannot save while timer is running.")).toBeVisible()
    await expectAllLoaded(page)
    await checkReadable(page, "state-timer")
    await page.getByRole("button", { name: "Pause timer" }).click()
  })

  await test.step("an exercise's menu, the dialog for swapping it, and notes without a network", async () => {
    await confirmSet(page, "80", "8")
    await expect(rest(page)).toBeVisible()
    await openMenu(page, bench)
    await checkReadable(page, "state-menu")
    await page.getByRole("button", { name: "Swap Exercise" }).click()
    await expectAllLoaded(page)
    await checkReadable(page, "state-swap")
    await page.keyboard.press("Escape")
    await openMenu(page, bench)
    await setOffline(true)
    await page.getByRole("button", { name: "Exercise Note" }).click()
    await page
      .getByLabel(`Note for ${bench}`)
      .fill("Seat on 4, thumbs around the bar, shoulder blades together")
    await expect(page.getByText("Kept on this device until it can be sent.")).toBeVisible()
    await expect(page.getByText("You’re offline.")).toBeVisible()
    await page.getByLabel("Notes", { exact: true }).fill("Slept badly. Left shoulder fine.")
    await checkReadable(page, "state-offline-note")
    await setOffline(false)
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("a refused save", async () => {
    problems.allow(/status of 400/)
    await addSet(page, bench)
    await confirmSet(page, "999999", "8")
    await save(page)
    await expect(page.getByText(/^Failed to insert sets/)).toBeVisible()
    await expectAllLoaded(page)
    await checkReadable(page, "state-refused")
  })

  await test.step("a set that is being timed", async () => {
    await addExercise(page, "Plank")
    await page.getByRole("button", { name: "Start timing set 1 of Plank" }).click()
    await expectAllLoaded(page)
    await checkReadable(page, "state-timed-set")
  })
})

test("a running rest, and one that is over, in a long session", async ({ page, signIn }) => {
  await page.clock.setFixedTime("2025-11-21T18:00:00+01:00")
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByLabel("Duration (MM:SS)").fill("105:07")
  await page.getByLabel("Duration (MM:SS)").press("Enter")
  await confirmSet(page, "80", "8")
  await expect(rest(page)).toBeVisible()
  await expectAllLoaded(page)
  await checkReadable(page, "state-rest")
  await page.clock.setFixedTime("2025-11-21T18:02:01+01:00")
  await expect(rest(page)).toContainText("Rest over")
  await checkReadable(page, "state-rest-over")
})

test("an unknown exercise in a plan, and creating it", async ({ page, signIn }) => {
  const person = await signIn()
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date())
  await scheduleWorkout(person, today, {
    name: "A push day with a long name",
    description: "Heavy",
    exercises: [
      { name: bench, sets: 3, reps: "6-8", notes: "Stop one short of failure" },
      { name: "Moonwalk with a heavy sandbag", sets: 3, reps: "8", notes: "" },
      { name: "Donaudampfschifffahrtsgesellschaft press", sets: 2, reps: "8", notes: "" },
    ],
  })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await expect(page.getByText(/^Not in your exercises/)).toBeVisible()
  await expectAllLoaded(page)
  await checkReadable(page, "state-plan-gaps")
  await page.getByRole("button", { name: "Create Moonwalk with a heavy sandbag" }).click()
  await expect(page.getByRole("dialog", { name: "New exercise" })).toBeVisible()
  await checkReadable(page, "state-new-exercise")
})

async function trainTwice(person: Person) {
  for (const [date, weight] of [
    ["2025-11-07", 100],
    ["2025-11-14", 102.5],
  ] as const)
    await logWorkout(person, {
      date,
      name: "Push",
      duration_seconds: 3000,
      sets: [1, 2, 3].map(() => ({ exercise: bench, weight, reps: 10, weight_unit: "kg" })),
    })
}

/** Opens a template with past sessions, uses the suggestion, and confirms the first set, which is a record. */
async function makeRecord(page: Page, server: RunningServer, person: Person) {
  await page.clock.setFixedTime("2025-11-20T18:00:00Z")
  await trainTwice(person)
  const [template] = await server.sql<{ id: string }>(
    "insert into workouts (user_id, name) values ($1, 'Push and press, the long one') returning id",
    [person.id],
  )
  await server.sql(
    `insert into workout_exercises (user_id, workout_id, exercise_id, "order", sets, reps, notes)
     select $1, $2, id, 1, 3, '8-10', 'Pause on the chest' from exercises where name = $3 and owner_id is null`,
    [person.id, template?.id, bench],
  )
  await page.goto(`/log-workout/${template?.id}`)
  await expect(page.locator(".set.now")).toContainText("Last time 102.5 × 10")
  await page.getByRole("button", { name: /^Use / }).click()
  await page.getByRole("button", { name: /^Confirm \d/ }).click()
  await expect(page.locator(".stamp")).toBeVisible()
  await expectAllLoaded(page)
}

test("a record, last time's sets and a suggestion, and the dialogs before saving and deleting", async ({
  page,
  server,
  signIn,
}) => {
  await makeRecord(page, server, await signIn())
  await checkReadable(page, "state-record")
  await save(page)
  await expect(page.getByRole("dialog")).toContainText("still in pencil")
  await checkReadable(page, "state-pencil")
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Delete Workout" }).click()
  await expect(page.getByRole("dialog")).toContainText("Clear current log?")
  await checkReadable(page, "state-delete")
})

test("an edit of a log that was deleted elsewhere", async ({ page, problems, server, signIn }) => {
  problems.allow(/status of 404/)
  const person = await signIn()
  const id = await logWorkout(person, { date: "2025-11-14", name: "Push" })
  await page.goto(`/log-workout/log/${id}`)
  await expect(exercise(page, bench)).toBeVisible()
  await server.sql("delete from workout_logs where id = $1", [id])
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await page.getByRole("button", { name: "Decide Later" }).click()
  await expect(page.getByRole("button", { name: "Save as a New Workout" })).toBeVisible()
  await expectAllLoaded(page)
  await checkReadable(page, "state-deleted-elsewhere")
})

/** Opens a log that is better than the earlier ones. */
async function openLog(page: Page, person: Person) {
  await trainTwice(person)
  const id = await logWorkout(person, {
    date: "2025-11-21",
    name: "Push",
    duration_seconds: 4350,
    sets: [
      { exercise: bench, weight: 105, reps: 10, weight_unit: "kg", notes: "Easy" },
      { exercise: squat, weight: 142.5, reps: 10, weight_unit: "kg" },
    ],
  })
  await page.goto(`/log-workout/log/${id}`)
  await expect(page.getByRole("button", { name: "Share to Strava" })).toBeVisible()
  await expectAllLoaded(page)
}

test("a saved log being edited, its summary, and an exercise's page", async ({ page, signIn }) => {
  await openLog(page, await signIn())
  await checkReadable(page, "state-editing")
  await page.getByRole("button", { name: "Update", exact: true }).click()
  const records = page.getByRole("region", { name: "Records" })
  await expect(records.getByRole("listitem")).toHaveCount(1)
  await checkReadable(page, "state-summary")
  await records.getByRole("link", { name: bench }).click()
  await expect(page.getByRole("region", { name: "Sessions" })).toContainText("105 × 10")
  await expect(page.locator("canvas").first()).toBeVisible()
  await checkReadable(page, "state-exercise-page")
})

test("a workout that can't be loaded, and the entries in the outbox", async ({ page, problems, signIn }) => {
  problems.allow(/ERR_FAILED|status of 503/)
  await signIn()
  await page.route("**/rest/v1/workout_logs?**", (route) => route.abort())
  await page.goto("/log-workout/log/6a3c3f6e-8a47-4a1c-9a3b-7f2c3f0f1b11")
  await expect(page.getByRole("button", { name: "Load Again" })).toBeVisible()
  await checkReadable(page, "state-not-loaded")

  await page.route("**/rest/v1/rpc/save_workout_log", (route) => route.fulfill({ status: 503 }))
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await save(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto("/outbox")
  await expect(page.getByText("The server didn’t respond.")).toBeVisible()
  await checkReadable(page, "state-outbox")
})
