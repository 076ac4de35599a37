import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import type { BuildSession, LiftState, RoleState } from "../lift-state.ts"
import { isStalled } from "./plateau.ts"

const fallen = 0.95
const fewestSessions = 16
const gapDays = 35
const mostInAYear = 9
const daysOfAYear = 365
const daysAfterReturn = 28
const risingBy = 1
const fewestRated = 12
const mostAtLimit = 0.7

/** The signs of fatigue that a single lift shows. */
export interface FatigueSigns {
  isStalled: boolean
  /** Whether the last two ordinary sessions were both more than 5% below the best of the four before them. */
  isDown: boolean
  /**
   * Whether RPE rose by a point or more at the same load over the last four ordinary sessions that were
   * rated.
   */
  isRising: boolean
  /**
   * The number of rated sets in the last four ordinary sessions, and how many of them were at RPE 9.5 or
   * more.
   */
  rated: number
  atLimit: number
}

export function fatigueSigns({ roles }: LiftState, hasStalled = isStalled): FatigueSigns {
  const recent = roles[0]?.recent ?? []
  const last = recent.slice(-4)
  return {
    isStalled: hasStalled(recent),
    isDown: isDown(recent),
    isRising: isRising(recent),
    rated: last.reduce((sum, { rated }) => sum + rated, 0),
    atLimit: last.reduce((sum, { atLimit }) => sum + atLimit, 0),
  }
}

function isDown(recent: readonly BuildSession[]): boolean {
  const before = recent.slice(-6, -2)
  if (before.length < 3) return false
  const best = Math.max(...before.map((session) => session.best))
  return recent.slice(-2).every((session) => session.best < fallen * best)
}

function isRising(recent: readonly BuildSession[]): boolean {
  const [first, , , last] = recent.filter(({ hardest }) => hardest !== null).slice(-4)
  if (!first?.hardest || !last?.hardest || first.load !== last.load) return false
  return last.hardest.rpe - first.hardest.rpe >= risingBy
}

export type LighterReason = "stalls" | "falls" | "limit"

/**
 * Why a lighter week is due (our own rule): two stalled lifts, with RPE rising on two lifts or one lift down; three lifts down; or 70% of the rated
 * sets at the limit, with a lift stalled or down. Null if it isn't due.
 */
export function lighterReason(signs: readonly FatigueSigns[]): LighterReason | null {
  const count = (isSo: (sign: FatigueSigns) => boolean) => signs.filter(isSo).length
  const stalls = count((sign) => sign.isStalled)
  const falls = count((sign) => sign.isDown)
  if (stalls >= 2 && (count((sign) => sign.isRising) >= 2 || falls >= 1)) return "stalls"
  if (falls >= 3) return "falls"
  const rated = signs.reduce((sum, sign) => sum + sign.rated, 0)
  const atLimit = signs.reduce((sum, sign) => sum + sign.atLimit, 0)
  return rated >= fewestRated && atLimit >= mostAtLimit * rated && stalls + falls >= 1 ? "limit" : null
}

/**
 * Whether it is too soon to suggest a lighter week: in the first 16 sessions, within 5 weeks of the start of the last one, after 9 in a year, or
 * within 4 weeks of a return (lifters take one every 5.6 weeks, 10.1186/s40798-024-00691-y; the rest is our own rule).
 */
export function isTooSoon({ sessions, lighterWeeks, lastReturn }: Recovery, day: LocalDay): boolean {
  const isWithin = (since: LocalDay | null, days: number) => since !== null && daysBetween(since, day) < days
  return (
    sessions < fewestSessions ||
    isWithin(lighterWeeks.at(-1) ?? null, gapDays) ||
    isWithin(lighterWeeks.at(-mostInAYear) ?? null, daysOfAYear) ||
    isWithin(lastReturn, daysAfterReturn)
  )
}

export interface Recovery {
  /** The number of training days so far. */
  sessions: number
  /** The first days of the last lighter weeks, oldest first. */
  lighterWeeks: readonly LocalDay[]
  /** The last day with a session of a return. */
  lastReturn: LocalDay | null
}

const fewestOfMany = 5

/**
 * Whether a lift gets fewer sets after a lighter week: it has five or more, and before the week most rated sets were at the limit or the lift was down
 * (our own rule, for people who do more than they recover from).
 */
export function isTooMuch(role: Pick<RoleState, "base" | "recent">): boolean {
  const last = role.recent.slice(-4)
  const rated = last.reduce((sum, each) => sum + each.rated, 0)
  const atLimit = last.reduce((sum, each) => sum + each.atLimit, 0)
  const isAtLimit = rated > 0 && atLimit >= mostAtLimit * rated
  return role.base.sets >= fewestOfMany && (isAtLimit || isDown(role.recent))
}

/** A lighter week's share of the load, reps in reserve and number of sets (half the sets with less load and effort: 10.1186/s40798-023-00633-0). */
export const lighterShare = 0.9
export const lighterReserve = 4
export const setsInLighterWeek = (sets: number) => Math.max(1, Math.ceil(sets / 2))
