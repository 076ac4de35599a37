import type { WeightUnit } from "#domain/measures/units.ts"
import type { Phase, RoleBase, RoleName } from "./lift.ts"

/** The named rule that a prescription follows. */
export type RuleName =
  | "start"
  | "add"
  | "bridge"
  | "heaviest"
  | "harder"
  | "wave"
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
  | "fewer_sets"
  | "hold"
  | "lighter"
  | "sore"
  | "return"
  | "left_out"

export interface PrescribedSet {
  role: RoleName
  /** The rep range. */
  low: number
  high: number
  /** The reps to aim for in the next session. */
  aim: number
  /** A load that the person can put together; null if the person chooses it or the exercise has none. */
  load: number | null
  /** The reps to keep in reserve. */
  rir: number
}

/**
 * The rule behind the prescription of one role (straight, top, back-off or ramp sets), and the numbers it
 * used.
 */
export interface RoleReason {
  role: RoleName
  rule: RuleName
  /** The reps and the load of the last ordinary session (phase `build`). */
  reps: readonly number[]
  from: number | null
  /** The weight that was actually lifted, if the load is only the nearest one that can be loaded in the person's unit. */
  logged?: number
  to: number | null
  low: number
  high: number
  sets: number
}

/** The coach's next prescription for a lift. Every screen shows this same object. */
export interface LiftPrescription {
  /** The unit of the prescription's loads. */
  unit: WeightUnit
  phase: Phase
  sets: PrescribedSet[]
  base: RoleBase[]
  /** One reason for each role: straight, top, back-off or ramp sets. */
  reasons: RoleReason[]
}
