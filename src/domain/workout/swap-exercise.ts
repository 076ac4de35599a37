import { type Draft, type DraftExercise, type DraftSet, emptySet } from "./draft.ts"
import { fieldsOf } from "./set-fields.ts"

export interface Swap {
  /** The exercise to replace. */
  id: string
  exercise: Pick<DraftExercise, "exercise_id" | "exercise_name" | "exercise_type" | "measure">
  /** Whether completed sets move to the new exercise too, because they were logged under the wrong one. */
  moves_done: boolean
  new_id: string
  new_set_id: string
}

/**
 * Swaps an exercise for another one. The open sets move to the new exercise; completed sets stay with the old
 * one, and the new exercise is placed below it. Suggested numbers are removed, because they were meant for
 * the old exercise.
 */
export function swapExercise({ exercises }: Draft, swap: Swap): DraftExercise[] {
  const index = exercises.findIndex(({ id }) => id === swap.id)
  const old = exercises[index]
  if (!old || exercises.some(({ exercise_id }) => exercise_id === swap.exercise.exercise_id)) return exercises
  const kept = swap.moves_done ? [] : old.sets.filter((set) => set.is_done)
  const moved = old.sets.filter((set) => !kept.includes(set)).map((set) => movedSet(set, swap))
  // A training max and the coach's advice belong to the old exercise.
  const { training_max: _max, advice: _advice, ...rest } = old
  const other: DraftExercise = {
    ...rest,
    ...swap.exercise,
    id: swap.new_id,
    // The planned sets and reps still apply, but the note and the weight were for the old exercise.
    template_notes: null,
    template_load: null,
    sets: moved.length > 0 ? moved : [emptySet(swap.new_set_id)],
  }
  return exercises.toSpliced(index, 1, ...(kept.length > 0 ? [{ ...old, sets: kept }, other] : [other]))
}

function movedSet(set: DraftSet, { exercise }: Swap): DraftSet {
  const isOwn = set.is_done || !set.is_prefilled
  const moved: DraftSet = { ...emptySet(set.id), set_type: set.set_type }
  if (!isOwn) return moved
  for (const field of fieldsOf(exercise.measure)) moved[field] = set[field]
  const { notes, rpe, is_done, per_side, stored_weight, stored_distance } = set
  return { ...moved, notes, rpe, is_done, per_side, stored_weight, stored_distance }
}

/** Undoes a swap: restores the exercise and removes the one that replaced it. */
export function swapBack({ exercises }: Draft, before: DraftExercise, otherId: string): DraftExercise[] {
  const without = exercises.filter(({ id }) => id !== otherId)
  if (without.length === exercises.length) return exercises
  return without.some(({ id }) => id === before.id)
    ? without.map((exercise) => (exercise.id === before.id ? before : exercise))
    : without.toSpliced(before.order - 1, 0, before)
}
