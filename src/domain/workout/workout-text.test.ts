import { expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { draftFromLog, type SavedLog, type SavedSet } from "./draft-from-log.ts"
import { workoutText } from "./workout-text.ts"

const log: SavedLog = {
  id: "log",
  revision: 1,
  workout_id: null,
  committed_workout_id: null,
  name: "Push Day",
  date: "2025-11-21",
  notes: "Felt strong",
  duration_seconds: 2538,
  started_at: null,
}

function set(exercise_order: number, set_number: number, name: string, values: Partial<SavedSet>): SavedSet {
  const exercises = { name, type: "strength", measure: "weight_reps" } as const
  return savedSet({ exercise_id: name, exercise_order, set_number, exercises, ...values })
}

function textOf(saved: SavedLog, sets: SavedSet[]) {
  let id = 0
  return workoutText(
    draftFromLog(saved, sets, "metric", () => String(++id)),
    0,
  )
}

it("puts a workout into words, in the units that its sets were entered in", () => {
  const cardio = { name: "Rowing Machine", type: "cardio", measure: "distance_time" } as const
  const sets = [
    set(1, 1, "Bench Press (Barbell)", { weight: 40, reps: 10, set_type: "warmup" }),
    set(1, 2, "Bench Press (Barbell)", { weight: 185, weight_unit: "lbs", reps: 7 }),
    set(1, 3, "Bench Press (Barbell)", { notes: "Skipped" }),
    set(2, 1, "Rowing Machine", { duration_minutes: 12, distance: 2.6, exercises: cardio }),
  ]
  expect(textOf(log, sets)).toBe(`Push Day
Friday, Nov 21, 2025, 42:18

Bench Press (Barbell)
40 kg × 10 (warm-up)
185 lbs × 7

Rowing Machine
12:00, 2.6 km (4:37 /km)

Felt strong`)
})

it("leaves out what is not there", () => {
  const bare = { ...log, name: null, notes: null, duration_seconds: null }
  const sets = [set(1, 1, "Plank", { reps: 3 })]
  expect(textOf(bare, sets)).toBe("Ad-Hoc Workout\nFriday, Nov 21, 2025\n\nPlank\n3 reps")
})
