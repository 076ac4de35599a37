import { distanceUnitOf, systemWith, type WeightUnit } from "#domain/measures/units.ts"
import { type Load, signedLoad } from "#domain/workout/load.ts"
import { inUnits, type RecordedSet } from "#domain/workout/recorded-set.ts"
import type { AmountUnit } from "./program.ts"
import type { DoneSet } from "./run.ts"

/** What a prescribed set counts, and in which unit. */
export interface AskedSet {
  unit: AmountUnit
  /** How the exercise's weights count: as a load, as added to body weight, or as assistance. */
  load: Load
}

/** A recorded set in the format that is compared with its prescription; `unit` is the prescription's. */
export function doneSet(
  recorded: RecordedSet & { rpe: number | null },
  asked: AskedSet,
  unit: WeightUnit,
): DoneSet {
  const distance_unit =
    asked.unit === "km" || asked.unit === "mi" ? asked.unit : distanceUnitOf(systemWith(unit))
  const inSetUnits = inUnits(recorded, { weight_unit: unit, distance_unit })
  return {
    load: signedLoad(asked.load, inSetUnits.weight),
    amount: amountOf(inSetUnits, asked.unit),
    rpe: recorded.rpe,
  }
}

function amountOf({ reps, duration_minutes, distance }: RecordedSet, unit: AmountUnit): number {
  switch (unit) {
    case "reps":
      return reps ?? 0
    case "km":
    case "mi":
      return distance ?? 0
    case "minutes":
      return duration_minutes ?? 0
    default:
      // Seconds are stored as fractions of a minute, which aren't exact.
      return Math.round((duration_minutes ?? 0) * 60)
  }
}
