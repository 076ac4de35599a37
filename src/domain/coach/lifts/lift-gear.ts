import { type LoadScale, scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import { allLoads } from "#domain/plates/all-loads.ts"
import { barbellIn } from "#domain/plates/barbells.ts"
import { loadStep } from "#domain/records/load-steps.ts"
import { ownBarFor } from "#domain/records/next-load.ts"
import { loadKind } from "#domain/workout/load.ts"
import type { LiftGear } from "./lift.ts"
import type { LiftRecord, LoadsAtHand } from "./lift-history.ts"

const heaviest = 1000

/**
 * The loads that a person can put together for an exercise. On a bar they come from the person's plates. Other equipment has even steps, in the first
 * of its usual sizes that divides the load.
 */
export function liftGear({ measure, equipment }: LiftRecord, { unit, barbells }: LoadsAtHand): LiftGear {
  const scales = new Map<string | number, LoadScale>()
  const known = (key: string | number, make: () => LoadScale) => {
    const scale = scales.get(key) ?? make()
    scales.set(key, scale)
    return scale
  }
  const kind = loadKind(measure)
  return {
    scaleAt(load) {
      if (measure === "reps") return null
      const bar = kind === "outside" ? ownBarFor(load, { equipment, unit, barbells }) : null
      if (bar !== null) return known(bar, () => scaleOf(allLoads(barbellIn(barbells, unit), bar)))
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
