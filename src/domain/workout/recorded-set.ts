import type { Draft, Measure } from "./draft.ts"
import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { loadKind, shownLoad } from "./load.ts"
import type { SetField } from "./set-fields.ts"
import { convertDistance, convertWeight, type DistanceUnit, type WeightUnit } from "#domain/measures/units.ts"

/** The numbers of a saved set, in the units they were entered in. */
export interface RecordedSet {
  reps: number | null
  weight: number | null
  weight_unit: WeightUnit | null
  duration_minutes: number | null
  distance: number | null
  distance_unit: DistanceUnit | null
  /** Whether reps or time count for each side. Missing in responses stored by earlier releases. */
  per_side?: boolean | undefined
}

/** The text of a set's numbers, with "each" if they count for each side. */
export function ofEachSide(numbers: string, { per_side }: Pick<RecordedSet, "per_side">): string {
  return per_side && numbers !== "" ? `${numbers} each` : numbers
}

/** The set with its weight and distance converted to these units. */
export function inUnits<Set extends RecordedSet>(
  set: Set,
  { weight_unit, distance_unit }: Pick<Draft, "weight_unit" | "distance_unit">,
): Set {
  const { weight, distance } = set
  return {
    ...set,
    weight: weight === null ? null : convertWeight(weight, set.weight_unit ?? weight_unit, weight_unit),
    weight_unit,
    distance:
      distance === null ? null : convertDistance(distance, set.distance_unit ?? distance_unit, distance_unit),
    distance_unit,
  }
}

// People type minutes with up to two decimals; more decimals mean that the time was entered as MM:SS.
const typedDecimals = 2

/** The numbers of a saved set as text for the draft's fields, in the draft's units. A timed set is shown as MM:SS. */
export function fieldTexts(
  draft: Pick<Draft, "weight_unit" | "distance_unit">,
  from: RecordedSet,
  measure: Measure,
): Record<SetField, string> {
  const weight =
    from.weight === null
      ? null
      : convertWeight(from.weight, from.weight_unit ?? draft.weight_unit, draft.weight_unit)
  const distance =
    from.distance === null
      ? null
      : convertDistance(from.distance, from.distance_unit ?? draft.distance_unit, draft.distance_unit)
  return {
    reps: formatNumber(from.reps),
    weight: formatNumber(shownLoad(loadKind(measure), weight)),
    duration_minutes: minutesText(from.duration_minutes, measure),
    distance: formatNumber(distance),
  }
}

function minutesText(minutes: number | null, measure: Measure): string {
  const isTyped = minutes === null || roundTo(minutes, typedDecimals) === minutes
  return isTyped && measure !== "time" ? formatNumber(minutes) : formatMinutes(minutes)
}
