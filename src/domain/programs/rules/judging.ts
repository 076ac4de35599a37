import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "../load-scale.ts"
import type { ShownSet } from "../prescription.ts"
import type { Increment } from "../rule.ts"
import type { DoneSet, ProgramEvent } from "../run.ts"
import type { LiftState } from "./lift-state.ts"
import type { RuleReason } from "./reason.ts"

/** The two taps after a session. */
export type Felt = Omit<Extract<ProgramEvent, { kind: "felt" }>["body"], "slot">

/** The part of a cycle that a lift is in. */
export interface Phase {
  /** Whether its sets have open ones or some that decide; without, all of them decide. */
  isMarked: boolean
  /** A week alone, such as an easy one or a test, never raises a training max. */
  isAlone: boolean
  /** Whether this is the lighter week at the end of a rule that adds sets. */
  isDeload: boolean
}

/** One line of a session, to be judged by its rule. */
export interface Judging {
  /** `x` is in `unit`. */
  state: LiftState
  unit: WeightUnit
  /** Null if the exercise has no load. */
  scale: LoadScale | null
  sets: readonly ShownSet[]
  /** One for each set; at least one isn't null. */
  done: readonly (DoneSet | null)[]
  phase: Phase
  felt: Felt | null
}

/** The end of a lift's cycle or week. */
export type Closing = Pick<Judging, "state" | "unit" | "scale" | "phase">

export interface Judgement {
  state: LiftState
  /** Null if there is nothing to say. */
  reason: RuleReason | null
}

/** An increment in a unit. */
export function incrementIn(inc: Increment | undefined, unit: WeightUnit): number {
  return inc?.[unit] ?? 0
}
