import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { ShownSet } from "../prescription.ts"
import type { Increment } from "../rule.ts"
import type { DoneSet, ProgramEvent } from "../run.ts"
import type { LiftState } from "./lift-state.ts"
import type { RuleReason } from "./reason.ts"

/** The answers to the two questions asked after a session. */
export type Felt = Omit<Extract<ProgramEvent, { kind: "felt" }>["body"], "slot">

/** What a rule needs to know about a lift's current week within its cycle. */
export interface Phase {
  /**
   * Whether the cycle has open sets (as many reps as possible) or sets marked as deciding. If it has neither,
   * all its sets decide.
   */
  isMarked: boolean
  /** Whether the cycle is a single week, such as an easy week or a test. Such a cycle never raises a training max. */
  isAlone: boolean
  /** Whether this is the lighter week at the end of a cycle of the rule `volume`. */
  isDeload: boolean
}

/** One exercise of a session, to be judged by the exercise's rule. */
export interface Judging {
  /** The lift's state, with `x` in `unit`. */
  state: LiftState
  unit: WeightUnit
  /** The possible loads of the exercise; null if it has no load. */
  scale: LoadScale | null
  sets: readonly ShownSet[]
  /** One entry for each set; at least one isn't null. */
  done: readonly (DoneSet | null)[]
  phase: Phase
  felt: Felt | null
}

/** What a rule needs to judge the end of a lift's cycle or week. */
export type Closing = Pick<Judging, "state" | "unit" | "scale" | "phase">

export interface Judgement {
  state: LiftState
  /** The reason for the new state, for the person to read; null if there is none. */
  reason: RuleReason | null
}

/** A rule's increment in a unit; 0 if the rule has none. */
export function incrementIn(inc: Increment | undefined, unit: WeightUnit): number {
  return inc?.[unit] ?? 0
}
