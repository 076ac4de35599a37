import { expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { draftFromLog, type SavedLog, type SavedSet } from "./draft-from-log.ts"
import { timerShowing } from "./timer.ts"
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

it("writes a workout in the units in which its sets were entered", () => {
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

it("leaves out missing parts", () => {
  const bare = { ...log, name: null, notes: null, duration_seconds: null }
  const sets = [set(1, 1, "Plank", { reps: 3 })]
  expect(textOf(bare, sets)).toBe("Ad-Hoc Workout\nFriday, Nov 21, 2025\n\nPlank\n3 reps")
})

it("names each set's type, and keeps miles as miles", () => {
  const kinds = (["drop", "rest_pause", "failure"] as const).map((set_type, index) =>
    set(1, index + 1, "Squat", { weight: 60, reps: 5, set_type }),
  )
  const run = { name: "Running", type: "cardio", measure: "distance_time" } as const
  const miles = set(2, 1, "Running", { distance: 3, distance_unit: "mi", exercises: run })
  expect(textOf({ ...log, duration_seconds: null, notes: "  " }, [...kinds, miles])).toBe(`Push Day
Friday, Nov 21, 2025

Squat
60 kg × 5 (drop set)
60 kg × 5 (rest-pause)
60 kg × 5 (to failure)

Running
3 mi`)
})

it("is only the name if there is nothing else, and leaves out an unreadable day", () => {
  const bare = { ...log, date: "someday", notes: null, duration_seconds: null }
  expect(textOf(bare, [set(1, 1, "Squat", { notes: "Skipped" })])).toBe("Push Day")
  expect(textOf({ ...bare, duration_seconds: 90 }, [])).toBe("Push Day\n1:30")
})

it("leaves out numbers that the exercise doesn't record, unreadable ones and those in pencil", () => {
  const draft = draftFromLog(log, [set(1, 1, "Squat", { reps: 5 })], "metric", () => "s")
  const [exercise] = draft.exercises
  const [first] = exercise?.sets ?? []
  if (!exercise || !first) throw new Error("the set is missing")
  const lines = (sets: Partial<typeof first>[], measure = exercise.measure) =>
    workoutText(
      {
        ...{ ...draft, date: "", notes: "", timer: timerShowing(0) },
        exercises: [{ ...exercise, measure, sets: sets.map((each) => ({ ...first, ...each })) }],
      },
      0,
    ).split("\n")
  expect(lines([{ weight: "heavy" }])).toEqual(["Push Day", "", "Squat", "5 reps"])
  expect(lines([{ weight: "60" }], "reps")).toEqual(["Push Day", "", "Squat", "5 reps"])
  expect(lines([{ is_done: false, is_prefilled: true }, {}])).toEqual(["Push Day", "", "Squat", "5 reps"])
})
