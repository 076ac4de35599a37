import type { Load } from "#domain/workout/load.ts"
import { countedSets, type DoneSet } from "#domain/workout/done-set.ts"
import { estimateOf, noBests, type RecordKind, recordsInOrder } from "./records.ts"
import type { TrainingMemory } from "./training-memory.ts"
import { workingVolume } from "./working-volume.ts"

/** A set of the workout and its exercise. */
type WorkoutSet = DoneSet & { exercise_id: string }

/** A set that broke a record. */
export interface SetRecord {
  exercise_id: string
  kind: RecordKind
  /** How the exercise's load counts: as the whole weight lifted, as weight added to body weight, or as assistance. */
  load: Load
  set: WorkoutSet
  /**
   * The estimated 1RM in kilograms, including the body weight that is moved, if the record is a 1RM; null
   * otherwise.
   */
  estimate_kg: number | null
}

/** The totals of a workout. */
export interface WorkoutTotals {
  duration_seconds: number | null
  /** The working volume. */
  volume_kg: number
  /** The number of sets, not counting warm-ups. */
  sets: number
}

export interface WorkoutSummary extends WorkoutTotals {
  exercises: number
  /** The best record of each kind for each exercise, in workout order. */
  records: SetRecord[]
}

/** The change since last time; null where either value is missing. */
export interface Comparison {
  duration_seconds: number | null
  volume_kg: number
  sets: number
}

/** Summarizes a saved workout, compared with the history before it. */
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

/** The totals of a workout's sets. */
export function totalsOf(
  duration_seconds: number | null,
  sets: readonly Pick<WorkoutSet, "reps" | "weight" | "weight_unit" | "set_type">[],
): WorkoutTotals {
  return { duration_seconds, sets: countedSets(sets).length, volume_kg: workingVolume(sets) }
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
  const bests = memory[exerciseId]?.bests ?? noBests
  const kinds = recordsInOrder(own, bests)
  // Records of one kind only grow, so the last one is the best.
  const best = new Map<RecordKind, WorkoutSet>()
  own.forEach((set, index) => kinds[index]?.forEach((kind) => best.set(kind, set)))
  return [...best].map(([kind, set]) => ({
    exercise_id: exerciseId,
    kind,
    load: bests.load,
    set,
    estimate_kg: kind === "one_rep_max" ? estimateOf(set, bests) : null,
  }))
}
