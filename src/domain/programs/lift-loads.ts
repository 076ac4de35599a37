import { roundTo } from "#domain/measures/numbers.ts"
import { inWeightUnit, kilograms, type WeightUnit } from "#domain/measures/units.ts"
import type { Lift } from "./plan.ts"
import { shareOfMax } from "./rules/effort.ts"
import { type LiftState, newLift } from "./rules/lift-state.ts"
import type { Starts } from "./run.ts"

const startRpe = 6

/** Converts a load to a different unit exactly, without rounding it to one that the person's weights can make. */
export function convertExactly(x: number, from: WeightUnit, to: WeightUnit): number {
  return from === to ? x : inWeightUnit(kilograms(x, from), to)
}

/** A lift's state with its load converted to a unit. Distances aren't weights and stay as they are. */
export function stateIn(state: LiftState, unit: WeightUnit, { rule }: Lift): LiftState {
  if (state.unit === unit) return state
  if (state.x === null || rule.name === "distance") return { ...state, unit }
  const convert = (x: number | null) => (x === null ? null : roundTo(convertExactly(x, state.unit, unit), 9))
  return { ...state, unit, x: convert(state.x), missedAt: convert(state.missedAt) }
}

/**
 * A lift's state at the start of a run. Its load is the one that was entered when the run was started, or
 * else one derived from the exercise's estimated 1RM that leaves four reps in reserve (RPE 6).
 */
export function startingLift(lift: Lift, { loads, maxes }: Starts, unit: WeightUnit): LiftState {
  const { key, exercise_id, rule } = lift
  const max = maxes[exercise_id]
  const e1rm = max?.e1rm ?? null
  const own = loads[key]
  if (rule.name === "tm") return newLift(max?.tm ?? own ?? null, unit)
  if (rule.name === "rpe") return newLift(own ?? e1rm, unit)
  if (rule.name === "distance") return newLift(own ?? firstDistance(lift), unit)
  if (lift.scales[unit] === null) return newLift(null, unit)
  if (own !== undefined) return newLift(own, unit)
  const onBody = weightOnBody(lift, unit)
  if (onBody !== null) return newLift(onBody, unit)
  return newLift(e1rm === null ? null : roundTo(e1rm * shareOfMax(repsOf(lift), startRpe), 6), unit)
}

const firstSets = ({ lines }: Lift) => lines.flatMap(({ weeks }) => weeks[0]?.[0] ?? [])
const repsOf = (lift: Lift) => firstSets(lift)[0]?.amount.low ?? 1
/** The weight that the lift's first session adds to body weight, which may be 0; null if its sets aren't based on body weight. */
function weightOnBody(lift: Lift, unit: WeightUnit): number | null {
  const load = firstSets(lift).find((set) => set.load?.of === "body")?.load
  return load?.of === "body" ? convertExactly(load.weight, load.unit, unit) : null
}

const firstDistance = (lift: Lift) =>
  firstSets(lift).reduce((sum, { count, amount }) => sum + count * amount.low, 0)
