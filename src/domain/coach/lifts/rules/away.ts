import { returnShare } from "#domain/loads/after-break.ts"

const liftAloneDays = 21
const liftAloneIntervals = 3
const liftAloneShare = 0.95
const stepUp = 0.05
const fullSets = 0.95

/** The share of the sets to return with: two thirds after 14 to 27 days, half after more (ours). */
const setsAfter = (days: number) => (days < 28 ? 2 / 3 : 1 / 2)

/**
 * The way back into a lift after days without any training, by the table that programs use too. A lift that alone was missing for 21 days and three
 * of its usual intervals returns at 95 % (ours). Null if there is nothing to ease.
 */
export function wayBackAfter({ training, lift, interval }: DaysAway): { share: number; sets: number } | null {
  const share = returnShare(training)
  if (share < 1) return { share, sets: setsAfter(training) }
  const isAlone = lift >= liftAloneDays && lift >= liftAloneIntervals * interval()
  return isAlone ? { share: liftAloneShare, sets: 1 } : null
}

export interface DaysAway {
  /** Days since training of any kind. */
  training: number
  /** Days since this lift. */
  lift: number
  /** The lift's usual days between sessions, worked out only where they decide. */
  interval: () => number
}

/** The share for the session after one at `share`: 5 % more, or 10 % after two easy ones in a row (ours; strength comes back faster than it came). */
export function nextReturnShare(share: number, easySessions: number): number {
  return Math.round((share + (easySessions >= 2 ? 2 : 1) * stepUp) * 100) / 100
}

/** The number of sets on the way back: full from 95 % of the load. */
export function setsOnReturn(sets: number, { share, sets: part }: { share: number; sets: number }): number {
  return share >= fullSets ? sets : Math.max(1, Math.ceil(sets * part - 1e-6))
}

/** The reps to leave on the way back: 3, and 4 after eight weeks or more. */
export const reserveOnReturn = (share: number) => (share <= 0.8 ? 4 : 3)
