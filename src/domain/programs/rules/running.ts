import { roundTo } from "#domain/measures/numbers.ts"
import type { AmountUnit } from "../program.ts"
import type { RuleOf } from "../rule.ts"
import { areAllMet } from "./done-sets.ts"
import type { Closing, Judgement, Judging } from "./judging.ts"
import { exact } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const failsOfIntervals = 3
const sessionsBack = 3
const [enough, half] = [0.9, 0.5]
/** The steps that distances and minutes are rounded down to. */
const steps: Partial<Record<AmountUnit, number>> = { km: 0.5, mi: 0.25, minutes: 1 }

/** The rule `intervals`: moves on to the next session when one is finished, and goes back a week after a number of unfinished tries. */
export function judgeIntervals(rule: RuleOf<"intervals">, { state, sets, done }: Judging): Judgement {
  if (areAllMet(sets, done))
    return { state: { ...state, stage: state.stage + 1, fails: 0 }, reason: reasonFor("interval_next") }
  const { fails = failsOfIntervals } = rule
  const misses = state.fails + 1
  if (misses < fails)
    return { state: { ...state, fails: misses }, reason: reasonFor("interval_same", misses, fails) }
  const stage = Math.max(0, state.stage - sessionsBack)
  return { state: { ...state, stage, fails: 0 }, reason: reasonFor("interval_back", fails) }
}

/** Rounds a distance or time down to a whole step, such as 0.5 km. */
export function roundDown(amount: number, unit: AmountUnit): number {
  const step = steps[unit] ?? 1
  return roundTo(Math.floor(roundTo(amount / step, 6)) * step, 6)
}

/** Whether the week after `weeks` weeks of running is an easy one. */
function isEasyWeek({ every = 4 }: RuleOf<"distance">, weeks: number): boolean {
  return every > 0 && (weeks + 1) % every === 0
}

/** The week's total distance. In an easy week it is a share of the last full week's distance. */
export function weekDistance(
  rule: RuleOf<"distance">,
  { x, fullWeek, held }: Judging["state"],
  unit: AmountUnit,
): number | null {
  if (x === null) return null
  const share = isEasyWeek(rule, held) ? ((fullWeek ?? x) * (rule.dip ?? 80)) / 100 : x
  return roundDown(share, unit)
}

/** The rule `distance`, session by session: adds up the distance run in the week. */
export function judgeDistance({ state, done }: Judging): Judgement {
  const distance = done.reduce((sum, set) => sum + (set?.amount ?? 0), state.distance)
  return { state: { ...state, distance: exact(distance), isTrained: true }, reason: null }
}

/** The rule `distance` at the end of a week: raises the distance if most of it was run, and lowers it if less than half was. */
export function closeDistance(rule: RuleOf<"distance">, { state }: Closing, unit: AmountUnit): Judgement {
  const { x, distance } = state
  const next = { ...state, held: state.held + 1 }
  if (isEasyWeek(rule, state.held)) return { state: next, reason: reasonFor("distance_easy") }
  if (x === null) return { state, reason: null }
  const shown = roundDown(x, unit)
  const after = { ...next, fullWeek: shown }
  const reason = (why: "distance_up" | "distance_same" | "distance_down") => reasonFor(why, distance, shown)
  const share = shown > 0 ? exact(distance / shown) : 1
  if (share >= enough) {
    const more = exact(x * (1 + (rule.cap ?? 10) / 100))
    const moreShown = roundDown(more, unit)
    // Below 5 km, an increase of a tenth is less than a step. The distance is kept exact there, so that small
    // increases add up and it doesn't stall.
    return moreShown > shown
      ? { state: { ...after, x: moreShown }, reason: reason("distance_up") }
      : { state: { ...after, x: more }, reason: reason("distance_same") }
  }
  if (share >= half) return { state: after, reason: reason("distance_same") }
  return { state: { ...after, x: roundDown(x * enough, unit) }, reason: reason("distance_down") }
}
