import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Load } from "#domain/workout/load.ts"

/** What the coach has to know of an exercise. All loads are in `unit`; assistance is below zero. */
export interface Lift {
  unit: WeightUnit
  load: Load
  /** The body weight, which loaded and assisted bodyweight exercises move too; null if unknown. */
  body: number | null
  isLowerBody: boolean
  /** Whether it trains small muscles only, which may go up to 25 reps. */
  isSmall: boolean
}

/** The real loads of an exercise around a load; null if its sets have none. */
export interface LiftGear {
  scaleAt: (load: number) => LoadScale | null
}

/** `straight`: all sets alike. `top` and `back_off`: a few heavy sets and lighter ones. `ramp`: one set per rising load. */
export type RoleName = "straight" | "top" | "back_off" | "ramp"

/** The sets and the range of the build phase. */
export interface RoleBase {
  role: RoleName
  sets: number
  low: number
  high: number
  /** The loads of a ramp's sets as shares of the last one; empty in other roles. */
  shares: readonly number[]
}

/** Which weeks a session belongs to. Only `build` sessions are judged and change anything. */
export type Phase = "build" | "hold" | "lighter" | "return"

/** A working set as it was done. */
export interface LiftSet {
  load: number | null
  reps: number
  rpe: number | null
}

/** What a log remembers of its prescription. */
export interface ShownLift {
  phase: Phase
  base: readonly RoleBase[]
}

/** One session of a lift, as logged. */
export interface LiftSession {
  day: LocalDay
  sets: readonly LiftSet[]
  /** Null if the log wasn't linked to a prescription. */
  shown: ShownLift | null
  /** The range of the routine's template; null if it has none. */
  template: { low: number; high: number } | null
}

/** What happens to a lift besides its sessions. */
export type LiftEvent =
  /** The first session after days away from all training, or from this lift alone. */
  | { kind: "away"; share: number; sets: number }
  | { kind: "lighter" }
  /** The end of a lighter week, or of a limit. */
  | { kind: "build" }
  /** A limit or a word in a note: nothing is raised until it ends. */
  | { kind: "hold" }
