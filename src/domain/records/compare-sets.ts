import { kilograms, kilometers } from "#domain/measures/units.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { countedSets, type DoneSet } from "#domain/workout/done-set.ts"

/**
 * How much more was done in one set than in an earlier one, in kilograms, repetitions, kilometers, or minutes at the
 * same distance. Negative if it was less.
 */
export interface SetChange {
  kind: "weight" | "reps" | "distance" | "minutes"
  by: number
}

/** An exercise's best set in each of two workouts. */
export interface ComparedExercise<Set> {
  exercise_id: string
  now: Set
  /** The best set of the earlier workout; null if the exercise wasn't part of it. */
  before: Set | null
  /** The change from then to now; null if the two sets are the same, or can't be compared. */
  change: SetChange | null
}

type WorkoutSet = DoneSet & { exercise_id: string }

/**
 * The best working set of each exercise of a workout, in the workout's order, and the best of the earlier
 * workout. Weights are signed: assistance is negative.
 */
export function compareSets<Set extends WorkoutSet>(
  sets: readonly Set[],
  setsBefore: readonly Set[],
): ComparedExercise<Set>[] {
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))]
  return ids.flatMap((exercise_id) => {
    const now = bestOf(sets, exercise_id)
    const before = bestOf(setsBefore, exercise_id)
    return now ? [{ exercise_id, now, before, change: before && changeOf(now, before) }] : []
  })
}

function bestOf<Set extends WorkoutSet>(sets: readonly Set[], exerciseId: string): Set | null {
  const [first, ...others] = countedSets(sets).filter(({ exercise_id }) => exercise_id === exerciseId)
  if (!first) return null
  return others.reduce((best, set) => (isBetter(set, best) ? set : best), first)
}

function isBetter(set: DoneSet, best: DoneSet): boolean {
  const change = changeOf(set, best)
  if (change === null) return false
  // At the same distance, less time is better; without a distance, as in a plank, more time is better.
  return change.kind === "minutes" && set.distance !== null ? change.by < 0 : change.by > 0
}

const kilogramsStep = 0.1
const kilometersStep = 0.01

/** The first difference that counts, where weight comes before repetitions and distance before time. */
function changeOf(now: DoneSet, before: DoneSet): SetChange | null {
  const weight = between(weightOf(now), weightOf(before), kilogramsStep)
  if (weight !== 0) return { kind: "weight", by: weight }
  const reps = between(now.reps, before.reps, 1)
  if (reps !== 0) return { kind: "reps", by: reps }
  const distance = between(distanceOf(now), distanceOf(before), kilometersStep)
  if (distance !== 0) return { kind: "distance", by: distance }
  const minutes = between(now.duration_minutes, before.duration_minutes, 0)
  return minutes === 0 ? null : { kind: "minutes", by: minutes }
}

/** The difference; 0 if it is smaller than a step or a value is missing. */
function between(now: number | null, before: number | null, step: number): number {
  if (now === null || before === null) return 0
  const difference = roundTo(now - before, 3)
  return Math.abs(difference) < step ? 0 : difference
}

const weightOf = ({ weight, weight_unit }: DoneSet) =>
  weight === null ? null : kilograms(weight, weight_unit ?? "kg")

const distanceOf = ({ distance, distance_unit }: DoneSet) =>
  distance === null ? null : kilometers(distance, distance_unit ?? "km")
