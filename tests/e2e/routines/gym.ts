import { expect, type Locator, type Page } from "@playwright/test"
import type { Person } from "../person.ts"
import type { RunningServer } from "../running-server.ts"

export const bench = "Bench Press (Barbell)"
export const row = "Bent Over Row (Barbell)"
export const rowing = "Rowing Machine"

export const saveCall = "**/rest/v1/rpc/save_routine"

interface Plan {
  exercise: string
  sets?: number | null
  reps?: string | null
  notes?: string | null
}

/** Saves a routine through the official client. Returns its id. */
export async function saveRoutine(
  { client }: Person,
  name: string,
  plans: readonly Plan[],
  description: string | null = null,
): Promise<string> {
  const { data: known } = await client.from("exercises").select("id, name").throwOnError()
  const exercises = plans.map(({ exercise, sets = 3, reps = null, notes = null }) => {
    const exercise_id = known.find((each) => each.name === exercise)?.id
    if (exercise_id === undefined) throw new Error(`The library has no ${exercise}.`)
    return { exercise_id, sets, reps, notes }
  })
  const { data } = await client
    .rpc("save_routine", { op_id: crypto.randomUUID(), routine: { name, description }, exercises })
    .throwOnError()
  return (data as { id: string }).id
}

/** A person's routines on the server, one line each, oldest first. */
export async function savedRoutines(server: RunningServer, userId: string): Promise<string[]> {
  const rows = await server.sql<{ line: string }>(
    `select w.name || coalesce(' (' || w.description || ')', '') || ': ' || coalesce(string_agg(
       concat_ws(' ', x."order" || '.', e.name, coalesce(x.sets::text, '-'), coalesce(x.reps, '-'), x.notes), ', ' order by x."order"), '')
       as line
     from workouts w left join workout_exercises x on x.workout_id = w.id left join exercises e on e.id = x.exercise_id
     where w.user_id = $1 group by w.id order by w.created_at`,
    [userId],
  )
  return rows.map(({ line }) => line)
}

/** On a phone, the name and the picker are in sheets that open over the routine's exercises. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Opens the sheet with the picker, if there is one. */
export async function openPicker(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Add Exercises" }).click()
}

/** Closes the sheet, if there is one. */
export async function closeSheet(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Done" }).click()
}

/** Fills in the name of a routine. */
export async function nameRoutine(page: Page, name: string, label = "Name"): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: /^Workout Details/ }).click()
  await page.getByLabel(label, { exact: true }).fill(name)
  await closeSheet(page)
}

/** Searches for an exercise by its full name and adds it. */
export async function addExercise(page: Page, name: string): Promise<void> {
  await openPicker(page)
  await page.getByLabel("Search exercises").fill(name)
  await page.getByRole("button", { name: `Add ${name}`, exact: true }).click()
  await closeSheet(page)
  await expect(part(page, name)).toBeVisible()
}

/** An exercise's row in the routine. */
export function part(page: Page, name: string): Locator {
  return structure(page).getByRole("listitem").filter({ hasText: name })
}

function structure(page: Page): Locator {
  return page.getByRole("list", { name: /^(Workout|Routine) Structure$/ })
}

/** The names of the routine's exercises, in order. */
export function order(page: Page): Promise<string[]> {
  return structure(page).getByRole("heading").allTextContents()
}

export async function fillPart(
  page: Page,
  name: string,
  fields: { Sets?: string; Reps?: string; Notes?: string },
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole("textbox", { name: `${label} for ${name}` }).fill(value)
}

export function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: /^Save (Workout|Changes)$/ })
}
