import { returnShare } from "#domain/loads/after-break.ts"

const liftAloneDays = 21
const liftAloneIntervals = 3
const liftAloneShare = 0.95
/** How much of the usual load a lift gains with each session of a return (our own rule). */
export const returnStep = 0.05
const fullSets = 0.95

/** The share of the sets to return with: two thirds after 14 to 27 days, half after a longer break (our own rule). */
const setsAfter = (days: number) => (days < 28 ? 2 / 3 : 1 / 2)

/**
 * How to return to a lift after days without any training, according to the table that programs use too. If only this
 * lift was left out, for at least 21 days and at least three of its usual intervals, it returns at 95% (our own
 * rule). Null if no return is needed.
 */
export function wayBackAfter({ training, lift, interval }: DaysAway): Return | null {
  const share = returnShare(training)
  if (share < 1) return { share, sets: setsAfter(training), isAlone: false }
  const isAlone = lift >= liftAloneDays && lift >= liftAloneIntervals * interval()
  return isAlone ? { share: liftAloneShare, sets: 1, isAlone } : null
}

/** The share of the load and of the sets to return with, and whether only this lift was left out while others were trained. */
export interface Return {
  share: number
  sets: number
  isAlone: boolean
}

export interface DaysAway {
  /** Days since training of any kind. */
  training: number
  /** Days since this lift. */
  lift: number
  /** The lift's usual number of days between sessions. A function, because it is rarely needed. */
  interval: () => number
}

/**
 * The share of the load for the next session of a return: 5% more, or 10% more after two easy sessions in a row (our own rule; strength comes back
 * faster than it was built).
 */
export function nextReturnShare(share: number, easySessions: number): number {
  return Math.round((share + (easySessions >= 2 ? 2 : 1) * returnStep) * 100) / 100
}

/** The number of sets during a return. From 95% of the load, it is the usual number. */
export function setsOnReturn(sets: number, { share, sets: part }: { share: number; sets: number }): number {
  return share >= fullSets ? sets : Math.max(1, Math.ceil(sets * part - 1e-6))
}

/** The reps to keep in reserve during a return: 3, or 4 after a break of eight weeks or more. */
export const reserveOnReturn = (share: number) => (share <= 0.8 ? 4 : 3)
