import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { checkLooks, expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { loseAnswers } from "../network.ts"
import { bench, confirmSet, exercise, save, test } from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const curl = "Bicep Curl (Dumbbell)"

interface Planned {
  name: string
  sets: number
}

async function idsOf({ client }: Person, names: readonly string[]) {
  const { data } = await client
    .from("exercises")
    .select("id, name")
    .in("name", [...names])
    .throwOnError()
  return (name: string) => data.find((each) => each.name === name)?.id ?? ""
}

/** Saves a routine through the API. Returns its id. */
async function saveRoutine(person: Person, name: string, planned: readonly Planned[], id?: string) {
  const idOf = await idsOf(
    person,
    planned.map((each) => each.name),
  )
  const { data, error } = await person.client.rpc("save_routine", {
    op_id: randomUUID(),
    routine: id === undefined ? { name } : { id, name },
    exercises: planned.map(({ name, sets }) => ({
      exercise_id: idOf(name),
      sets,
      reps: "6-8",
      notes: "slow",
    })),
    ...(id !== undefined && { expected_revision: await revisionOf(person, id) }),
  })
  if (error) throw error
  return (data as { id: string }).id
}

async function revisionOf({ client }: Person, id: string) {
  return (await client.from("workouts").select("revision").eq("id", id).single().throwOnError()).data.revision
}

/** A routine as its owner reads it, one line per exercise. */
async function routineLines({ client }: Person, name: string) {
  const { data } = await client
    .from("workouts")
    .select("workout_exercises(sets, reps, notes, superset, exercises(name))")
    .eq("name", name)
    .order("order", { referencedTable: "workout_exercises" })
    .throwOnError()
  return data.map(({ workout_exercises }) =>
    workout_exercises.map(({ exercises, sets, reps, notes, superset }) =>
      [exercises?.name, sets, reps, notes, superset].filter((part) => part !== null).join(" "),
    ),
  )
}

const question = (page: Page) => page.getByRole("region", { name: "Update the routine?" })

/** Deviates from a routine of two exercises: one set of the first instead of three, and a different second exercise. */
async function doOtherwise(page: Page, person: Person) {
  const routineId = await saveRoutine(person, "Push", [
    { name: bench, sets: 3 },
    { name: row, sets: 1 },
  ])
  const logId = await logWorkout(person, {
    date: "2025-11-22",
    name: "Push",
    sets: [
      { exercise: bench, weight: 80, reps: 8 },
      { exercise: curl, weight: 12, reps: 10 },
    ],
  })
  await person.client.from("workout_logs").update({ workout_id: routineId }).eq("id", logId).throwOnError()
  await page.goto(`/log-workout/log/${logId}`)
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  return routineId
}

test("after a workout that differs from its routine, the page offers an update, lists the changes, and makes exactly those @phone", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn()
  await doOtherwise(page, person)
  await expect(question(page).getByRole("listitem")).toHaveText([
    `Added: ${curl}, 1 set`,
    `Removed: ${row}`,
    `${bench}: 1 set instead of 3`,
  ])
  await test.step("what was left out looks like a one-off, and isn't ticked at first", async () => {
    const ticks = question(page).getByRole("checkbox")
    await expect(ticks).toHaveCount(3)
    expect(await ticks.evaluateAll((all) => all.map((each) => each.matches(":checked")))).toEqual([
      true,
      false,
      false,
    ])
    await ticks.nth(0).uncheck()
    await expect(question(page).getByRole("button", { name: "Update Routine" })).toBeDisabled()
    await expect(question(page)).toContainText("Select the changes to make to the routine.")
    await ticks.nth(0).check()
    await ticks.nth(1).check()
  })
  await checkLooks(page, "update-the-routine", async () => {
    await expect(page.getByRole("button", { name: "Analyze Workout" })).toBeVisible()
  })
  // The response to the first press is lost. The second press sends the same save again.
  await loseAnswers(page, "**/rpc/save_routine")
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(question(page).getByRole("alert")).toBeVisible()
  await page.unroute("**/rpc/save_routine")
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(page.getByText("Push was updated.")).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await routineLines(person, "Push")).toEqual([[`${bench} 3 6-8 slow`, `${curl} 1 10`]])
  await page.reload()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  // The change that wasn't ticked, because it was meant for this workout only, is still listed as a difference.
  await expect(question(page).getByRole("listitem")).toHaveText([`${bench}: 1 set instead of 3`])
})

test("what the workout before left out too isn't taken for a one-off @once", async ({ page, signIn }) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Push", [
    { name: bench, sets: 3 },
    { name: row, sets: 1 },
  ])
  const set = { exercise: bench, weight: 80, reps: 8 }
  const logs = [
    await logWorkout(person, { date: "2025-11-14", name: "Push", sets: [set] }),
    await logWorkout(person, { date: "2025-11-21", name: "Push", sets: [set, set] }),
  ]
  await person.client.from("workout_logs").update({ workout_id: id }).in("id", logs).throwOnError()
  await page.goto(`/log-workout/log/${logs[1]}/summary`)
  await expect(question(page).getByRole("checkbox", { name: `Removed: ${row}` })).toBeChecked()
  await expect(
    question(page).getByRole("checkbox", { name: `${bench}: 2 sets instead of 3` }),
  ).not.toBeChecked()
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(page.getByText("Push was updated.")).toBeVisible()
  expect(await routineLines(person, "Push")).toEqual([[`${bench} 3 6-8 slow`]])
})

test("after a workout that was saved on the device, Home offers the update once the workout is sent @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn({ path: "/privacy-policy" })
  await saveRoutine(person, "Push", [
    { name: bench, sets: 2 },
    { name: row, sets: 1 },
  ])
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Push", exact: true }).click()
  await confirmSet(page, "80", "8")
  await page.waitForLoadState("networkidle")
  await setOffline(true)
  await page.getByRole("button", { name: "Save Offline" }).click()
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(question(page)).toBeHidden()
  await setOffline(false)
  await expect(question(page)).toContainText(/Your workout from \w+ \d+ differs from Push:/)
  await expect(question(page).getByRole("listitem")).toHaveText([
    `Removed: ${row}`,
    `${bench}: 1 set instead of 2`,
  ])
  for (const tick of await question(page).getByRole("checkbox").all()) await tick.check()
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(page.getByText("Push was updated.")).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await routineLines(person, "Push")).toEqual([[`${bench} 1 6-8 slow`]])
})

test("a routine that was changed meanwhile isn't overwritten: the change is reported and compared again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/409/)
  const person = await signIn()
  const id = await doOtherwise(page, person)
  await saveRoutine(
    person,
    "Push",
    [
      { name: bench, sets: 4 },
      { name: curl, sets: 1 },
    ],
    id,
  )
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(question(page).getByRole("alert")).toHaveText(
    "This routine was changed in another tab or on another device.",
  )
  await question(page).getByRole("button", { name: "Compare Again" }).click()
  await expect(question(page).getByRole("listitem")).toHaveText([`${bench}: 1 set instead of 4`])
  await question(page).getByRole("checkbox").check()
  await question(page).getByRole("button", { name: "Update Routine" }).click()
  await expect(page.getByText("Push was updated.")).toBeVisible()
  expect(await routineLines(person, "Push")).toEqual([[`${bench} 1 6-8 slow`, `${curl} 1 6-8 slow`]])
})

test("no update is offered for a routine that was followed, that was kept as it is, or for an older workout @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Push", [{ name: bench, sets: 1 }])
  const set = { exercise: bench, weight: 80, reps: 8 }
  const older = await logWorkout(person, { date: "2025-11-14", name: "Push", sets: [set, set] })
  const newer = await logWorkout(person, { date: "2025-11-21", name: "Push", sets: [set] })
  await person.client.from("workout_logs").update({ workout_id: id }).in("id", [older, newer]).throwOnError()
  for (const log of [older, newer]) {
    await page.goto(`/log-workout/log/${log}/summary`)
    await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
    await expect(question(page)).toBeHidden()
  }
  await doOtherwise(page, person)
  await question(page).getByRole("button", { name: "Keep As It Is" }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
})

test("a saved workout can be shared, repeated and turned into a routine from its summary @phone", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn()
  const id = await logWorkout(person, {
    date: "2025-11-14",
    sets: [
      { exercise: bench, weight: 60, reps: 5, set_type: "warmup", superset: 1 },
      { exercise: bench, weight: 80, reps: 8, superset: 1 },
      { exercise: bench, weight: 80, reps: 6, superset: 1 },
      { exercise: row, weight: 60, reps: 10, superset: 1 },
    ],
  })
  await page.goto(`/log-workout/log/${id}/summary`)
  await page.getByRole("button", { name: "Share", exact: true }).click()
  await expect(page.getByRole("dialog")).toContainText("FIT")
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: "Save as Routine" }).click()
  const dialog = page.getByRole("dialog", { name: "Save as Routine" })
  await expect(dialog).toContainText("2 exercises with 3 sets")
  await expect(dialog.getByLabel("Routine Name")).toHaveValue("Workout from Nov 14")
  await dialog.getByLabel("Routine Name").fill(" ")
  await dialog.getByRole("button", { name: "Save Routine" }).click()
  await expect(dialog).toContainText("Workout name is required.")
  await dialog.getByLabel("Routine Name").fill("Upper")
  await loseAnswers(page, "**/rpc/save_routine")
  await dialog.getByRole("button", { name: "Save Routine" }).click()
  await expect(dialog.getByText("Failed to save workout template.")).toBeVisible()
  await page.unroute("**/rpc/save_routine")
  await dialog.getByRole("button", { name: "Save Routine" }).click()
  await expect(page.getByText('"Upper" is in your templates.')).toBeVisible()
  expect(await routineLines(person, "Upper")).toEqual([[`${bench} 2 6-8 1`, `${row} 1 10 1`]])
  // It is the routine's first workout, and nothing in it differs from the plan.
  await page.goto("/routines")
  await expect(page.getByRole("listitem").filter({ hasText: "Upper" })).toContainText("Last done Nov 14")
  await page.goBack()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await expect(question(page)).toBeHidden()

  await page.getByRole("link", { name: "Repeat" }).click()
  await expect(exercise(page, bench)).toContainText("Suggested: 2 sets of 6-8")
  await expect(exercise(page, row)).toContainText("Suggested: 1 set of 10")
  await expect(page.getByText("Superset").first()).toBeVisible()
})

test("a past workout can be repeated today from its day, and continues after a reload @once", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.setFixedTime("2025-11-21T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, {
    date: "2025-11-20",
    name: "Upper",
    sets: [{ exercise: bench, weight: 80, reps: 8 }],
  })
  await page.goto("/dashboard")
  await page.getByRole("gridcell", { name: /November 20/ }).click()
  const day = page.getByRole("region", { name: "Thursday, November 20, 2025" })
  await day.getByRole("button", { name: "Save as Routine" }).click()
  await expect(page.getByLabel("Routine Name")).toHaveValue("Upper")
  await page.getByRole("button", { name: "Cancel" }).click()
  await day.getByRole("link", { name: "Repeat" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Upper" })).toBeVisible()
  await confirmSet(page, "82.5", "8")
  await page.reload()
  await expect(exercise(page, bench)).toContainText("82.5×8")
  await save(page)
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  expect(
    await server.sql(
      "select date::text, name, workout_id from workout_logs where user_id = $1 order by date",
      [person.id],
    ),
  ).toEqual([
    { date: "2025-11-20", name: "Upper", workout_id: null },
    { date: "2025-11-21", name: "Upper", workout_id: null },
  ])
})
