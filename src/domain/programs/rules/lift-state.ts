import type { WeightUnit } from "#domain/measures/units.ts"

/**
 * What a run knows about a lift. It is worked out from the run's sessions and never stored. Each rule uses
 * only part of it.
 */
export interface LiftState {
  /** The rule's own exact load: a weight, a training max, an estimated 1RM, or a week's distance. Null until it is known. */
  x: number | null
  /** The unit of `x`. It changes only when `x` does, so that switching units back and forth changes nothing. */
  unit: WeightUnit
  fails: number
  /** The amount to aim for in each set; 0 means the low end of the range. */
  aim: number
  /** The index of a ladder's stage, of an exercise in a list of harder variations, or of an interval session. */
  stage: number
  /** The load at which a ladder's first stage was missed. */
  missedAt: number | null
  /** Whether a ladder's next session tests for a new load. */
  isTesting: boolean
  /** The number of sets for the rule `volume`; 0 before its first session. */
  sets: number
  /**
   * How often in a row all sets met their targets (rule `step`), or the number of weeks of running (rule
   * `distance`).
   */
  held: number
  // The fields below, up to `distance`, are about the current period, which is a cycle or a week.
  period: number
  isMissed: boolean
  /**
   * Whether the person has set the load since a miss. That miss then no longer cuts the load, but it still
   * keeps the load from rising.
   */
  isAnswered: boolean
  isTrained: boolean
  distance: number
  /** The distance of the last full week. */
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
    isAnswered: false,
    isTrained: false,
    distance: 0,
    fullWeek: null,
  }
}

/**
 * A copy of a state with a new load, and with its properties in their usual order. A rule spreads the state
 * that it gets, and spreading an object that was itself made by spreading takes about ten times as long as
 * spreading one that was written out like this.
 */
export function withLoad(state: LiftState, x: number | null): LiftState {
  return {
    x,
    unit: state.unit,
    fails: state.fails,
    aim: state.aim,
    stage: state.stage,
    missedAt: state.missedAt,
    isTesting: state.isTesting,
    sets: state.sets,
    held: state.held,
    period: state.period,
    isMissed: state.isMissed,
    isAnswered: state.isAnswered,
    isTrained: state.isTrained,
    distance: state.distance,
    fullWeek: state.fullWeek,
  }
}

/** A state whose load the person has set. That settles the misses so far: they don't cut the new load. */
export function answeredState(state: LiftState, x: number | null): LiftState {
  const isAnswered = state.isAnswered || state.isMissed
  return { ...withLoad(state, x), fails: 0, isMissed: false, isAnswered }
}
