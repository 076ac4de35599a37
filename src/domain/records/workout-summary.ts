import type { DoneSet } from "#domain/workout/done-set.ts"
import { noBests, type RecordKind, recordsInOrder } from "./records.ts"
import type { TrainingMemory } from "./training-memory.ts"
import { kilograms } from "#domain/measures/units.ts"

/** A set of the workout, of whatever exercise. */
type WorkoutSet = DoneSet & { exercise_id: string }

/** A set that was better than every set before it. */
export interface SetRecord {
  exercise_id: string
  kind: RecordKind
  set: WorkoutSet
}

/** What a workout amounted to. */
export interface WorkoutTotals {
  duration_seconds: number | null
  /** Repetitions times weight, over every set that has both. */
  volume_kg: number
  sets: number
}

export interface WorkoutSummary extends WorkoutTotals {
  exercises: number
  /** The best of each kind for each exercise, in the order of the workout. */
  records: SetRecord[]
}

/** How much more (or less) than last time; null where one of them does not say. */
export interface Comparison {
  duration_seconds: number | null
  volume_kg: number
  sets: number
}

/** What a saved workout amounted to, measured by what was done before it. */
export function workoutSummary(
  duration_seconds: number | null,
  sets: readonly WorkoutSet[],
  memory: TrainingMemory,
): WorkoutSummary {
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))]
  return {
    ...totalsOf(duration_seconds, sets),
    exercises: ids.length,
    records: ids.flatMap((id) => recordsIn(sets, id, memory)),
  }
}

/** What sets amount to. */
export function totalsOf(
  duration_seconds: number | null,
  sets: readonly Pick<WorkoutSet, "reps" | "weight" | "weight_unit">[],
): WorkoutTotals {
  const volumes = sets.map(
    ({ reps, weight, weight_unit }) => (reps ?? 0) * kilograms(weight ?? 0, weight_unit ?? "kg"),
  )
  return { duration_seconds, sets: sets.length, volume_kg: volumes.reduce((sum, each) => sum + each, 0) }
}

export function compareWorkouts(now: WorkoutTotals, before: WorkoutTotals): Comparison {
  return {
    duration_seconds:
      now.duration_seconds === null || before.duration_seconds === null
        ? null
        : now.duration_seconds - before.duration_seconds,
    volume_kg: now.volume_kg - before.volume_kg,
    sets: now.sets - before.sets,
  }
}

function recordsIn(sets: readonly WorkoutSet[], exerciseId: string, memory: TrainingMemory): SetRecord[] {
  const own = sets.filter(({ exercise_id }) => exercise_id === exerciseId)
  const kinds = recordsInOrder(own, memory[exerciseId]?.bests ?? noBests)
  // A later set of a kind had to beat the earlier one.
  const best = new Map<RecordKind, WorkoutSet>()
  own.forEach((set, index) => kinds[index]?.forEach((kind) => best.set(kind, set)))
  return [...best].map(([kind, set]) => ({ exercise_id: exerciseId, kind, set }))
}
