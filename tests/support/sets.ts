import type { SavedSet } from "#domain/workout/draft-from-log.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"

const noNumbers = {
  reps: null,
  weight: null,
  weight_unit: "kg",
  duration_minutes: null,
  distance: null,
  distance_unit: "km",
} as const

/** A set with these numbers and no others, in kilograms and kilometers. */
export function recordedSet(values: Partial<RecordedSet> = {}): RecordedSet {
  return { ...noNumbers, ...values }
}

/** A set as it is saved with its log. By default, it is the first set of a bench press, without numbers. */
export function savedSet(values: Partial<SavedSet> = {}): SavedSet {
  return {
    ...noNumbers,
    exercise_id: "bench",
    exercise_order: 1,
    set_number: 1,
    set_type: "normal",
    rpe: null,
    notes: null,
    superset: null,
    per_side: false,
    exercises: { name: "Bench Press (Barbell)", type: "strength", measure: "weight_reps" },
    ...values,
  }
}
