import * as z from "zod/mini"
import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, systemWith, type WeightUnit } from "#domain/measures/units.ts"
import type { Draft, DraftExercise, DraftSet, Target } from "#domain/workout/draft.ts"
import { emptySet, newDraft } from "#domain/workout/draft.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { hasWeight, loadKind } from "#domain/workout/load.ts"
import { fieldTexts, type RecordedSet } from "#domain/workout/recorded-set.ts"
import { fieldsOf } from "#domain/workout/set-fields.ts"
import { count, rowId, shortText } from "./limits.ts"
import { type ShownLine, type ShownSession, type ShownSet, shownSessionSchema } from "./prescription.ts"
import { repsInAll, targetText, workUp } from "./session-words.ts"
import { readShownSession } from "./stored.ts"

const startSchema = z.object({
  run_id: rowId,
  slot: count,
  /** The name of the program's day, which becomes the workout's name. */
  name: shortText,
  /** Where the session is in its program, as text. */
  label: shortText,
  /** The routine that belongs to the program's day, if it is known. */
  workout_id: z.nullable(rowId),
  prescribed: shownSessionSchema,
  /** The loads that the session can raise, and what that requires. Links from earlier releases don't have this. */
  decides: z.optional(
    z.array(z.object({ exercise_name: shortText, text: z.string().check(z.maxLength(500)) })),
  ),
})
/** A session to start. */
export type SessionStart = z.infer<typeof startSchema>

/** Reads a session to start from a link's state; null if the state is something else. */
export const readSessionStart = (state: unknown): SessionStart | null =>
  z.safeParse(startSchema, state).data ?? null

export interface SessionDraftOptions {
  date: LocalDay
  /**
   * The person's exercises by id. A program's exercise that isn't among them is left out, and counts as not
   * done.
   */
  exercises: ReadonlyMap<string, PickedExercise>
  /** The initial load for a set that prescribes none, in the prescription's unit; null if unknown. */
  usualLoad: (exerciseId: string, unit: WeightUnit) => number | null
  newId: () => string
}

/**
 * A workout draft for a program's session, in the prescription's unit. It has one set for each prescribed
 * set; the prescribed numbers are prefilled as a suggestion (shown in pencil) and also the set's target.
 */
export function draftOfSession(start: SessionStart, options: SessionDraftOptions): Draft {
  const { run_id, slot, name, label, workout_id, prescribed, decides } = start
  const draft = newDraft(options.newId(), options.date, systemWith(prescribed.unit))
  const exercises: DraftExercise[] = []
  let place = 0
  let superset = 0
  for (const line of prescribed.lines) {
    const exercise = options.exercises.get(line.exercise_id)
    if (!line.joined) superset += 1
    if (exercise) exercises.push({ ...exerciseOf(exercise, { line, draft, place, options }), superset })
    place += line.sets.length
  }
  return {
    ...draft,
    name,
    workout_id,
    program: { run_id, slot, label, prescribed, ...(decides && { decides }) },
    exercises: exercises.map((exercise, index) => ({ ...exercise, order: index + 1 })),
  }
}

interface LinePlace {
  line: ShownLine
  draft: Draft
  /** The index of the exercise's first set in the session. */
  place: number
  options: SessionDraftOptions
}

function exerciseOf(exercise: PickedExercise, { line, draft, place, options }: LinePlace): DraftExercise {
  const { exercise_id, exercise_name, exercise_type, measure } = exercise
  const { newId } = options
  const usual = hasWeight(measure) ? options.usualLoad(exercise_id, draft.weight_unit) : null
  return {
    ...{ exercise_id, exercise_name, exercise_type, measure },
    id: newId(),
    order: 0,
    template_sets: null,
    template_reps: null,
    template_notes: noteOf(line),
    rest: line.rest,
    ...(isOfMax(line) && { training_max: { value: line.x, unit: draft.weight_unit } }),
    sets: line.sets.map((set, index) => ({
      ...emptySet(newId()),
      ...fieldsInPencil(
        set.load === null && !findsLoad(set) ? { ...set, load: usual } : set,
        exercise,
        draft,
      ),
      target: targetOf(set, place + index),
    })),
  }
}

/** Whether the exercise's loads are shares of a training max. In that case, `x` is the training max. */
const isOfMax = (line: ShownLine): line is ShownLine & { x: number } =>
  line.x !== null && line.lift.split(":")[1] === "tm"

/** A set's prescription in the draft's format. `place` is the set's index in the session. */
function targetOf(set: ShownSet, place: number): Target {
  const { low, open, unit, load } = set
  return { place, text: targetText(set), least: low, is_open: open, unit, load }
}

/** A saved log's draft with the targets that its sets had, in the draft's unit. `prescribed` is the log's column. */
export function withTargets(draft: Draft, prescribed: unknown): Draft {
  const session = readShownSession(prescribed)
  const asked = session?.lines.flatMap(({ sets }) => sets.map((set) => inDraft(set, session, draft))) ?? []
  const exercises = draft.exercises.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set) => {
      const own = set.target && asked[set.target.place]
      return set.target && own ? { ...set, target: targetOf(own, set.target.place) } : set
    }),
  }))
  return { ...draft, exercises }
}

/** Whether a set tests for a new load. Suggesting the usual load would be misleading, because the person has just missed it. */
const findsLoad = ({ load, decides }: ShownSet) => load === null && decides

function inDraft(set: ShownSet, { unit }: Pick<ShownSession, "unit">, { weight_unit }: Draft): ShownSet {
  return set.load === null ? set : { ...set, load: convertWeight(set.load, unit, weight_unit) }
}

/**
 * A note with what the sets' targets don't show: that it is a test, the rep range, or the total number of
 * reps.
 */
function noteOf({ goal, sets }: ShownLine): string | null {
  if (goal !== null) return repsInAll(goal)
  const [first] = sets
  if (first && findsLoad(first)) return workUp(first.low)
  if (!first || first.low === first.high || first.unit !== "reps") return null
  return `${first.low}–${first.high} reps`
}

/** The set's prescribed numbers for the exercise's fields, to be shown in pencil (as a suggestion). */
function fieldsInPencil(set: ShownSet, { measure }: PickedExercise, draft: Draft): Partial<DraftSet> {
  const texts = fieldTexts(draft, recordedAs(set, draft), measure)
  const own = Object.fromEntries(fieldsOf(measure).map((field) => [field, texts[field]]))
  // A body-weight exercise without an added load needs only its reps.
  if (loadKind(measure) !== "outside" && set.load === 0) own["weight"] = ""
  return { ...own, is_prefilled: true, offered_weight: own["weight"] ?? "" }
}

function recordedAs({ unit, aim, load, parts }: ShownSet, { weight_unit }: Draft): RecordedSet {
  const minutes: Partial<Record<ShownSet["unit"], number>> = {
    seconds: aim / 60,
    minutes: aim,
    intervals: (parts ?? []).reduce((sum, part) => sum + part, 0) / 60,
  }
  return {
    reps: unit === "reps" ? aim : null,
    weight: load,
    weight_unit,
    duration_minutes: minutes[unit] ?? null,
    distance: unit === "km" || unit === "mi" ? aim : null,
    distance_unit: unit === "mi" ? "mi" : "km",
  }
}
