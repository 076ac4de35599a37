import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import { droppedAt } from "#domain/supersets/drop-in-supersets.ts"
import { joinToNext, movedBy, putBack, separate } from "#domain/supersets/edit-supersets.ts"
import { type Joinable, supersetNumbers } from "#domain/supersets/supersets.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { PlannedSet } from "#domain/workout/planned-set.ts"
import {
  emptyPlannedSet,
  mostPlannedSets,
  plannedFieldsOf,
  type PlannedSetFields,
  readPlannedSets,
} from "./planned-set-fields.ts"

/** An exercise in a routine, as the text of its fields. */
export interface RoutinePart extends Joinable {
  /** Identifies the row, even when the same exercise is listed twice. */
  id: string
  exercise_id: string
  exercise_name: string
  exercise_type: "strength" | "cardio"
  /** The exercise's position in the list, from 1. */
  order: number
  sets: string
  reps: string
  notes: string
  /** What is planned for each set individually, in order. Drafts of earlier releases don't have this. */
  planned_sets?: readonly PlannedSetFields[] | undefined
}

/** The values of the routine editor's fields. */
export interface RoutineDraft {
  name: string
  description: string
  parts: readonly RoutinePart[]
}

/** A routine as it is saved. */
export interface SavedRoutine {
  name: string
  description: string | null
  parts: readonly (Omit<RoutinePart, "order" | "sets" | "reps" | "notes" | "planned_sets"> &
    PlannedExercise)[]
}

interface PlannedExercise {
  sets: number | null
  reps: string | null
  notes: string | null
  superset?: number | null | undefined
  /** What is planned for each set individually. If a save leaves this out, the stored plan is kept. */
  planned_sets?: readonly PlannedSet[] | undefined
}

/** The arguments of save_routine that the person decides. The order of the exercises is that of the list. */
export interface RoutineContent {
  routine: { name: string; description: string | null }
  exercises: ({ exercise_id: string } & PlannedExercise)[]
}

export type RoutineProblem =
  | { problem: "name" | "exercises" }
  | { problem: "sets" | "planned"; part_id: string }

export type RoutineReading = { ok: true; content: RoutineContent } | ({ ok: false } & RoutineProblem)

const defaultSets = 3
// The limit of the database column.
const mostSets = 1000
const longestName = 200

export const emptyRoutine: RoutineDraft = { name: "", description: "", parts: [] }

/** The editor's draft of a saved routine, with its exercises in order. */
export function routineDraftOf({ name, description, parts }: SavedRoutine): RoutineDraft {
  return {
    name,
    description: description ?? "",
    parts: numberParts(
      parts.map((part) => ({
        ...part,
        order: 0,
        sets: part.exercise_type === "cardio" ? "" : formatNumber(part.sets),
        reps: part.reps ?? "",
        notes: part.notes ?? "",
        planned_sets: (part.planned_sets ?? []).map(plannedFieldsOf),
      })),
    ),
  }
}

export function isInRoutine(draft: RoutineDraft, exerciseId: string): boolean {
  return draft.parts.some(({ exercise_id }) => exercise_id === exerciseId)
}

/**
 * Appends an exercise, with three sets if it is a strength exercise. An exercise that is already in the
 * routine isn't added again.
 */
export function withExercise(
  draft: RoutineDraft,
  exercise: Pick<RoutinePart, "id" | "exercise_id" | "exercise_name" | "exercise_type">,
): RoutineDraft {
  if (isInRoutine(draft, exercise.exercise_id)) return draft
  const sets = exercise.exercise_type === "cardio" ? "" : formatNumber(defaultSets)
  const part = { ...exercise, order: draft.parts.length + 1, sets, reps: "", notes: "" }
  return { ...draft, parts: [...draft.parts, part] }
}

export function withoutPart(draft: RoutineDraft, partId: string): RoutineDraft {
  return { ...draft, parts: numberParts(draft.parts.filter(({ id }) => id !== partId)) }
}

/** Undoes the removal of an exercise by putting it back in its old position, unless it is already back. */
export function withPartBack(draft: RoutineDraft, part: RoutinePart): RoutineDraft {
  if (draft.parts.some(({ id }) => id === part.id) || isInRoutine(draft, part.exercise_id)) return draft
  return { ...draft, parts: numberParts(putBack(draft.parts, part, part.order)) }
}

/**
 * Moves a dragged exercise to the position where it was dropped, clamped to the list. If that is outside its
 * superset, it leaves the superset.
 */
export function withPartAt(draft: RoutineDraft, partId: string, order: number): RoutineDraft {
  return { ...draft, parts: numberParts(droppedAt(draft.parts, partId, order)) }
}

/** Moves an exercise by one position: within its superset, or together with the whole superset. */
export function withPartMoved(draft: RoutineDraft, partId: string, by: -1 | 1): RoutineDraft {
  return { ...draft, parts: numberParts(movedBy(draft.parts, partId, by)) }
}

/** Makes a superset of an exercise and the one below it. */
export function withPartJoined(draft: RoutineDraft, partId: string): RoutineDraft {
  return { ...draft, parts: numberParts(joinToNext(draft.parts, partId)) }
}

/** Takes an exercise out of its superset. */
export function withPartSeparated(draft: RoutineDraft, partId: string): RoutineDraft {
  return { ...draft, parts: numberParts(separate(draft.parts, partId)) }
}

export function withPartFields(
  draft: RoutineDraft,
  partId: string,
  fields: Partial<Pick<RoutinePart, "sets" | "reps" | "notes">>,
): RoutineDraft {
  return { ...draft, parts: draft.parts.map((part) => (part.id === partId ? { ...part, ...fields } : part)) }
}

/** Changes what is planned for one of an exercise's sets, counting from 0. */
export function withPlannedSet(
  draft: RoutineDraft,
  partId: string,
  index: number,
  fields: Partial<PlannedSetFields>,
  unit: WeightUnit,
): RoutineDraft {
  const parts = draft.parts.map((part) => {
    if (part.id !== partId) return part
    const planned = plannedSetsIn(part, unit)
    return { ...part, planned_sets: planned.map((set, at) => (at === index ? { ...set, ...fields } : set)) }
  })
  return { ...draft, parts }
}

/** What is planned for each of an exercise's sets; empty fields for sets without a plan. */
export function plannedSetsIn(
  { sets, planned_sets = [] }: RoutinePart,
  unit: WeightUnit,
): PlannedSetFields[] {
  const count = Math.min(mostPlannedSets, readSets(sets) ?? 0)
  return Array.from({ length: count }, (_, index) => planned_sets[index] ?? emptyPlannedSet(unit))
}

/** The number of planned sets; unreadable fields count as zero. */
export function plannedSets(draft: RoutineDraft): number {
  return draft.parts.reduce((sum, { sets }) => sum + (readSets(sets) ?? 0), 0)
}

/** Whether a sets field is a whole number or empty. */
export function isReadableSets(sets: string): boolean {
  return readSets(sets) !== undefined
}

/** The routine in the editor's fields, or the first problem with it. */
export function readRoutine({ name, description, parts }: RoutineDraft): RoutineReading {
  if (name.trim() === "") return { ok: false, problem: "name" }
  if (parts.length === 0) return { ok: false, problem: "exercises" }
  const exercises: RoutineContent["exercises"] = []
  const supersets = supersetNumbers(parts)
  for (const [index, { id, exercise_id, sets: written, reps, notes, planned_sets = [] }] of parts.entries()) {
    const sets = readSets(written)
    if (sets === undefined) return { ok: false, problem: "sets", part_id: id }
    const planned = readPlannedSets(planned_sets.slice(0, sets ?? 0))
    if (planned === undefined) return { ok: false, problem: "planned", part_id: id }
    exercises.push({
      exercise_id,
      sets,
      reps: reps.trim() || null,
      notes: notes.trim() || null,
      superset: supersets[index] ?? null,
      planned_sets: planned,
    })
  }
  return {
    ok: true,
    content: { routine: { name: name.trim(), description: description.trim() || null }, exercises },
  }
}

/** The name for a copy of a routine. */
export function nameOfCopy(name: string): string {
  const mark = " (copy)"
  return name.slice(0, longestName - mark.length).trimEnd() + mark
}

/** The number of sets; null if the field is empty, undefined if its text is unreadable. */
function readSets(text: string): number | null | undefined {
  const reading = readNumber(text)
  if (!reading.ok) return undefined
  const { value } = reading
  return value === null || (Number.isInteger(value) && value <= mostSets) ? value : undefined
}

function numberParts(parts: readonly RoutinePart[]): RoutinePart[] {
  return parts.map((part, index) => ({ ...part, order: index + 1 }))
}
