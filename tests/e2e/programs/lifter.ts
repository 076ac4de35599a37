import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { addDays } from "#domain/days/local-day.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { readRun } from "#domain/programs/stored.ts"
import type { Person } from "../person.ts"

export const squat = "Back Squat (Barbell)"
export const bench = "Bench Press (Barbell)"
export const deadlift = "Deadlift (Barbell)"
export const press = "Overhead Press (Barbell)"

/** An exercise with a weight in kg and reps, done in three sets. */
type Lifted = readonly [exercise: string, weight: number, reps: number]

/** A Friday. */
export const today = "2026-11-20"

/** Sets the browser's clock to noon of that Friday. */
export async function letItBeFriday(page: Page): Promise<void> {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
}

/** Saves a workout through the official client. */
async function saveWorkout({ client }: Person, date: string, lifts: readonly Lifted[]): Promise<void> {
  const { data: known } = await client
    .from("exercises")
    .select("id, name")
    .in(
      "name",
      lifts.map(([name]) => name),
    )
    .throwOnError()
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const sets = lifts.flatMap(([exercise, weight, reps], order) =>
    [1, 2, 3].map((set_number) => ({
      exercise_id: ids.get(exercise) ?? exercise,
      ...{ exercise_order: order + 1, set_number, weight, weight_unit: "kg", reps },
    })),
  )
  await client
    .rpc("save_workout_log", { op_id: randomUUID(), log: { date, name: "Training" }, sets })
    .throwOnError()
}

/** Someone using kilograms who trained four days a week for ten weeks, with a bench press that has stalled. */
export async function trainForTenWeeks(person: Person): Promise<void> {
  await person.client
    .from("profiles")
    .update({ unit_system: "metric", available_equipment: ["barbell", "dumbbell", "machine", "cable"] })
    .eq("id", person.id)
    .throwOnError()
  const weeks = Array.from({ length: 10 }, (_, week) => week)
  await Promise.all(
    weeks.flatMap((week) =>
      [0, 1, 3, 5].map((day) =>
        saveWorkout(person, addDays(today, -7 * week - day - 1), [
          [squat, 125 - 2.5 * week, 3],
          [bench, 92.5, 5],
          [deadlift, 140 - 2.5 * week, 6],
        ]),
      ),
    ),
  )
}

/** Records that the person avoids an exercise. */
export async function avoid({ client }: Person, exercise: string, reason: string): Promise<void> {
  const { data } = await client.from("exercises").select("id").eq("name", exercise).single().throwOnError()
  await client.from("avoided").insert({ exercise_id: data.id, reason }).throwOnError()
}

/** The current run, with its program's name and its training maxes by exercise; null if there is none. */
export async function runningRun({ client }: Person) {
  const { data } = await client
    .from("program_runs")
    .select("*, version:version_id, programs(name)")
    .is("ended_at", null)
    .maybeSingle()
    .throwOnError()
  const run = readRun(data)
  return run && { name: data?.programs.name, run, maxes: await maxesByName(client, run) }
}

async function maxesByName(client: Person["client"], { starts }: ProgramRun) {
  const { data } = await client
    .from("exercises")
    .select("id, name")
    .in("id", Object.keys(starts.maxes))
    .throwOnError()
  return Object.fromEntries(data.map(({ id, name }) => [name, starts.maxes[id]?.tm]))
}
