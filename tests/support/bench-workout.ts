import { recordedSet } from "#tests/support/sets.ts"
import type { Draft, SetType } from "#domain/workout/draft.ts"
import { plannedDraft } from "#domain/workout/draft-from-plan.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"

/** A set from last time, in kilograms. */
export function done(weight: number, reps: number, more: Partial<DoneSet> = {}): DoneSet {
  return { ...recordedSet({ weight, reps }), set_type: "normal", ...more }
}

/** A workout with one exercise, x, whose sets have these types and are named s1, s2 and so on; a plan may give a weight. */
export function workout(types: readonly SetType[], weight: number | null = null): Draft {
  const ids = ["op", "x", ...types.map((_, index) => `s${index + 1}`)]
  const exercise = {
    ...{ exercise_id: "bench", exercise_name: "Bench Press", exercise_type: "strength" as const },
    measure: "weight_reps" as const,
  }
  const load = weight === null ? null : { value: weight, unit: "kg" as const }
  const start = { name: null, workout_id: "w", committed_workout_id: null, date: "2025-11-21" }
  const planned = [{ exercise, sets: types.length, reps: null, notes: null, load }]
  const draft = plannedDraft(start, planned, "metric", () => ids.shift() ?? "none")
  const kinds = types.map((set_type, index) => kind(`s${index + 1}`, set_type))
  return after(draft, ...kinds)
}

/** The draft after these edits. */
export const after = (draft: Draft, ...edits: DraftEdit[]) => edits.reduce(editDraft, draft)
/** Edits to the sets of x: another type, the numbers from last time, typed numbers, a confirmation. */
export const kind = (set_id: string, set_type: SetType, last: DoneSet[] = []): DraftEdit => ({
  ...{ kind: "choose_set_type", set_id, set_type, last },
})
export const offer = (...last: DoneSet[]): DraftEdit => ({ kind: "offer_last_time", id: "x", last })
export const type = (set_id: string, weight: string, reps?: string): DraftEdit[] => [
  { kind: "type_number", set_id, field: "weight", text: weight },
  ...(reps === undefined ? [] : [{ kind: "type_number", set_id, field: "reps", text: reps } as const]),
]
export const confirm = (...set_ids: string[]): DraftEdit => ({ kind: "confirm_sets", set_ids, is_done: true })
/** The sets of x. */
export const setsOf = (draft: Draft) => draft.exercises[0]?.sets ?? []
/** The current sets as text, "60×8", with a question mark if the numbers are only prefilled. */
export const shown = (draft: Draft) =>
  setsOf(draft).map(({ weight, reps, is_prefilled }) => `${weight}×${reps}${is_prefilled ? "?" : ""}`)
