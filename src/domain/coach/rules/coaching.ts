import { type Athlete, daysAway, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { afterEvent } from "#domain/coach/lifts/advance.ts"
import { liftGear } from "#domain/coach/lifts/lift-gear.ts"
import type { LiftState } from "#domain/coach/lifts/lift-state.ts"
import { prescribe } from "#domain/coach/lifts/prescribe.ts"
import { lastPlan, stateOn, type Training, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { LighterReason } from "#domain/coach/lifts/rules/lighter-week.ts"
import { coachRules } from "#domain/coach/lifts/rules/rules.ts"
import { lighterWeekDue, type TrainingState } from "#domain/coach/lifts/training.ts"
import { withPlan } from "#domain/coach/lifts/with-plan.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { asksForCare } from "#domain/suitability/limits.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import { hasWeight } from "#domain/workout/load.ts"

/** Whether the coach counts an exercise in reps, and so knows what comes next. */
export const isLift = ({ measure }: Pick<KnownExercise, "measure">): boolean =>
  hasWeight(measure) || measure === "reps"

/** What the coach goes by on a day. */
export interface Coaching {
  day: LocalDay
  training: TrainingState
  /** Why the day is in a lighter week; "begun" if it had begun before, null if it isn't in one. */
  lighter: LighterReason | "begun" | null
  /** Days since the last workout when they ask for a way back; null if they don't. */
  away: number | null
  /** What the exercise's next session is; null if it was never done, or isn't counted in reps. */
  prescriptionOf: (exercise: KnownExercise) => LiftPrescription | null
}

/** Whether a lighter week that is due is begun. A routine is meant for the weeks after it. */
interface CoachingOptions {
  beginsLighter: boolean
}

/** Folds an athlete's history into what the coach goes by on a day, today or soon. */
export function coachingOn(
  day: LocalDay,
  athlete: Athlete,
  { beginsLighter }: CoachingOptions = { beginsLighter: true },
): Coaching {
  const { state: training, lighterReason: due } = beginsLighter
    ? trainingOf(athlete, day)
    : withoutLighterWeek(athlete, day)
  const isReturn = [...training.lifts.values()].some(
    ({ wayBack }) => wayBack !== null && wayBack.share < 0.95,
  )
  const { lastDay } = training
  return {
    day,
    training,
    lighter: due ?? (training.lighterSince === null ? null : "begun"),
    away: isReturn && lastDay !== null ? (daysAway(athlete) ?? daysBetween(lastDay, day)) : null,
    prescriptionOf: (exercise) => {
      const state = training.lifts.get(exercise.exercise_id)
      const record = athlete.training.records.get(exercise.exercise_id)
      if (!state || !record) return null
      const planned = withPlan(state, lastPlan(record))
      return prescribe(withCare(planned, exercise, athlete), liftGear(record, athlete), coachRules)
    },
  }
}

/** The athlete's training on a day. Today's is known already, because every screen's prescriptions come from it. */
function trainingOf(athlete: Athlete, day: LocalDay): Pick<Training, "state" | "lighterReason"> {
  return day === athlete.today ? athlete.training : trainingOn(athlete.liftHistory, athlete, day)
}

/** The athlete's training on a day as if a lighter week that is due waited. */
function withoutLighterWeek(athlete: Athlete, day: LocalDay): Pick<Training, "state" | "lighterReason"> {
  const state = stateOn(athlete.liftHistory, athlete, day)
  return { state, lighterReason: lighterWeekDue(state, day, coachRules) }
}

/** The lift's state with what limits and notes ask for: nothing is raised, and what loads a sore joint much is lighter. */
function withCare(state: LiftState, exercise: KnownExercise, { person, concerns }: Athlete): LiftState {
  const { jointLoads } = tagsOf(exercise)
  const soreness = concerns.flatMap((each) =>
    each.kind === "sore" ? (jointLoads?.get(each.joint) ?? 0) : [],
  )
  if (soreness.some((load) => load >= 2)) return afterEvent(state, { kind: "lighter" })
  const isHeld =
    soreness.some((load) => load === 1) ||
    concerns.some(({ kind }) => kind !== "sore" && kind !== "worn") ||
    asksForCare(exercise, person.limits) !== null
  return isHeld && state.phase === "build" ? afterEvent(state, { kind: "hold" }) : state
}
