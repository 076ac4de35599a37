import { expect, type Locator, type Page } from "@playwright/test"
import { test as base } from "#tests/e2e/fixtures.ts"
import type { RunningServer } from "../running-server.ts"

/** A browser from where people lift kilograms. */
export const test = base.extend({ locale: "en-GB" })

export const bench = "Bench Press (Barbell)"

export const newWorkout = "/log-workout/new"

/** Opens a fresh ad hoc workout. */
export async function openLogging(page: Page): Promise<void> {
  await page.goto(newWorkout)
  await expect(page.getByRole("heading", { name: "Current Workout" })).toBeVisible()
}

/** Searches an exercise by its whole name and adds it. */
export async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByLabel("Search exercises").fill(name)
  await page.getByRole("button", { name: `Add ${name}`, exact: true }).click()
  await expect(exercise(page, name)).toBeVisible()
}

/** Opens a fresh ad hoc workout and confirms a set of 80 kg × 8 of an exercise. */
export async function openWithOneSet(page: Page, name: string): Promise<void> {
  await openLogging(page)
  await addExercise(page, name)
  await confirmSet(page, "80", "8")
}

/** The block of an exercise in the ledger. */
export function exercise(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true })
}

/** A field of the row of now. */
export function field(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true })
}

/** Presses a control that is refused now: it answers although it is marked as disabled. */
export async function press(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await control.click({ force: true })
}

/** Types the weight and the repetitions of the row of now and confirms it by a press. */
export async function confirmSet(page: Page, weight: string, reps: string): Promise<void> {
  await field(page, "Weight (kg)").fill(weight)
  await field(page, "Reps").fill(reps)
  await page.getByRole("button", { name: `Confirm ${weight} × ${reps}` }).click()
}

/** Opens what the row of now keeps closed: how hard the set was, its note, and removing it. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(@[\d.]+ ?)?RPE and note/ }).click()
}

/** The choice of how hard the set of now was. */
export function rpe(page: Page, chosen: string): Locator {
  return page.getByRole("button", { name: `RPE ${chosen}`, exact: true })
}

export function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Save", exact: true }).click()
}

/** It is said that the workout is saved, its summary is there, and leads to the dashboard. */
export async function expectSaved(page: Page, said = "Workout log saved successfully!"): Promise<void> {
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** The sets that a person has on the server, in order, in one line each. */
export async function savedSets(server: RunningServer, userId: string): Promise<string[]> {
  const rows = await server.sql<{ line: string }>(
    `select concat_ws(' ', s.exercise_order || '.' || s.set_number, e.name || ':', s.weight, 'x', s.reps, s.duration_minutes,
       s.distance, nullif(s.set_type, 'normal'), s.notes) as line
     from set_logs s join workout_logs l on l.id = s.workout_log_id join exercises e on e.id = s.exercise_id
     where l.user_id = $1 order by l.created_at, s.exercise_order, s.set_number`,
    [userId],
  )
  return rows.map(({ line }) => line)
}

/** Another device writes what is to be read each time an exercise is done. */
export async function writeNoteElsewhere(
  server: RunningServer,
  userId: string,
  exerciseName: string,
  note: string,
): Promise<void> {
  await server.sql(
    `insert into exercise_notes (user_id, exercise_id, note) select $1, id, $2 from exercises where name = $3 and owner_id is null
     on conflict (user_id, exercise_id) do update set note = excluded.note`,
    [userId, note, exerciseName],
  )
}

/** The notes of exercises that a person has on the server. */
export async function savedNotes(server: RunningServer, userId: string): Promise<string[]> {
  const rows = await server.sql<{ note: string }>("select note from exercise_notes where user_id = $1", [
    userId,
  ])
  return rows.map(({ note }) => note)
}

/** The server has exactly these sets of a person's one workout: of each exercise, in order, what `savedSets` writes of them. */
export async function expectSets(
  server: RunningServer,
  userId: string,
  expected: Record<string, string[]>,
): Promise<void> {
  const lines = Object.entries(expected).flatMap(([name, sets], exercise) =>
    sets.map((set, index) => `${exercise + 1}.${index + 1} ${name}: ${set}`),
  )
  expect(await savedSets(server, userId)).toEqual(lines)
}

export async function savedLogs(server: RunningServer, userId: string) {
  return server.sql<{
    date: string
    notes: string | null
    duration_seconds: string | null
    revision: string
  }>(
    "select date::text, notes, duration_seconds, revision from workout_logs where user_id = $1 order by created_at",
    [userId],
  )
}
