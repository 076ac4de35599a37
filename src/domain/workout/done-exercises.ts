import { countedSets } from "./done-set.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { SavedSet } from "./draft-from-log.ts"

/** The columns of a saved set that show which exercises were done, and how. */
export type DoneRow = Pick<SavedSet, "exercise_id" | "exercise_order" | "set_type" | "reps" | "superset"> & {
  exercises: Pick<NonNullable<SavedSet["exercises"]>, "name" | "type"> | null
}

/** An exercise in a saved workout. */
export interface DoneExercise {
  exercise_id: string
  exercise_name: string
  exercise_type: "strength" | "cardio"
  /** The number of working sets; warm-ups are left out. */
  sets: number
  /** The repetitions as "8" or "6-8"; null if none were recorded. */
  reps: string | null
  superset: number | null
}

/**
 * The exercises of a workout in order. An exercise that occurs several times is merged into one entry, or into as
 * many as `timesOf` allows; any further occurrences are merged into the last of these.
 */
export function doneExercises(
  sets: readonly DoneRow[],
  timesOf: (exerciseId: string) => number = () => 1,
): DoneExercise[] {
  const blocks: DoneRow[][] = []
  for (const own of blocksOf(sets)) {
    const id = own[0]?.exercise_id ?? ""
    const same = blocks.filter((block) => block[0]?.exercise_id === id)
    if (same.length < Math.max(1, timesOf(id))) blocks.push([...own])
    else same.at(-1)?.push(...own)
  }
  return blocks.flatMap(exerciseOf)
}

function blocksOf(sets: readonly DoneRow[]): DoneRow[][] {
  const orders = [...new Set(sets.map(({ exercise_order }) => exercise_order))].toSorted(
    (one, other) => one - other,
  )
  return orders.map((order) => sets.filter(({ exercise_order }) => exercise_order === order))
}

function exerciseOf(rows: readonly DoneRow[]): DoneExercise[] {
  const [first] = rows
  // An exercise that the person no longer has access to can't be planned.
  if (!first?.exercises) return []
  const working = countedSets(rows)
  return [
    {
      exercise_id: first.exercise_id,
      exercise_name: first.exercises.name,
      exercise_type: first.exercises.type,
      sets: working.length,
      reps: first.exercises.type === "cardio" ? null : repsOf(working),
      superset: first.superset,
    },
  ]
}

function repsOf(working: readonly DoneRow[]): string | null {
  const reps = working.flatMap((set) => set.reps ?? [])
  if (reps.length === 0) return null
  const [least, most] = [Math.min(...reps), Math.max(...reps)]
  return least === most ? formatNumber(least) : `${formatNumber(least)}-${formatNumber(most)}`
}
