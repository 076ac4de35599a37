import type { Locator, Page } from "@playwright/test"
import type { Person } from "#tests/e2e/fixtures.ts"
import type { RunningServer } from "../running-server.ts"
import { bench, confirmSet, exercise } from "./workout.ts"

export const row = "Bent Over Row (Barbell)"

type Sets = Record<string, [weight: number, reps: number][]>

/** Saves a log from another device: a new one, or over a revision of an existing one. */
async function saveElsewhere(
  server: RunningServer,
  { client }: Person,
  sets: Sets,
  log: { id?: string; notes?: string; duration_seconds?: number },
  revision: number | null = null,
): Promise<string> {
  const found = await server.sql<{ id: string; name: string }>(
    "select id, name from exercises where owner_id is null and name = any($1)",
    [Object.keys(sets)],
  )
  const { data, error } = await client.rpc("save_workout_log", {
    op_id: crypto.randomUUID(),
    log: { date: "2025-11-21", name: "Upper A", ...log },
    sets: Object.entries(sets).flatMap(([name, numbers], order) =>
      numbers.map(([weight, reps], index) => ({
        exercise_id: found.find((one) => one.name === name)?.id,
        exercise_order: order + 1,
        set_number: index + 1,
        weight,
        reps,
        weight_unit: "kg",
      })),
    ),
    expected_revision: revision,
  })
  if (error) throw error
  return (data as { id: string }).id
}

/** The log's sets before anyone changes it. */
const before: Sets = {
  [bench]: [
    [80, 8],
    [80, 8],
  ],
}
const changed: Sets = {
  [bench]: [
    [80, 8],
    [82.5, 7],
  ],
  [row]: [[60, 10]],
}
/** The result of `savedSets` for the other version. */
export const theirLines = [`1.1 ${bench}: 80 x 8`, `1.2 ${bench}: 82.5 x 7`, `2.1 ${row}: 60 x 10`]
/** The result of `savedSets` for this device's version. */
export const myLines = [`1.1 ${bench}: 85 x 6`, `1.2 ${bench}: 80 x 8`]

/** A log that both devices have. Returns its id. */
export function logOfBoth(server: RunningServer, person: Person): Promise<string> {
  return saveElsewhere(server, person, before, { notes: "Good", duration_seconds: 2538 })
}

/** An existing log that is open here with unsaved edits. Returns its id. */
export async function editLog(page: Page, server: RunningServer, person: Person): Promise<string> {
  const id = await logOfBoth(server, person)
  await page.goto(`/log-workout/log/${id}`)
  await exercise(page, bench)
    .getByRole("button", { name: /^Edit set 1/ })
    .click()
  await confirmSet(page, "85", "6")
  await notes(page).fill("From this phone")
  return id
}

/** The other device saves its version over the first revision. */
export async function changeElsewhere(server: RunningServer, person: Person, id: string): Promise<void> {
  const log = { id, notes: "From the other phone", duration_seconds: 2600 }
  await saveElsewhere(server, person, changed, log, 1)
}

/** The other device changes only the log's notes. */
export async function noteElsewhere({ client }: Person, id: string, text: string): Promise<void> {
  await client.from("workout_logs").update({ notes: text }).eq("id", id).throwOnError()
}

export async function deleteElsewhere({ client }: Person, id: string): Promise<void> {
  await client.from("workout_logs").delete().eq("id", id).throwOnError()
}

export function notes(page: Page): Locator {
  return page.getByLabel("Notes", { exact: true })
}

export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Two versions of this workout" })
}

export function goneDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "This workout was deleted" })
}

export function choose(page: Page, choice: string): Promise<void> {
  return page.getByRole("dialog").getByRole("button", { name: choice, exact: true }).click()
}

/** The rows on one side of a comparison. */
export function side(page: Page, part: string, heading: string): Locator {
  const sides = dialog(page)
    .getByRole("region", { name: part })
    .locator("div", {
      has: page.getByRole("heading", { name: heading }),
    })
  return sides.last().getByRole("listitem")
}
