import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"

type SharedSet = SharedWorkout["sets"][number]

export const aSharedSet = (change: Partial<SharedSet> = {}): SharedSet => ({
  exercise_id: "bench",
  exercise_order: 1,
  set_number: 1,
  set_type: "normal",
  reps: 5,
  weight: 82.5,
  weight_unit: "kg",
  duration_minutes: null,
  distance: null,
  distance_unit: "km",
  rpe: null,
  notes: null,
  superset: null,
  per_side: false,
  exercises: { name: "Bench Press (Barbell)", type: "strength", measure: "weight_reps" },
  ...change,
})

/** Two bench press sets, one of them in pounds, a plank and an unknown exercise: an hour on the evening of March 2. */
export const aSharedWorkout = (change: Partial<SharedWorkout["log"]> = {}): SharedWorkout => ({
  log: {
    id: "log",
    revision: 1,
    workout_id: null,
    committed_workout_id: null,
    name: 'Push <1> & "more"',
    date: "2026-03-02",
    notes: null,
    duration_seconds: 3600,
    started_at: "2026-03-02T17:00:00+00:00",
    ...change,
  },
  sets: [
    aSharedSet(),
    aSharedSet({ set_number: 2, weight: 185, weight_unit: "lbs", reps: 3 }),
    aSharedSet({
      exercise_order: 2,
      reps: null,
      weight: null,
      duration_minutes: 1.5,
      exercises: { name: "Plank", type: "strength", measure: "time" },
    }),
    aSharedSet({
      exercise_order: 3,
      weight: null,
      exercises: { name: "Zorbing 🏋️", type: "strength", measure: "reps" },
    }),
  ],
})
