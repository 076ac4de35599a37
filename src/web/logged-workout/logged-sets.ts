import type { Load } from "#domain/workout/load.ts"
import type { Database } from "#domain/row-types.ts"
import { sentences } from "./sentences.ts"

type SetRow = Database["public"]["Tables"]["set_logs"]["Row"]

/** A row of set_logs as selected for the day panel, with its exercise. */
export type LoggedSet = Pick<
  SetRow,
  | "id"
  | "exercise_id"
  | "exercise_order"
  | "set_number"
  | "set_type"
  | "reps"
  | "weight"
  | "weight_unit"
  | "duration_minutes"
  | "distance"
  | "distance_unit"
  | "rpe"
  | "notes"
  | "superset"
  | "per_side"
> & { exercises: { name: string; load?: Load } | null }

/** The sets of one exercise, in the order they were done. */
export interface LoggedExercise {
  id: string
  order: number
  name: string | null
  superset: number | null
  /** How the exercise's weight counts. */
  load: Load
  /** Whether any of the sets has a weight. */
  hasWeights: boolean
  sets: LoggedSet[]
}

/** A log's sets grouped by exercise, with both exercises and sets in order. */
export function exercisesOf(sets: readonly LoggedSet[]): LoggedExercise[] {
  const orders = new Set(sets.map((set) => set.exercise_order))
  return [...orders]
    .toSorted((first, second) => first - second)
    .map((order) => {
      const own = sets
        .filter((set) => set.exercise_order === order)
        .toSorted((first, second) => first.set_number - second.set_number)
      // Data stored by earlier releases doesn't have all of these fields.
      const { exercise_id: id = "", exercises = null, superset = null } = own[0] ?? {}
      return {
        id,
        order,
        name: exercises?.name ?? null,
        superset,
        hasWeights: own.some(({ weight }) => weight !== null),
        load: exercises?.load ?? "outside",
        sets: own,
      }
    })
}

/** The label for each set: working sets are numbered, the others have a letter. `name` is for screen readers. */
export function spineMarks(sets: readonly LoggedSet[]): { letter: string; name: string }[] {
  let working = 0
  return sets.map((set) => {
    const type = sentences.setTypes[set.set_type]
    if (type) return type
    working += 1
    return { letter: String(working), name: sentences.setNumber(working) }
  })
}
