import { roundTo } from "#domain/measures/numbers.ts"
import { cutLoad, type LoadScale } from "#domain/loads/load-scale.ts"
import type { Judgement, Judging } from "./judging.ts"
import { loadToGoOnFrom } from "./done-sets.ts"
import type { LiftState } from "./lift-state.ts"
import { reasonFor } from "./reason.ts"

const defaultFails = 3
/** The percentage of a load that is left after a cut, for a rule that has none of its own. */
export const defaultBack = 90

/** After how many misses a rule cuts the load, and to what percentage. */
export interface CutWords {
  fails?: number | undefined
  back?: number | undefined
}

/** An exact load after a calculation, rounded to six decimals to remove floating-point errors. */
export const exact = (x: number) => roundTo(x, 6)

/**
 * The load after all sets met their targets: `added` more than the current load, or than the load that was
 * done if that was heavier.
 */
export function raisedLoad({ state, sets, done }: Judging, added: number): number | null {
  return state.x === null ? null : exact(loadToGoOnFrom(state.x, sets, done) + added)
}

/** Cuts a load to a percentage of it. Nothing changes if the load is unknown or the exercise's sets have no load. */
export function cutTo(x: number | null, back: number | undefined, scale: LoadScale | null): number | null {
  return x === null || scale === null ? x : cutLoad(x, (back ?? defaultBack) / 100, scale)
}

/** Counts one more miss, and cuts the load after the last miss allowed. `state` already includes every other change that the miss causes. */
export function failOnce(
  state: LiftState,
  scale: LoadScale | null,
  { fails = defaultFails, back }: CutWords,
): Judgement {
  const misses = state.fails + 1
  if (misses < fails)
    return { state: { ...state, fails: misses }, reason: reasonFor("missed", misses, fails) }
  return { state: { ...state, x: cutTo(state.x, back, scale), fails: 0 }, reason: reasonFor("cut", fails) }
}
