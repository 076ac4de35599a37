import type { WeightUnit } from "#domain/measures/units.ts"
import { startingLift, stateIn } from "./lift-loads.ts"
import type { Lift, Plan } from "./plan.ts"
import type { Position } from "./position.ts"
import type { LiftState } from "./rules/lift-state.ts"
import type { RuleReason } from "./rules/reason.ts"
import type { LoggedSession, ProgramRun, UnreadableSession } from "./run.ts"

/** How a session changed a lift, for the summary and the program's page. */
export interface LiftChange extends RuleReason {
  slot: number
  lift: string
  exercise_name: string
  unit: WeightUnit
  /** The lift's exact load before and after the session; null if the lift has no load. */
  from: number | null
  to: number | null
  /** The load after the session, rounded to one that the person's weights can make. */
  shown: number | null
}

/** Where a run stands after all its sessions and events. */
export interface Standing {
  run: ProgramRun
  plan: Plan
  unit: WeightUnit
  position: Position
  lifts: Map<string, LiftState>
  /** The number of the last session that was used up. */
  lastSlot: number
  /** The log that counts for each session, by the session's number. */
  counted: ReadonlyMap<number, LoggedSession>
  /** The logs that count for a session but can't be read, by the session's number. */
  unread: ReadonlyMap<number, UnreadableSession>
  changes: LiftChange[]
  /** Whether loads are kept from rising until the next cycle. */
  isHolding: boolean
  isEnded: boolean
  /** The run's pauses. `from` is the first day of a pause, and `to` is the day on which it ended, or null while it lasts. */
  pauses: { from: string; to: string | null }[]
  /** The dates that sessions were moved to, by the session's number. */
  dates: Map<number, string>
}

/** A lift's state with its load in the run's current unit. For a lift that hasn't been trained yet, it is the starting state. */
export function liftIn(standing: Standing, lift: Lift): LiftState {
  const { run, unit, lifts } = standing
  const state = lifts.get(lift.key)
  return stateIn(state ?? startingLift(lift, run.starts, run.unit), unit, lift)
}
