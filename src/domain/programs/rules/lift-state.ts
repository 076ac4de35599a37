import type { WeightUnit } from "#domain/measures/units.ts"

/** What a run knows about a lift. Each rule uses some of it; it is folded from the sessions and never stored. */
export interface LiftState {
  /** The rule's own load, exact: a weight, a training max, an estimated 1RM, or a week's distance. Null until it is known. */
  x: number | null
  /** The unit of `x`. It changes only when `x` does, so that switching back and forth changes nothing. */
  unit: WeightUnit
  fails: number
  /** What to aim for in each set; 0 for the low end. */
  aim: number
  /** A ladder's stage, a variation's form, or an interval session: the place in its list. */
  stage: number
  /** The load at which a ladder's first stage was missed. */
  missedAt: number | null
  /** Whether a ladder's next session looks for a new load. */
  isTesting: boolean
  /** Sets of a rule that adds sets; 0 before the first. */
  sets: number
  /** Sessions met in a row, or weeks of running. */
  held: number
  // In the current period, a cycle or a week:
  period: number
  isMissed: boolean
  isTrained: boolean
  distance: number
  /** The last full week's distance. */
  fullWeek: number | null
}

/** A lift that hasn't been trained in the run. */
export function newLift(x: number | null, unit: WeightUnit): LiftState {
  return {
    x,
    unit,
    fails: 0,
    aim: 0,
    stage: 0,
    missedAt: null,
    isTesting: false,
    sets: 0,
    held: 0,
    period: 0,
    isMissed: false,
    isTrained: false,
    distance: 0,
    fullWeek: null,
  }
}
