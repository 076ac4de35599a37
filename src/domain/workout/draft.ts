import * as z from "zod/mini"
import type { LocalDay } from "#domain/days/local-day.ts"
import { elapsedSeconds, isRunning, stoppedTimer, timerSchema } from "./timer.ts"
import { distanceUnitOf, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"

const weightUnit = z.enum(["kg", "lbs"])
const distanceUnit = z.enum(["km", "mi"])
/** A set's type. Drop and rest-pause sets continue the set before them. */
export const setTypeSchema = z.enum(["normal", "warmup", "drop", "rest_pause", "failure"])

/** An exercise in a plan. */
export const planEntrySchema = z.object({
  name: z.string(),
  /** The exercise's id. Only the plan for repeating a workout has it; other plans have only names. */
  exercise_id: z.nullish(z.string()),
  sets: z.nullish(z.number()),
  reps: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  weight: z.nullish(z.number()),
  weight_unit: z.nullish(weightUnit),
  /** Consecutive exercises with the same number form a superset (see `supersets.ts`). */
  superset: z.nullish(z.number()),
})
export type PlanEntry = z.infer<typeof planEntrySchema>

/** A set's target in a program. */
const targetSchema = z.object({
  /** The set's index among the prescribed sets of the session, from 0. */
  place: z.number(),
  /** The target as text, such as "95 × 1+". */
  text: z.string(),
  /** The fewest reps, or the minimum of whatever else the set records. */
  least: z.number(),
  /** Whether the set is for as many reps as possible. */
  is_open: z.boolean(),
  // What it takes to meet the target: the kind of amount, and the load in the draft's unit. Earlier releases stored neither.
  unit: z.optional(z.enum(["reps", "seconds", "minutes", "km", "mi", "intervals"])),
  load: z.optional(z.nullable(z.number())),
})
export type Target = z.infer<typeof targetSchema>

const setSchema = z.object({
  /** Identifies the set on this device; never sent. */
  id: z.string(),
  // The text of the fields, as typed.
  reps: z.string(),
  weight: z.string(),
  duration_minutes: z.string(),
  distance: z.string(),
  notes: z.string(),
  set_type: setTypeSchema,
  /** Whether reps or time count for each side, as in lunges and one-arm exercises. */
  per_side: z.optional(z.boolean()),
  rpe: z.nullable(z.number()),
  is_done: z.boolean(),
  /** Whether the numbers are suggested but neither confirmed nor edited, so that they don't count yet. The UI calls this "in pencil". */
  is_prefilled: z.boolean(),
  /** The suggested weight, kept when the person changes the set's weight. Open sets with the same suggestion then get the new weight. */
  offered_weight: z.optional(z.string()),
  // The saved values of a log being edited: kept with all digits and their unit until the field is touched.
  stored_weight: z.nullable(z.object({ value: z.number(), unit: weightUnit })),
  stored_distance: z.nullable(z.object({ value: z.number(), unit: distanceUnit })),
  target: z.optional(targetSchema),
  // What the routine plans for this set: the effort to aim for, and the rest after it in seconds.
  planned_rpe: z.optional(z.number()),
  planned_rest: z.optional(z.number()),
})

const exerciseSchema = z.object({
  /** Identifies the entry on this device, because an imported log may have an exercise twice. */
  id: z.string(),
  exercise_id: z.string(),
  exercise_name: z.string(),
  exercise_type: z.enum(["strength", "cardio"]),
  /**
   * What the exercise's sets record. `added` and `help` are loads that include the body weight (see
   * `load.ts`).
   */
  measure: z.enum(["weight_reps", "reps", "time", "distance_time", "added", "help"]),
  order: z.number(),
  template_sets: z.nullable(z.number()),
  template_reps: z.nullable(z.string()),
  template_notes: z.nullable(z.string()),
  template_load: z.optional(z.nullable(z.object({ value: z.number(), unit: weightUnit }))),
  /** Consecutive exercises with the same number form a superset (see `supersets.ts`). */
  superset: z.optional(z.nullable(z.number())),
  /** The training max on which the program's percentages are based. */
  training_max: z.optional(z.object({ value: z.number(), unit: weightUnit })),
  /** The program's rest after each set, in seconds. A rest that the person chose takes precedence. */
  rest: z.optional(z.nullable(z.number())),
  /** What the coach prescribed (`LiftPrescription` in `coach/lifts`). The draft only stores it and sends it. */
  advice: z.optional(z.looseObject({})),
  sets: z.array(setSchema),
})

/** A session as prescribed (`ShownSession` in `programs`). The draft only stores it and sends it. */
export const prescribedSchema = z.looseObject({})

/** The session of a program's run that this workout belongs to. */
const programSchema = z.object({
  run_id: z.string(),
  slot: z.number(),
  /** The session's place in the program as text, such as "Week 3 of 4, day 2". */
  label: z.string(),
  prescribed: prescribedSchema,
  /** The loads that the session can raise, and what that requires, as sentences. */
  decides: z.optional(z.array(z.object({ exercise_name: z.string(), text: z.string() }))),
})

const sessionClockSchema = z.object({
  /** The workout's day when the clock started. If the day is changed, the workout is being recorded afterwards, so the clock doesn't count. */
  date: z.string(),
  // When the clock started and when the last set was confirmed, in epoch milliseconds, and the time counted in between.
  began_at: z.number(),
  last_at: z.number(),
  counted_ms: z.number(),
})

/** A workout on the screen, before it is saved. */
export const draftSchema = z.object({
  /** Identifies the save of this workout, so that it can be sent again but takes effect only once. */
  op_id: z.string(),
  /** The log being edited, and the revision that editing started from. */
  log: z.nullable(z.object({ id: z.string(), revision: z.number() })),
  workout_id: z.nullable(z.string()),
  committed_workout_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  date: z.string(),
  notes: z.string(),
  /** When the timer first started, in epoch milliseconds. */
  started_at: z.nullable(z.number()),
  timer: timerSchema,
  /** The set being timed, and when its timing started (epoch milliseconds). */
  set_clock: z.optional(z.nullable(z.object({ set_id: z.string(), started_at: z.number() }))),
  /** The session's clock, which starts by itself when the first set is confirmed (see `session-clock.ts`). */
  session_clock: z.optional(z.nullable(sessionClockSchema)),
  // The units of the numbers in the fields.
  weight_unit: weightUnit,
  distance_unit: distanceUnit,
  exercises: z.array(exerciseSchema),
  program: z.optional(programSchema),
  /** Planned exercises without a match, for the person to resolve. */
  gaps: z.optional(z.array(planEntrySchema)),
})

export type Draft = z.infer<typeof draftSchema>
export type DraftExercise = z.infer<typeof exerciseSchema>
export type DraftSet = z.infer<typeof setSchema>
export type Measure = DraftExercise["measure"]
export type SetType = DraftSet["set_type"]

/** An empty workout without a plan. */
export function newDraft(opId: string, date: LocalDay, units: UnitSystem): Draft {
  return {
    op_id: opId,
    log: null,
    workout_id: null,
    committed_workout_id: null,
    name: null,
    date,
    notes: "",
    started_at: null,
    timer: stoppedTimer,
    set_clock: null,
    session_clock: null,
    weight_unit: weightUnitOf(units),
    distance_unit: distanceUnitOf(units),
    exercises: [],
  }
}

/** An empty set. */
export function emptySet(id: string): DraftSet {
  return {
    id,
    reps: "",
    weight: "",
    duration_minutes: "",
    distance: "",
    notes: "",
    set_type: "normal",
    rpe: null,
    is_done: false,
    is_prefilled: false,
    stored_weight: null,
    stored_distance: null,
  }
}

/** Whether the draft has anything that the person would miss. */
export function hasContent(draft: Draft): boolean {
  return (
    draft.exercises.length > 0 ||
    draft.notes.trim() !== "" ||
    isNamed(draft) ||
    isRunning(draft.timer) ||
    elapsedSeconds(draft.timer, 0) > 0
  )
}

/** Whether the person named the workout, rather than a template or a plan. */
function isNamed({ name, workout_id, committed_workout_id }: Draft): boolean {
  return name !== null && workout_id === null && committed_workout_id === null
}

export function allSets(draft: Draft): DraftSet[] {
  return draft.exercises.flatMap((exercise) => exercise.sets)
}
