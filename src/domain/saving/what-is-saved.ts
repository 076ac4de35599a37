import type { Draft, DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { hasData, isPencilled } from "#domain/workout/set-fields.ts"

/** The sets that saving would drop because they are still in pencil: suggested, but neither confirmed nor edited. */
export function pencilledSets(draft: Draft): DraftSet[] {
  return draft.exercises.flatMap(({ sets, measure }) => sets.filter((set) => isPencilled(set, measure)))
}

/** Whether any set has something to save, confirmed or only suggested. */
export function hasSomethingToSave(draft: Draft): boolean {
  return draft.exercises.some(({ sets, measure }) => sets.some((set) => hasData(set, measure)))
}

/** Whether a set is saved: it has data, and the data isn't merely suggested. */
export function isSaved(set: DraftSet, { measure }: DraftExercise): boolean {
  return hasData(set, measure) && !isPencilled(set, measure)
}
