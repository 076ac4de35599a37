import type { LiftPrescription, RuleName } from "#domain/coach/lifts/prescription.ts"
import { prescriptionFor, type Training } from "#domain/coach/lifts/prescription-for.ts"
import { isStalled } from "#domain/coach/lifts/rules/plateau.ts"
import { type Athlete, type KnownExercise, limitOn } from "#domain/coach/person/athlete.ts"
import type { Concern } from "#domain/coach/lifts/concerns.ts"
import type { TrainedExercise, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { asksForCare } from "#domain/suitability/limits.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import { stallOf } from "./lift-comparison.ts"
import { daysOfReturn, daysSinceTraining, isLighter } from "./training-days.ts"

/** What to do with a lift next: the one action that every sentence about it agrees with. */
export type Action = "add" | "hold" | "lower"

const actions: Record<RuleName, Action> = {
  ...{ add: "add", bridge: "add", heaviest: "add", harder: "add", made: "add" },
  ...{
    start: "hold",
    wave: "hold",
    near: "hold",
    limit: "hold",
    missed: "hold",
    rest: "hold",
    hold: "hold",
    first_back: "hold",
    fewer_sets: "lower",
  },
  ...{
    cut: "lower",
    sore: "lower",
    easier: "lower",
    range: "lower",
    sets: "lower",
    sister: "lower",
    lighter: "lower",
    return: "lower",
    left_out: "lower",
  },
}

/**
 * What to do next according to a prescription; null if there is no prescription. If it has two roles (top and
 * back-off sets), the heavier one decides.
 */
export function actionOf(next: LiftPrescription | null): Action | null {
  const rule = next?.reasons[0]?.rule
  return rule === undefined ? null : actions[rule]
}

/** What the coach asks for next in an exercise, and what the coach must take into account. Both are worked out from `training`. */
export function adviceOn(
  exercise: TrainedExercise,
  { date, run_id }: TrainedWorkout,
  athlete: Athlete,
  { concerns, training = athlete.training }: { concerns: readonly Concern[]; training?: Training },
) {
  const { exercise_id } = exercise
  const { byId, person } = athlete
  const known = byId.get(exercise_id)
  const ruledOut = known ? limitOn(known, athlete) : null
  const isLed = typeof run_id === "string"
  const next = isLed || ruledOut ? null : prescriptionFor(exercise_id, training)
  const state = athlete.training.state.lifts.get(exercise_id)
  const [role] = state?.roles ?? []
  const care = known ? asksForCare(known, person.limits) : null
  const concern = concerns.find((each) => isConcernFor(each, known)) ?? null
  const isBack = (state?.wayBack ?? null) !== null || (daysSinceTraining(date, athlete) ?? 0) >= daysOfReturn
  return {
    phase: isLighter(date, athlete)
      ? ("lighter" as const)
      : isBack
        ? ("return" as const)
        : ("build" as const),
    stall: role && isStalled(role.recent) ? stallOf(exercise, date, athlete) : null,
    misses: role?.trouble?.cause === "missed" ? 2 : (role?.misses ?? 0),
    next,
    action: actionOf(next),
    limit: ruledOut ?? care,
    concern,
  }
}

/** Whether a note rules out doing more of an exercise. A sore joint does so only if the exercise loads it, anything else always. */
function isConcernFor(concern: Concern, exercise: KnownExercise | undefined): boolean {
  if (concern.kind !== "sore") return true
  return exercise !== undefined && (tagsOf(exercise).jointLoads?.get(concern.joint) ?? 0) > 0
}
