import { daysBetween } from "#domain/days/local-day.ts"
import type { RoleBase } from "../lift.ts"
import type { BuildSession, RoleState, Trouble } from "../lift-state.ts"

const tries = 3
const days = 10
const same = 1.01
const exposures = 2
const lastRung = 5

/**
 * Whether a lift has stalled (ours): three or more build sessions in a row over 10 or more days, each trying more, none a gain, and none 1 % better
 * than the session before them.
 */
export function isStalled(recent: readonly BuildSession[]): boolean {
  const lastGain = recent.findLastIndex(({ isTry, isGain }) => !isTry || isGain)
  const before = recent[Math.max(0, lastGain)]
  const run = recent.slice(Math.max(0, lastGain) + 1)
  const [first, last] = [run[0], run.at(-1)]
  if (!before || !first || !last || run.length < tries) return false
  return (
    daysBetween(first.day, last.day) >= days && Math.max(...run.map(({ best }) => best)) <= same * before.best
  )
}

/** Whether a new best has ended the plateau: 1 % above the best when its first rung was climbed (ours). */
export function isOver({ rung, bestAtRung }: Pick<RoleState, "rung" | "bestAtRung">, best: number): boolean {
  return rung > 0 && best > same * bestAtRung
}

/** The next rung of the ladder for a stall or a second miss; two sessions pass between stalls' rungs. Null while it is too soon. */
export function nextTrouble(role: RoleState, cause: Trouble["cause"]): Trouble | null {
  if (cause === "stall" && role.rung > 0 && role.sinceRung < exposures) return null
  return { cause, rung: role.rung >= lastRung ? 2 : role.rung + 1 }
}

export type RungAction = "rest" | "cut" | "range" | "sets" | "sister"

/**
 * What a rung does (ours; rest: ACSM 2009): rest 3 minutes or more and repeat, a cut, another range, a third of the sets less if every session is
 * hard, a sister exercise.
 */
export function rungAction({ cause, rung }: Trouble, isHard: boolean): RungAction {
  if (rung === 1) return cause === "stall" ? "rest" : "cut"
  if (rung === 2) return "cut"
  if (rung === 3) return "range"
  return rung === 4 && isHard ? "sets" : "sister"
}

const lowRange = { low: 6, high: 8 }
const highRange = { low: 8, high: 12 }
const weeksInRange = 4

/** The other range of a plateau, for four weeks (ours); the same base where other reps are no change, as with 12 or more. */
export function otherRange(base: RoleBase): RoleBase {
  if (base.high > highRange.high || base.role === "ramp") return base
  return { ...base, ...(base.low < highRange.low ? highRange : lowRange) }
}

/** Whether the four weeks in the other range are over. */
export const isRangeOver = (since: string, day: string) => daysBetween(since, day) >= 7 * weeksInRange

/** The base with a third of the sets less. */
export const withFewerSets = (base: RoleBase): RoleBase => ({
  ...base,
  sets: Math.max(1, Math.ceil((base.sets * 2) / 3)),
})
