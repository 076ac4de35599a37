import type { LocalDay } from "#domain/days/local-day.ts"
import type { Lift, LiftSession, Phase, RoleBase } from "./lift.ts"
import type { Verdict } from "./rules/judge.ts"

/** A role's part of one build session. */
export interface BuildSession {
  day: LocalDay
  /** The load of most of its sets; null without load. */
  load: number | null
  reps: readonly number[]
  /** The bottom of the range that it was judged by. */
  low: number
  /** The highest RPE, and the fewest reps that had it, because ratings count for less above 12 reps; null if no set was rated. */
  hardest: { rpe: number; reps: number } | null
  rated: number
  /** How many of the rated sets were at RPE 9.5 or more. */
  atLimit: number
  verdict: Verdict
  /** The best estimated 1RM of its sets, by which sessions of the same lift are compared. */
  best: number
  /** Whether it asked for more than the session before: a heavier load, or another rep. */
  isTry: boolean
  /** Whether it was made and better than the session before. */
  isGain: boolean
}

/** What keeps a role from growing, and how often in a row without a new best: the rung of the plateau's ladder. */
export interface Trouble {
  cause: "missed" | "stall"
  rung: number
}

export interface RoleState {
  base: RoleBase
  /** The base to return to after weeks in another range, with the day on which the other range began. */
  home: { base: RoleBase; since: LocalDay } | null
  /** The last build sessions, oldest first. */
  recent: readonly BuildSession[]
  /** Missed sessions in a row at the same load. */
  misses: number
  rung: number
  /** The best estimate when the first rung was climbed. A better one ends the plateau. */
  bestAtRung: number
  /** Build sessions since the last rung. */
  sinceRung: number
  /** What the next prescription has to answer; null if nothing. */
  trouble: Trouble | null
}

/** What the coach knows of a lift. Folded from its sessions and events, never stored. */
export interface LiftState {
  lift: Lift
  phase: Phase
  /** One role, or the two of top and back-off sets. */
  roles: readonly RoleState[]
  /** The way back after days away: the share of the last build load and of the sets. Null when there is none. */
  wayBack: { share: number; sets: number; easy: number } | null
  /** Whether the next build session is the first after a lighter week or a return. */
  isFirstBack: boolean
  /** The days of the last sessions, oldest first. */
  days: readonly LocalDay[]
  /** The last day on which a log was linked to a prescription. */
  linkedDay: LocalDay | null
  /** The last build sessions without a link, oldest first, from which the base is read. */
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
