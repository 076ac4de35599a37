import type { LocalDay } from "#domain/days/local-day.ts"
import { limitsOf } from "#domain/suitability/limits.ts"
import { careFor, type CareFacts } from "./care.ts"
import { concernsIn } from "./concerns.ts"
import { foldTraining } from "./fold-training.ts"
import type { LiftPlan } from "./lift.ts"
import { liftGear } from "./lift-gear.ts"
import {
  type KnownPerson,
  type LiftHistory,
  liftOf,
  type LiftRecord,
  liftSession,
  type LoadsAtHand,
  readPlan,
} from "./lift-history.ts"
import { prescribeWithCare } from "./prescribe-with-care.ts"
import type { LiftPrescription } from "./prescription.ts"
import type { LighterReason } from "./rules/lighter-week.ts"
import { coachRules } from "./rules/rules.ts"
import { beginLighterWeek, endLighterWeek, lighterWeekDue, onDay, type TrainingState } from "./training.ts"
import { withPlan } from "./with-plan.ts"

/** A person's whole training as the coach sees it on a day. */
export interface Training extends CareFacts {
  state: TrainingState
  /** Why a lighter week is due, if it hasn't begun yet; null if none is due. */
  lighterReason: LighterReason | null
  records: ReadonlyMap<string, LiftRecord>
  atHand: LoadsAtHand
  /** The exercises of a running program, which the coach doesn't prescribe. */
  led: ReadonlySet<string>
}

/** Works out from a history how a person's lifts stand on a day. Later days are left out. */
function stateOn(history: LiftHistory, atHand: KnownPerson, day: LocalDay): TrainingState {
  const logged = history.lifts.flatMap((record) => {
    const lift = liftOf(record, atHand)
    return record.sessions
      .filter((session) => session.day <= day)
      .map((session) => ({ id: record.exercise_id, lift, session: liftSession(record, session, atHand) }))
  })
  const days = history.days.filter((each) => each <= day)
  return onDay(foldTraining(logged, days, coachRules), day, coachRules)
}

/** What the coach knows of a person on a day. Every screen's prescriptions come from here. */
export function trainingOn(history: LiftHistory, person: KnownPerson, day: LocalDay): Training {
  const today = stateOn(history, person, day)
  const lighterReason = lighterWeekDue(today, day, coachRules)
  return {
    state: lighterReason === null ? today : beginLighterWeek(today, day),
    lighterReason,
    records: new Map(history.lifts.map((record) => [record.exercise_id, record])),
    atHand: person,
    limits: limitsOf(person.avoided, day),
    concerns: concernsIn(history.notes, day),
    led: new Set(person.program?.exercise_ids),
  }
}

/** The training as if the current lighter week had ended; unchanged if there is none. */
export const afterLighterWeek = (training: Training): Training => ({
  ...training,
  state: endLighterWeek(training.state),
})

/**
 * What the coach asks for next in an exercise. `plan` is what the template that the person is about to train
 * asks for; by default, what the last session's template asked for. Null for an exercise that was never
 * trained with reps, and for an exercise in a running program. The person's limits and notes make it easier,
 * on every screen.
 */
export function prescriptionFor(
  exerciseId: string,
  { state, records, atHand, led, ...careFacts }: Training,
  plan: LiftPlan | null = lastPlan(records.get(exerciseId)),
): LiftPrescription | null {
  const [record, lift] = [records.get(exerciseId), state.lifts.get(exerciseId)]
  if (!record || !lift || led.has(exerciseId)) return null
  const care = careFor(record, careFacts, lift.days)
  return prescribeWithCare(withPlan(lift, plan), care, liftGear(record, atHand), coachRules)
}

/** What the template of the last session asks for; null if there was none, or it has no range. */
const lastPlan = (record: LiftRecord | undefined) => readPlan(record?.sessions.at(-1)?.plan ?? null)
