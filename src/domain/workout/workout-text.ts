import { adHocName } from "#domain/text/missing-name-words.ts"
import type { Draft, DraftExercise, DraftSet } from "./draft.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import type { RecordedSet } from "./recorded-set.ts"
import { loadKind } from "./load.ts"
import { fieldsOf, hasNumbers, isPencilled, readField, type SetField } from "./set-fields.ts"
import { describeSet } from "./set-text.ts"
import { setTypesInText } from "./set-text-words.ts"
import { workoutSeconds } from "./session-clock.ts"

/** A workout as text to share: its name, day and time, every completed set, and the notes. */
export function workoutText(draft: Draft, now: number): string {
  const seconds = workoutSeconds(draft, now)
  const when = [
    isDay(draft.date) ? formatDay(draft.date, "long") : "",
    seconds > 0 ? writeDuration(seconds) : "",
  ]
  const paragraphs = [
    [workoutName(draft), when.filter(Boolean).join(", ")].filter(Boolean).join("\n"),
    ...draft.exercises.map((exercise) => exerciseText(draft, exercise)),
    draft.notes.trim(),
  ]
  return paragraphs.filter(Boolean).join("\n\n")
}

/** The workout's name, or the fallback if it has none. */
export function workoutName(draft: Pick<Draft, "name">): string {
  return draft.name ?? adHocName
}

function exerciseText(draft: Draft, exercise: DraftExercise): string {
  const sets = exercise.sets.filter(
    (set) => hasNumbers(set, exercise.measure) && !isPencilled(set, exercise.measure),
  )
  if (sets.length === 0) return ""
  const load = loadKind(exercise.measure)
  const lines = sets.map((set) => {
    const type = setTypesInText[set.set_type]
    return `${describeSet(numbersOf(draft, exercise, set), load, true)}${type && ` (${type})`}`
  })
  return [exercise.exercise_name, ...lines].join("\n")
}

function numbersOf(draft: Draft, { measure }: DraftExercise, set: DraftSet): RecordedSet {
  const number = (field: SetField) => {
    const reading = readField(set, field, measure)
    return fieldsOf(measure).includes(field) && reading.ok ? reading.value : null
  }
  return {
    reps: number("reps"),
    weight: set.stored_weight?.value ?? number("weight"),
    weight_unit: set.stored_weight?.unit ?? draft.weight_unit,
    duration_minutes: number("duration_minutes"),
    distance: set.stored_distance?.value ?? number("distance"),
    distance_unit: set.stored_distance?.unit ?? draft.distance_unit,
    per_side: set.per_side,
  }
}
