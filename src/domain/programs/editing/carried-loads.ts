import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Lift, Plan } from "../plan.ts"
import type { RuleName } from "../rule.ts"
import { shareOfMax } from "../rules/effort.ts"
import { liftIn, type Standing } from "../standing.ts"
import { startTrainingMax } from "../start-loads.ts"

/** The load that a lift gets because its exercise has another rule now, in the run's unit. */
export interface CarriedLoad {
  lift: string
  x: number
  unit: WeightUnit
}

type Kind = "max" | "estimate" | "weight"

const kinds: Partial<Record<RuleName, Kind>> = {
  ...{ tm: "max", rpe: "estimate", linear: "weight", double: "weight", total: "weight", amrap: "weight" },
  ...{ last: "weight", ladder: "weight", weekly: "weight", volume: "weight", step: "weight" },
}

const trainingShare = 0.9
// As at the start of a run, a first load leaves four reps in reserve.
const startRpe = 6

/**
 * Another rule makes another lift, which would begin without a load. It goes on from the load of the lift that it replaces: the same weight, or one by
 * way of the estimated 1RM if one of the two has a training max or an estimate.
 */
export function carriedLoads(standing: Standing, edited: Plan): CarriedLoad[] {
  const { plan, unit } = standing
  const replaced = [...plan.lifts.values()].filter(({ key }) => !edited.lifts.has(key))
  const carried: CarriedLoad[] = []
  for (const lift of edited.lifts.values()) {
    if (plan.lifts.has(lift.key) || standing.lifts.has(lift.key)) continue
    const before = replaced.find(({ exercise_id }) => exercise_id === lift.exercise_id)
    const x = before && loadFrom(standing, before, lift)
    if (x !== undefined && x !== null) carried.push({ lift: lift.key, x, unit })
  }
  return carried
}

function loadFrom(standing: Standing, before: Lift, lift: Lift): number | null {
  const { x } = liftIn(standing, before)
  const [from, to] = [kinds[before.rule.name], kinds[lift.rule.name]]
  const scale = lift.scales[standing.unit]
  if (x === null || from === undefined || to === undefined || scale === null) return null
  if (from === to) return x
  // Help can't be made into a 1RM.
  if (x <= 0) return null
  const estimate =
    from === "max" ? x / trainingShare : from === "estimate" ? x : x / shareOfMax(repsOf(before), startRpe)
  if (to === "max") return startTrainingMax(estimate, scale)
  if (to === "estimate") return roundTo(estimate, 6)
  return scale.nearest(estimate * shareOfMax(repsOf(lift), startRpe))
}

const repsOf = ({ lines }: Lift) => lines[0]?.weeks[0]?.[0]?.[0]?.amount.low ?? 1

/** The run as it stands with the loads that its lifts get from an edit. */
export function withCarriedLoads(standing: Standing, edited: Plan): Standing {
  const lifts = new Map(standing.lifts)
  for (const { lift: key, x } of carriedLoads(standing, edited)) {
    const lift = edited.lifts.get(key)
    if (lift) lifts.set(key, { ...liftIn(standing, lift), x })
  }
  return { ...standing, lifts }
}
