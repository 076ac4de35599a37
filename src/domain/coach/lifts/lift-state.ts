import type { LocalDay } from "#domain/days/local-day.ts"
import type { Lift, LiftSession, Phase, RoleBase } from "./lift.ts"
import type { Return } from "./rules/away.ts"
import type { Verdict } from "./rules/judge.ts"

/** A summary of one role's sets in a session of the build phase. */
export interface BuildSession {
  day: LocalDay
  /** The load of most of the sets; null if the sets have no load. */
  load: number | null
  /** The weight that was actually lifted, if the load is only the nearest one that can be loaded in the person's unit. */
  logged?: number
  reps: readonly number[]
  /** The low end of the rep range that the session was judged by. */
  low: number
  /** The highest RPE, and the fewest reps at that RPE (above 12 reps, a rating counts for less); null if no set was rated. */
  hardest: { rpe: number; reps: number } | null
  rated: number
  /** How many of the rated sets were at RPE 9.5 or more. */
  atLimit: number
  verdict: Verdict
  /** The best estimated 1RM of the sets, for comparing sessions of the same lift. */
  best: number
  /** Whether the session tried for more than the one before: a heavier load, or one more rep. */
  isTry: boolean
  /** Whether the range was reached and the result was better than the session before. */
  isGain: boolean
}

/**
 * Why a role (straight, top, back-off or ramp sets) isn't progressing, and which rung of the plateau ladder
 * it is on: the number of steps taken in a row without a new best.
 */
export interface Trouble {
  cause: "missed" | "stall"
  rung: number
}

export interface RoleState {
  base: RoleBase
  /** The usual sets and reps to return to after some weeks in a different rep range, and the day on which that range began. */
  home: { base: RoleBase; since: LocalDay } | null
  /** The last ordinary sessions (phase `build`), oldest first. */
  recent: readonly BuildSession[]
  /** How many sessions in a row, at the same load, fell short of their reps. */
  misses: number
  rung: number
  /** The best estimated 1RM when the first change against the plateau was made. A better estimate ends the plateau. */
  bestAtRung: number
  /** The number of ordinary sessions since the last step against a plateau. */
  sinceRung: number
  /** The problem that the next prescription must address; null if there is none. */
  trouble: Trouble | null
}

/**
 * What the coach knows about a lift. It is worked out from the lift's sessions and events, and never stored.
 */
export interface LiftState {
  lift: Lift
  phase: Phase
  /** One role for a lift whose sets are all alike or a ramp, or two: top sets and back-off sets. */
  roles: readonly RoleState[]
  /** The return after a break, and the number of easy sessions in a row since its last step. Null if the lift isn't in a return. */
  wayBack: (Return & { easy: number }) | null
  /** Whether the next ordinary session (phase `build`) is the first one after a lighter week or a return. */
  isFirstBack: boolean
  /** The days of the last sessions, oldest first. */
  days: readonly LocalDay[]
  /** The last day with a log that was linked to a prescription. */
  linkedDay: LocalDay | null
  /** The last ordinary sessions without a prescription, oldest first. They show the usual sets and reps. */
  unlinked: readonly LiftSession[]
}

export function newLiftState(lift: Lift): LiftState {
  return {
    lift,
    phase: "build",
    roles: [],
    wayBack: null,
    isFirstBack: false,
    days: [],
    linkedDay: null,
    unlinked: [],
  }
}

export function newRoleState(base: RoleBase): RoleState {
  return {
    base,
    home: null,
    recent: [],
    misses: 0,
    rung: 0,
    bestAtRung: 0,
    sinceRung: 0,
    trouble: null,
  }
}
