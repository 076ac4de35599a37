import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { countedSets } from "#domain/workout/done-set.ts"
import type { PastWorkout } from "../choosing/past-training.ts"
import { convertExactly } from "../lift-loads.ts"

/** The set behind an exercise's best estimated 1RM. */
export interface BestLift {
  /** The estimated 1RM in the requested unit, not rounded. */
  e1rm: number
  /** The weight and reps of the set as they were entered. */
  weight: number
  unit: WeightUnit
  reps: number
  date: LocalDay
}

/** Older sets say too little about current strength. */
const daysLookedBack = 90

/** The best estimated 1RM of each exercise in the last 90 days, by exercise id. Of equal ones, the latest counts. */
export function bestLifts(
  workouts: readonly PastWorkout[],
  today: LocalDay,
  unit: WeightUnit,
): Map<string, BestLift> {
  const best = new Map<string, BestLift>()
  const since = addDays(today, -daysLookedBack)
  for (const { date, exercises } of workouts) {
    if (date < since || date > today) continue
    for (const { exercise_id, measure, sets } of exercises) {
      if (measure !== "weight_reps") continue
      for (const set of countedSets(sets)) {
        const entered = set.weight_unit ?? unit
        const estimate = oneRepMax(set.weight ?? 0, set.reps ?? 0)
        if (estimate === null || set.weight === null || set.reps === null) continue
        const lift = {
          e1rm: convertExactly(estimate, entered, unit),
          ...{ weight: set.weight, unit: entered, reps: set.reps, date },
        }
        const known = best.get(exercise_id)
        if (!known || isBetter(lift, known)) best.set(exercise_id, lift)
      }
    }
  }
  return best
}

function isBetter(one: BestLift, other: BestLift): boolean {
  return one.e1rm > other.e1rm || (one.e1rm === other.e1rm && one.date > other.date)
}
