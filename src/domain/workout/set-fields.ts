import type { DraftExercise, DraftSet, Measure } from "./draft.ts"
import { readMinutes } from "#domain/measures/duration.ts"
import { formatNumber, type NumberReading, readNumber, readSigned } from "#domain/measures/numbers.ts"
import { loadKind, shownLoad } from "./load.ts"

/** A numeric field of a set, named after its column. */
export type SetField = "weight" | "reps" | "duration_minutes" | "distance"

const fieldsByMeasure: Record<Measure, readonly SetField[]> = {
  weight_reps: ["weight", "reps"],
  added: ["weight", "reps"],
  help: ["weight", "reps"],
  reps: ["reps"],
  time: ["duration_minutes"],
  distance_time: ["duration_minutes", "distance"],
}

/** The fields of sets of this measure, in screen order. */
export function fieldsOf(measure: Measure): readonly SetField[] {
  return fieldsByMeasure[measure]
}

/** The field to fill in first: a body-weight exercise usually needs only its reps. */
export function entryField(measure: Measure): SetField {
  return measure === "added" ? "reps" : (fieldsOf(measure)[0] ?? "reps")
}

/** The weight of a set for display. Assistance has a minus sign, even if it was typed without one. */
export function writtenWeight(set: Pick<DraftSet, "weight">, measure: Measure): string {
  const reading = readSigned(set.weight)
  const load = loadKind(measure)
  if (load === "outside" || !reading.ok || reading.value === null) return set.weight.trim()
  return formatNumber(shownLoad(load, reading.value))
}

/**
 * Reads one field of a set. A duration is in minutes or MM:SS. Only the load of a body-weight exercise can be
 * below zero.
 */
export function readField(set: DraftSet, field: SetField, measure: Measure): NumberReading {
  if (field === "weight" && loadKind(measure) !== "outside") return readSigned(set.weight)
  return field === "duration_minutes" ? readMinutes(set[field]) : readNumber(set[field])
}

/** The fields of a set that contain something unreadable. */
export function unreadableFields(set: DraftSet, measure: Measure): SetField[] {
  return fieldsOf(measure).filter((field) => !readField(set, field, measure).ok)
}

/** Whether the set has any number. Zero counts as a number. */
export function hasNumbers(set: DraftSet, measure: Measure): boolean {
  return fieldsOf(measure).some((field) => set[field].trim() !== "")
}

/** Whether the set has anything to save: a number or a note. */
export function hasData(set: DraftSet, measure: Measure): boolean {
  return hasNumbers(set, measure) || set.notes.trim() !== ""
}

/** Whether the set is in pencil: prefilled with suggested numbers, and neither confirmed nor edited. */
export function isPencilled(set: DraftSet, measure: Measure): boolean {
  return set.is_prefilled && !set.is_done && hasData(set, measure)
}

/** Whether the set continues the one before it without a rest. */
export function isContinuation({ set_type }: Pick<DraftSet, "set_type">): boolean {
  return set_type === "drop" || set_type === "rest_pause"
}

const letters = { warmup: "W", drop: "D", rest_pause: "R", failure: "F" } as const

/** The labels of the sets: working sets are numbered 1, 2, 3, with a plus if their target is open; the others have a letter. */
export function spineLabels(exercise: DraftExercise): string[] {
  let working = 0
  return exercise.sets.map(({ set_type, target }) =>
    set_type === "normal" ? `${++working}${target?.is_open ? "+" : ""}` : letters[set_type],
  )
}
