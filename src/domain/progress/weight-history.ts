import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"

/** A logged body weight in the unit it was entered in. */
export interface WeightEntry {
  id: string
  date: LocalDay
  weight: number
  weight_unit: WeightUnit
}

/** One day's weight in the displayed unit. */
interface WeightPoint {
  day: LocalDay
  value: number
}

/** One point per day, made from the day's last entry, in `unit`. Entries and points are both oldest first. */
export function weightPoints(entries: readonly WeightEntry[], unit: WeightUnit): WeightPoint[] {
  const byDay = new Map(
    entries.map(({ date, weight, weight_unit }) => [date, convertWeight(weight, weight_unit, unit)]),
  )
  return [...byDay].map(([day, value]) => ({ day, value }))
}
