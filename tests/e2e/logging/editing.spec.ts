import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  field,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

/** A log of two sets, created on the server through the official client. */
function makeLog(person: Person): Promise<string> {
  return logWorkout(person, {
    date: "2025-11-21",
    name: "Upper A",
    notes: "Good",
    duration_seconds: 2538,
    sets: [
      { exercise: bench, weight: 80, reps: 8 },
      { exercise: bench, weight: 176, reps: 8, weight_unit: "lbs", set_type: "drop" },
    ],
  })
}

async function openLog(page: Page, id: string) {
  await page.goto(`/log-workout/log/${id}`)
  await expect(page.getByRole("heading", { name: "Upper A" })).toBeVisible()
}

function update(page: Page) {
  return page.getByRole("button", { name: "Update", exact: true }).click()
}

test("a saved log is edited, with a network and without @phone", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const id = await makeLog(person)
  await openLog(page, id)

  await test.step("Delete Workout discards the edits and never the log", async () => {
    await page.getByLabel("Notes", { exact: true }).fill("Changed")
    await page.getByRole("button", { name: "Delete Workout" }).click()
    const question = page.getByRole("dialog")
    await expect(question).toContainText("Discard your changes to this log? The saved log stays as it is.")
    await question.getByRole("button", { name: "Discard Changes" }).click()
    await expect(page.getByText("Changes discarded.")).toBeVisible()
    await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Good")
    expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "Good", revision: 1 }])
  })

  await test.step("offline, an existing log can be neither opened nor saved", async () => {
    const sentence = page.getByText(
      "Cannot edit existing logs while offline. Please connect to the internet.",
    )
    await page.getByLabel("Notes", { exact: true }).fill("Changed")
    await setOffline(true)
    await update(page)
    await expect(sentence).toBeVisible()
    expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "Good" }])
    await setOffline(false)
    await page.getByLabel("Notes", { exact: true }).fill("Good")
  })

  await test.step("a saved log opens in ink, and an update changes only what was edited", async () => {
    await expect(page.getByText("2 of 2 sets")).toBeVisible()
    await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue("42:18")
    await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Good")

    await exercise(page, bench)
      .getByRole("button", { name: /^Edit set 1/ })
      .click()
    await confirmSet(page, "85", "6")
    await update(page)
    await expectSaved(page, "Workout log updated successfully!")
    expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 85 x 6`, `1.2 ${bench}: 176 x 8 drop`])
    expect(await savedLogs(server, person.id)).toMatchObject([
      { notes: "Good", duration_seconds: 2538, revision: 2 },
    ])
  })
})

test("a log that was changed elsewhere isn't overwritten, and the edits stay and can be saved as a separate workout @phone", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/409/)
  const person = await signIn()
  const id = await makeLog(person)
  await openLog(page, id)
  await person.client
    .from("workout_logs")
    .update({ notes: "From the other phone" })
    .eq("id", id)
    .throwOnError()
  await page.getByLabel("Notes", { exact: true }).fill("From this one")
  await update(page)
  await expect(page.getByText(/^Failed to update log: /)).toBeVisible()
  await expect(page.getByText("Your version is kept here.")).toBeVisible()
  await page.getByRole("button", { name: "Decide Later" }).click()
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "From the other phone" }])
  await page.reload()
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("From this one")
  await update(page)
  await page.getByRole("button", { name: "Decide Later" }).click()
  await page.getByRole("button", { name: "Save as a New Workout" }).click()
  await expect(page.getByText("Workout log saved successfully!")).toBeVisible()
  expect(await savedLogs(server, person.id)).toMatchObject([
    { notes: "From the other phone" },
    { notes: "From this one" },
  ])
})

test("an old log is edited next to the sessions before it, even without a network, and never next to later ones @phone", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const lift = (date: string, weight: number) =>
    logWorkout(person, { date, name: "Upper A", sets: [{ exercise: bench, weight, reps: 8 }] })
  await lift("2025-11-07", 70)
  const id = await lift("2025-11-14", 75)
  await lift("2025-11-21", 90)
  // This device remembers the latest session.
  await page.goto("/log-workout/new")
  await addExercise(page, bench)
  await expect(exercise(page, bench)).toContainText("Last time 90 × 8")
  await openLog(page, id)
  await expect(exercise(page, bench)).toContainText("Last time 70 × 8")
  await expect(exercise(page, bench)).toContainText("Best estimated 1RM 88.7 kg, today 95")
  await setOffline(true)
  await page.getByLabel("Notes", { exact: true }).fill("Typed without a network")
  await expect(exercise(page, bench)).toContainText("Last time 70 × 8")
  await expect(exercise(page, bench)).not.toContainText("90")
})

test("another person's log looks like one that doesn't exist @phone", async ({ page, signIn }) => {
  const owner = await signIn()
  const id = await makeLog(owner)
  await signIn()
  await page.goto(`/log-workout/log/${id}`)
  await expect(page.getByText("Failed to load workout data.")).toBeVisible()
})

test("a template fills in its exercises, and the workout is saved under its name @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const template = await saveRoutine(person, "Upper A", [
    { exercise: bench, reps: "6-8", notes: "Pause on the chest" },
  ])
  await page.goto("/log-workout/new")
  await page.getByLabel("Template").selectOption("Upper A")
  await expect(page.getByRole("heading", { name: "Upper A" })).toBeVisible()
  await expect(page.getByText("Suggested: 3 sets of 6-8. Pause on the chest")).toBeVisible()
  await expect(page.getByText("0 of 3 sets")).toBeVisible()
  await field(page, "Weight (kg)").fill("80")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Workout log saved successfully!")).toBeVisible()
  const [log] = await server.sql("select name, workout_id from workout_logs where user_id = $1", [person.id])
  expect(log).toEqual({ name: "Upper A", workout_id: template })
})
