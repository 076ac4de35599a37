import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Load } from "#domain/workout/load.ts"
import type { Return } from "./rules/away.ts"

/** What the coach needs to know about an exercise. All loads are in `unit`; assistance is negative. */
export interface Lift {
  unit: WeightUnit
  load: Load
  /** The person's body weight, which bodyweight exercises move in addition to their load; null if unknown. */
  body: number | null
  isLowerBody: boolean
  /** Whether the exercise trains only small muscles, for which up to 25 reps are fine. */
  isSmall: boolean
  /** Whether the person is over 60, for whom loads go up in smaller steps. */
  isSenior?: true
}

/** The loads near a given one that the person can put together for an exercise; null if its sets have no load. */
export interface LiftGear {
  scaleAt: (load: number) => LoadScale | null
}

/** `straight`: all sets alike. `top` and `back_off`: a few heavy sets and lighter ones. `ramp`: one set per rising load. */
export type RoleName = "straight" | "top" | "back_off" | "ramp"

/** A role's usual number of sets and rep range in ordinary training (the build phase). */
export interface RoleBase {
  role: RoleName
  sets: number
  low: number
  high: number
  /** A ramp's loads as shares of its last one; empty if the sets aren't a ramp. */
  shares: readonly number[]
  /** Whether the last set is for as many reps as possible. */
  isOpen?: true | undefined
}

/** The kind of week that a session belongs to. Only `build` sessions are judged and change anything. */
export type Phase = "build" | "hold" | "lighter" | "return"

/** A working set as the person did it. */
export interface LiftSet {
  load: number | null
  /** The weight that was actually lifted, if the load is only the nearest one that can be loaded in the person's unit. */
  logged?: number
  reps: number
  rpe: number | null
}

/** The part of the prescription that a log stores, as the person saw it. */
export interface ShownLift {
  phase: Phase
  base: readonly RoleBase[]
}

/** One session of a lift, as logged. */
export interface LiftSession {
  day: LocalDay
  sets: readonly LiftSet[]
  /** The prescription that the log was linked to; null if there was none. */
  shown: ShownLift | null
  /** What the routine's template asks for; null if it has no range. */
  template: LiftPlan | null
}

/** What a person's own template asks of a lift. */
export interface LiftPlan {
  /** The number of sets; null if the template leaves it open. */
  sets: number | null
  low: number
  high: number
  isOpen?: true | undefined
}

/** An event in a lift's history other than a session. */
export type LiftEvent =
  /** The first session after time away from all training, or from this lift alone. */
  | ({ kind: "away" } & Return)
  | { kind: "lighter" }
  /** The end of a lighter week, or of a limit. */
  | { kind: "build" }
  /** A limit, or something in a note: loads don't go up until it ends. */
  | { kind: "hold" }
