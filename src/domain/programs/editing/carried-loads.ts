import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift, Plan } from "../plan.ts"
import { shareOfMax } from "../rules/effort.ts"
import { liftIn, type Standing } from "../standing.ts"
import { type ComparedSet, comparedSets } from "./compared-sets.ts"
import { basisOf, heaviestOf, loadedSessions } from "./rule-loads.ts"

/** A load that a lift gets because its exercise's rule has changed, in the run's unit. */
export interface CarriedLoad {
  lift: string
  x: number
  unit: WeightUnit
}

// A first load leaves four reps in reserve, just as at the start of a run.
const startRpe = 6

/**
 * With a different rule an exercise counts as a different lift, which would start without a load or with an outdated
 * one. The new lift takes over the load of the lift that it replaces, so that no set gets heavier.
 */
export function carriedLoads(standing: Standing, edited: Plan): CarriedLoad[] {
  const { plan, unit } = standing
  const replaced = [...plan.lifts.values()].filter(({ key }) => !edited.lifts.has(key))
  const carried: CarriedLoad[] = []
  for (const lift of edited.lifts.values()) {
    if (plan.lifts.has(lift.key)) continue
    const before = replaced.find(({ exercise_id }) => exercise_id === lift.exercise_id)
    const x = before && loadFrom({ standing, edited }, before, lift)
    if (x !== undefined && x !== null) carried.push({ lift: lift.key, x, unit })
  }
  return carried
}

function loadFrom(
  { standing, edited }: { standing: Standing; edited: Plan },
  before: Lift,
  lift: Lift,
): number | null {
  const scale = lift.scales[standing.unit]
  const [from, to] = [basisOf(before.rule.name), basisOf(lift.rule.name)]
  if (scale === null || to === "none") return null
  if (from === to) return liftIn(standing, before).x
  const sets = comparedSets({ standing, edited }, before, lift)
  const heaviest = sets.toSorted((one, other) => other.share - one.share)[0]
  if (!heaviest) return null
  const most = (heaviest.load / heaviest.share) * shareForReps(before, lift)
  // A 1RM can't be estimated from assistance.
  if (most <= 0 && to !== "own") return null
  return to === "estimate" ? estimateFor(sets, most, scale) : heaviestFor(sets, most, scale)
}

/** The share of the load that is left if the heaviest set asks for more reps than before; 1 if it doesn't. */
function shareForReps(before: Lift, lift: Lift): number {
  const [earlier, later] = [before, lift].map(({ lines, rule }) =>
    heaviestOf(loadedSessions(lines), rule.name),
  )
  // In a ladder the stages set the reps, so the sets' own reps can't be compared.
  if (!earlier || !later || lift.rule.name === "ladder") return 1
  return Math.min(1, shareOfMax(later.reps, startRpe) / shareOfMax(earlier.reps, startRpe))
}

/** Whether a set would be shown with a heavier load than before. Percentages have only one decimal, so a slightly heavier load is tolerated. */
const isAbove = (x: number, sets: readonly ComparedSet[], scale: LoadScale) =>
  sets.some(({ load, share }) => scale.nearest(x * share) > scale.nearest(load))

/** The load nearest to `most` that the person's weights can make, or a lighter one if a set would otherwise get heavier. */
function heaviestFor(sets: readonly ComparedSet[], most: number, scale: LoadScale): number {
  const nearest = scale.nearest(most)
  if (!isAbove(nearest, sets, scale)) return nearest
  let halves = Math.floor(most * 2)
  while (isAbove(halves / 2, sets, scale)) halves -= 1
  return halves / 2
}

function estimateFor(sets: readonly ComparedSet[], most: number, scale: LoadScale): number {
  let x = roundTo(most, 6)
  while (isAbove(x, sets, scale)) x = roundTo(x * 0.999, 6)
  return x
}

/** The run's standing, with the loads that an edit gives its lifts. */
export function withCarriedLoads(standing: Standing, edited: Plan): Standing {
  const lifts = new Map(standing.lifts)
  for (const { lift: key, x } of carriedLoads(standing, edited)) {
    const lift = edited.lifts.get(key)
    if (lift) lifts.set(key, { ...liftIn(standing, lift), x })
  }
  return { ...standing, lifts }
}
