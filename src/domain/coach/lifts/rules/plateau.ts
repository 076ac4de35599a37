import { daysBetween } from "#domain/days/local-day.ts"
import type { RoleBase } from "../lift.ts"
import type { BuildSession, RoleState, Trouble } from "../lift-state.ts"

const tries = 3
const days = 10
const same = 1.01
const exposures = 2
const lastRung = 5

/**
 * Whether a lift has stalled (our own rule): three or more ordinary sessions in a row, over at least 10 days,
 * that tried for more without a gain, and none of them 1% better than the session before it.
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

/** Whether a new best has ended the plateau: 1% above the best when its first step was taken (our own rule). */
export function isOver({ rung, bestAtRung }: Pick<RoleState, "rung" | "bestAtRung">, best: number): boolean {
  return rung > 0 && best > same * bestAtRung
}

/** The next change to make after a stall or a second miss. During a stall, two sessions must pass between changes; null until then. */
export function nextTrouble(role: RoleState, cause: Trouble["cause"]): Trouble | null {
  if (cause === "stall" && role.rung > 0 && role.sinceRung < exposures) return null
  return { cause, rung: role.rung >= lastRung ? 2 : role.rung + 1 }
}

export type RungAction = "rest" | "cut" | "range" | "sets" | "sister"

/**
 * The changes that are made in a plateau, in order: rest 3 minutes or more and repeat (ACSM 2009), lower the load, change the rep range, do a
 * third fewer sets if every session is hard, or switch to a similar exercise (our own rules).
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

/** The rep range to change to for four weeks on a plateau (our own rule). For ramps, and for sets of 12 reps or more, it stays the same. */
export function otherRange(base: RoleBase): RoleBase {
  if (base.high > highRange.high || base.role === "ramp") return base
  return { ...base, ...(base.low < highRange.low ? highRange : lowRange) }
}

/** Whether the four weeks in the changed rep range are over. */
export const isRangeOver = (since: string, day: string) => daysBetween(since, day) >= 7 * weeksInRange

/** The usual sets and reps with a third fewer sets. */
export const withFewerSets = (base: RoleBase): RoleBase => ({
  ...base,
  sets: Math.max(1, Math.ceil((base.sets * 2) / 3)),
})
