import { plural } from "#domain/text/formats.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { type Load, shownLoad } from "./load.ts"
import { ofEachSide, type RecordedSet } from "./recorded-set.ts"

/**
 * The numbers of a saved set in its own units, with assistance as a negative weight: "60 × 8", "−20 × 5", "12 reps each", "10:00, 2.18 km (4:35
 * /km)". `load` is the exercise's; `withUnit` adds the weight's unit.
 */
export function describeSet(set: RecordedSet, load: Load, withUnit: boolean): string {
  const parts = [
    describeLift({ ...set, weight: shownLoad(load, set.weight) }, withUnit),
    set.duration_minutes === null ? "" : writeMinutes(set.duration_minutes),
    describeDistance(set),
  ]
  return ofEachSide(parts.filter((part) => part !== "").join(", "), set)
}

/** The distance, and the pace if the time is known. */
function describeDistance({ distance, distance_unit, duration_minutes }: RecordedSet): string {
  if (distance === null) return ""
  const covered = `${formatNumber(distance)} ${distance_unit}`
  return duration_minutes && distance > 0
    ? `${covered} (${writeMinutes(duration_minutes / distance)} /${distance_unit})`
    : covered
}

function describeLift({ reps, weight, weight_unit }: RecordedSet, withUnit: boolean): string {
  if (weight === null)
    return reps === null ? "" : `${formatNumber(reps)} ${plural(reps, { one: "rep", other: "reps" })}`
  const lifted = withUnit ? `${formatNumber(weight)} ${weight_unit}` : formatNumber(weight)
  return reps === null ? lifted : `${lifted} × ${formatNumber(reps)}`
}
