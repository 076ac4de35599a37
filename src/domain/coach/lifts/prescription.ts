import type { Phase, RoleBase, RoleName } from "./lift.ts"

/** The named rule that a prescription follows. */
export type RuleName =
  | "start"
  | "add"
  | "bridge"
  | "harder"
  | "made"
  | "near"
  | "limit"
  | "missed"
  | "cut"
  | "easier"
  | "rest"
  | "range"
  | "sets"
  | "sister"
  | "first_back"
  | "hold"
  | "lighter"
  | "return"

export interface PrescribedSet {
  role: RoleName
  /** The range of reps. */
  low: number
  high: number
  /** The reps to aim for this time. */
  aim: number
  /** A load that the person's weights can make; null if the person chooses it or the exercise has none. */
  load: number | null
  /** The reps that should be left. */
  rir: number
}

/** The facts of one role's rule. */
export interface RoleReason {
  role: RoleName
  rule: RuleName
  /** The reps and the load of the last build session. */
  reps: readonly number[]
  from: number | null
  to: number | null
  low: number
  high: number
  sets: number
}

/** What the coach asks of a lift next. Everything that shows it prints this object. */
export interface LiftPrescription {
  phase: Phase
  sets: PrescribedSet[]
  base: RoleBase[]
  /** One reason per role. */
  reasons: RoleReason[]
}
