import { type LoadScale, scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import { allLoads } from "#domain/plates/all-loads.ts"
import { barbellIn, weightsIn } from "#domain/plates/barbells.ts"
import { loadStep } from "#domain/records/load-steps.ts"
import { ownBarFor } from "#domain/records/next-load.ts"
import { loadKind } from "#domain/workout/load.ts"
import type { LiftGear } from "./lift.ts"
import type { LiftRecord, LoadsAtHand } from "./lift-history.ts"

const heaviest = 1000

/**
 * The loads that a person can put together for an exercise. On a bar they come from the person's plates, and for other equipment from the weights that
 * the person has named. Otherwise the loads rise in even steps: the first of the equipment's usual step sizes that divides the load.
 */
export function liftGear(
  { measure, equipment }: Pick<LiftRecord, "measure" | "equipment">,
  { unit, barbells }: LoadsAtHand,
): LiftGear {
  const scales = new Map<string | number, LoadScale>()
  const known = (key: string | number, make: () => LoadScale) => {
    const scale = scales.get(key) ?? make()
    scales.set(key, scale)
    return scale
  }
  const kind = loadKind(measure)
  const own = equipment === null ? null : weightsIn(barbells, unit, equipment)
  return {
    scaleAt(load) {
      if (measure === "reps") return null
      const bar = kind === "outside" ? ownBarFor(load, { equipment, unit, barbells }) : null
      if (bar !== null) return known(bar, () => scaleOf(allLoads(barbellIn(barbells, unit), bar)))
      if (own !== null) return known("own", () => scaleOf(kind === "help" ? asHelp(own) : own))
      const step = loadStep(Math.abs(load), equipment, unit)
      return known(step, () =>
        steppedScale(step, {
          lightest: kind === "outside" ? step : -heaviest,
          heaviest: kind === "help" ? 0 : heaviest,
        }),
      )
    },
  }
}

/** The next load up (1) or down (-1) from any load; null beyond the heaviest and the lightest. */
export function loadBeside({ scaleAt }: LiftGear, load: number, direction: 1 | -1): number | null {
  const scale = scaleAt(load)
  const next = scale && (direction > 0 ? scale.heavier(load) : scale.lighter(load))
  return next === load ? null : next
}

/** Assistance as negative loads, the most assistance first and none (0) last. */
const asHelp = (weights: readonly number[]) => [...weights.map((each) => 0 - each).toReversed(), 0]
