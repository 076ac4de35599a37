import { type Athlete, daysAway, type KnownExercise } from "#domain/coach/person/athlete.ts"
import {
  afterLighterWeek,
  prescriptionFor,
  type Training,
  trainingOn,
} from "#domain/coach/lifts/prescription-for.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { LighterReason } from "#domain/coach/lifts/rules/lighter-week.ts"
import type { TrainingState } from "#domain/coach/lifts/training.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { hasWeight } from "#domain/workout/load.ts"

/** Whether the coach counts an exercise in reps, and so knows what comes next. */
export const isLift = ({ measure }: Pick<KnownExercise, "measure">): boolean =>
  hasWeight(measure) || measure === "reps"

/** The facts on which the coach bases its advice for a day. */
export interface Coaching {
  day: LocalDay
  training: TrainingState
  /** Why the day is in a lighter week; "begun" if it has already begun, null if it isn't in one. */
  lighter: LighterReason | "begun" | null
  /** Days since the last workout if the break calls for a gradual return; otherwise null. */
  away: number | null
  /** The exercise's next session; null if it was never done, or isn't counted in reps. */
  prescriptionOf: (exercise: KnownExercise) => LiftPrescription | null
}

/** Gathers the facts on which the coach bases its advice for today or for a day to come. */
export function coachingOn(day: LocalDay, athlete: Athlete): Coaching {
  // The training as it stands today is known already, because every screen's prescriptions come from it.
  const training = day === athlete.today ? athlete.training : trainingOn(athlete.liftHistory, athlete, day)
  return coachingOf(training, athlete, day)
}

/** Gathers the facts on which the coach bases a routine. A routine is meant for ordinary weeks, so a current lighter week counts as over. */
export function coachingForRoutine(athlete: Athlete): Coaching {
  return coachingOf(afterLighterWeek(athlete.training), athlete, athlete.today)
}

function coachingOf(training: Training, athlete: Athlete, day: LocalDay): Coaching {
  const { state, lighterReason } = training
  const isReturn = [...state.lifts.values()].some(({ wayBack }) => wayBack !== null && wayBack.share < 0.95)
  const { lastDay } = state
  return {
    day,
    training: state,
    lighter: state.lighterSince === null ? null : (lighterReason ?? "begun"),
    away: isReturn && lastDay !== null ? (daysAway(athlete) ?? daysBetween(lastDay, day)) : null,
    prescriptionOf: ({ exercise_id }) => prescriptionFor(exercise_id, training),
  }
}
