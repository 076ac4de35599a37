import { expect, type Locator, type Page } from "@playwright/test"
import { test as base } from "#tests/e2e/fixtures.ts"
import type { RunningServer } from "../running-server.ts"

/** A browser in a locale that uses kilograms. */
export const test = base.extend({ locale: "en-GB" })

export const bench = "Bench Press (Barbell)"

export const newWorkout = "/log-workout/new"

/** Opens a fresh ad hoc workout. */
export async function openLogging(page: Page): Promise<void> {
  await page.goto(newWorkout)
  await expect(page.getByRole("heading", { name: "Current Workout" })).toBeVisible()
}

/** The picker's search field. On a desktop, the picker is beside the sets while the workout is empty, and behind a button afterwards. */
export async function searchBox(page: Page): Promise<Locator> {
  const box = page.getByLabel("Search exercises")
  const button = page.getByRole("button", { name: "Add exercise", exact: true })
  await expect(box.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  return box
}

/** Waits for what loads after the sets: the exercises to choose from or, on a desktop with exercises in the workout, the last sessions. */
export async function expectAllLoaded(page: Page): Promise<void> {
  const sessions = page.getByRole("list", { name: "Last three sessions" })
  await expect(sessions.or(page.getByText(/^\d+ exercises$/)).last()).toBeVisible()
}

/** Searches for an exercise by its full name and adds it. */
export async function addExercise(page: Page, name: string): Promise<void> {
  await (await searchBox(page)).fill(name)
  await page.getByRole("button", { name: `Add ${name}`, exact: true }).click()
  await expect(exercise(page, name)).toBeVisible()
}

/** Opens a fresh ad hoc workout and confirms one set of an exercise, 80 kg × 8. */
export async function openWithOneSet(page: Page, name: string): Promise<void> {
  await openLogging(page)
  await addExercise(page, name)
  await confirmSet(page, "80", "8")
}

/** An exercise with its sets on the logging screen. */
export function exercise(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true })
}

/** A field of the current row. */
export function field(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true })
}

/** Presses a control that is marked as disabled, which then explains why. */
export async function press(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await control.click({ force: true })
}

/** Types the weight and reps of the current row and confirms the set with a press. */
export async function confirmSet(page: Page, weight: string, reps: string): Promise<void> {
  await field(page, "Weight (kg)").fill(weight)
  await field(page, "Reps").fill(reps)
  await page.getByRole("button", { name: `Confirm ${weight} × ${reps}` }).click()
}

/** Opens the collapsed part of the current row: the effort, the note, and the button to remove the set. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(@[\d.]+ ?)?RPE and note/ }).click()
}

/** The button for an effort of the current set. */
export function rpe(page: Page, chosen: string): Locator {
  return page.getByRole("button", { name: `RPE ${chosen}`, exact: true })
}

export function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Save", exact: true }).click()
}

/** Expects the success message and the summary, then returns to the dashboard. */
export async function expectSaved(page: Page, said = "Workout log saved successfully!"): Promise<void> {
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** A person's sets on the server, in order, one line each. */
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

/** Another device writes an exercise's note. */
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

/** A person's exercise notes on the server. */
export async function savedNotes(server: RunningServer, userId: string): Promise<string[]> {
  const rows = await server.sql<{ note: string }>("select note from exercise_notes where user_id = $1", [
    userId,
  ])
  return rows.map(({ note }) => note)
}

/** Expects the server to have exactly these sets in the person's only workout: by exercise in order, written as in `savedSets`. */
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
