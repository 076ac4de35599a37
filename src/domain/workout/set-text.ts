import { plural } from "#domain/text/formats.ts"
import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { RecordedSet } from "./recorded-set.ts"

/** "60 × 8", "12 reps", "10 min, 2.18 km": the numbers of a saved set as entered; the weight's unit only when `withUnit`. */
export function describeSet(set: RecordedSet, withUnit: boolean): string {
  const parts = [
    describeLift(set, withUnit),
    describeMinutes(set.duration_minutes),
    set.distance === null ? "" : `${formatNumber(set.distance)} ${set.distance_unit}`,
  ]
  return parts.filter((part) => part !== "").join(", ")
}

// More decimals than anyone types: it was entered as minutes and seconds.
function describeMinutes(minutes: number | null): string {
  if (minutes === null) return ""
  return roundTo(minutes, 1) === minutes ? `${formatNumber(minutes)} min` : formatMinutes(minutes)
}

function describeLift({ reps, weight, weight_unit }: RecordedSet, withUnit: boolean): string {
  if (weight === null)
    return reps === null ? "" : `${formatNumber(reps)} ${plural(reps, { one: "rep", other: "reps" })}`
  const lifted = withUnit ? `${formatNumber(weight)} ${weight_unit}` : formatNumber(weight)
  return reps === null ? lifted : `${lifted} × ${formatNumber(reps)}`
}
