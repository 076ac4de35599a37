import type { KnownPerson, LiftHistory } from "#domain/coach/lifts/lift-history.ts"
import { readPlan } from "#domain/coach/lifts/lift-history.ts"
import type { ShownLift } from "#domain/coach/lifts/lift.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { prescriptionFor, type Training, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { SuggestedSet } from "#domain/workout/edit-draft.ts"

interface KnownFacts extends KnownPerson {
  history: LiftHistory
  day: LocalDay
}

// The last result is remembered, because every exercise on the screen needs the same one.
let last: { known: KnownFacts; training: Training } | null = null

function trainingNow(known: KnownFacts): Training {
  const isSame =
    last?.known.history === known.history &&
    last.known.day === known.day &&
    last.known.unit === known.unit &&
    last.known.age === known.age &&
    last.known.barbells === known.barbells &&
    last.known.avoided === known.avoided &&
    last.known.program === known.program
  if (last === null || !isSame) last = { known, training: trainingOn(known.history, known, known.day) }
  return last.training
}

/**
 * The coach's prescription for an exercise with this template; null if the template's reps aren't a number to progress from, the exercise is new,
 * or the exercise belongs to a running program.
 */
export function adviceFor(
  {
    exercise_id,
    template_sets: sets,
    template_reps: reps,
  }: Pick<DraftExercise, "exercise_id" | "template_sets" | "template_reps">,
  known: KnownFacts,
): LiftPrescription | null {
  const plan = readPlan({ sets, reps })
  return plan && prescriptionFor(exercise_id, trainingNow(known), plan)
}

/**
 * What a template prescribes for an exercise that is new to the person. It is stored in the log, so that the lift uses the template's rep range
 * from the first session on. Null if the coach already knows the lift, or a running program prescribes it.
 */
export function firstAsked(
  {
    exercise_id,
    template_sets,
    template_reps,
  }: Pick<DraftExercise, "exercise_id" | "template_sets" | "template_reps">,
  { history, program = null }: Pick<KnownFacts, "history" | "program">,
): ShownLift | null {
  const plan = readPlan({ sets: template_sets, reps: template_reps })
  const isKnown = history.lifts.some((lift) => lift.exercise_id === exercise_id)
  if (!plan?.sets || isKnown || program?.exercise_ids.includes(exercise_id)) return null
  const { sets, low, high } = plan
  return { phase: "build", base: [{ role: "straight", sets, low, high, shares: [] }] }
}

/** The numbers of a prescription's sets, in its unit. */
export const suggestedSets = ({ sets }: LiftPrescription): SuggestedSet[] =>
  sets.map(({ load, aim }) => ({ weight: load, reps: aim }))
