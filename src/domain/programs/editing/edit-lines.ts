import { joinToNext, movedBy, putBack, separate } from "#domain/supersets/edit-supersets.ts"
import type { ExerciseRef } from "../rule.ts"
import type { DayDraft, LineDraft } from "./day-draft.ts"

/** An exercise to add. Its measure decides what its sets prescribe. */
export interface AddedExercise extends ExerciseRef {
  measure: string
}

const usualAmounts: Readonly<Record<string, string>> = { time: "30 s", distance_time: "20 min" }

/** Appends an exercise with three sets of 8 to 12 reps, or one timed set. `id` must be new to the draft. */
export function withLine(
  draft: DayDraft,
  { exercise_id, exercise_name, measure }: AddedExercise,
  id: string,
): DayDraft {
  const amount = usualAmounts[measure]
  const set = { id: `${id} set`, count: "3", amount: amount ?? "8-12", load: "", decides: false }
  const isRun = measure === "distance_time"
  const line: LineDraft = {
    ...{ id, exercise_id, exercise_name, superset: null, rest: "" },
    weeks: [[[isRun ? { ...set, count: "1" } : set]]],
    rule: { name: amount === undefined ? "double" : "fixed", texts: {}, ladder: [] },
  }
  return { ...draft, lines: [...draft.lines, line] }
}

export function withoutLine(draft: DayDraft, id: string): DayDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.id !== id) }
}

/** Undoes the removal of an exercise. `place` is its former index. */
export function withLineBack(draft: DayDraft, line: LineDraft, place: number): DayDraft {
  if (draft.lines.some(({ id }) => id === line.id)) return draft
  return { ...draft, lines: putBack(draft.lines, line, place + 1) }
}

/** Moves an exercise by one position: within its superset, or together with the whole superset. */
export function withLineMoved(draft: DayDraft, id: string, by: -1 | 1): DayDraft {
  return { ...draft, lines: movedBy(draft.lines, id, by) }
}

/** Makes a superset of an exercise and the one below it, or takes the exercise out of its superset. */
export function withLineJoined(draft: DayDraft, id: string, isJoined: boolean): DayDraft {
  return { ...draft, lines: isJoined ? joinToNext(draft.lines, id) : separate(draft.lines, id) }
}

export function withLineChanged(
  draft: DayDraft,
  id: string,
  change: (line: LineDraft) => LineDraft,
): DayDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.id === id ? change(line) : line)) }
}
