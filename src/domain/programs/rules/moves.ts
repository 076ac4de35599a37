import { roundTo } from "#domain/measures/numbers.ts"
import { cutLoad, type LoadScale } from "../load-scale.ts"
import type { Judgement, Judging } from "./judging.ts"
import { loadToGoOnFrom } from "./done-sets.ts"
import type { LiftState } from "./lift-state.ts"
import { reasonFor } from "./reason.ts"

const defaultFails = 3
const defaultBack = 90

/** When a rule cuts, and to what percentage. */
export interface CutWords {
  fails?: number | undefined
  back?: number | undefined
}

/** An exact load after a sum; six decimals hide what floating point adds. */
export const exact = (x: number) => roundTo(x, 6)

/** All sets met: `added` more than the load, or than what was done if that was heavier. */
export function raisedLoad({ state, sets, done }: Judging, added: number): number | null {
  return state.x === null ? null : exact(loadToGoOnFrom(state.x, sets, done) + added)
}

/** A load cut to a percentage, or as it is if there is none to cut. */
export function cutTo(x: number | null, back: number | undefined, scale: LoadScale | null): number | null {
  return x === null || scale === null ? x : cutLoad(x, (back ?? defaultBack) / 100, scale)
}

/** One more miss; the last one of them cuts the load. `state` is the lift as the miss leaves it otherwise. */
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
