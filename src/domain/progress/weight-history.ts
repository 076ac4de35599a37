import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"

/** A logged body weight, in the unit that it was entered in. */
export interface WeightEntry {
  id: string
  date: LocalDay
  weight: number
  weight_unit: WeightUnit
}

/** The weight of a day, in the unit that is shown. */
interface WeightPoint {
  day: LocalDay
  value: number
}

/** One point a day, the last entry of it, in `unit`; entries and points are oldest first. */
export function weightPoints(entries: readonly WeightEntry[], unit: WeightUnit): WeightPoint[] {
  const byDay = new Map(
    entries.map(({ date, weight, weight_unit }) => [date, convertWeight(weight, weight_unit, unit)]),
  )
  return [...byDay].map(([day, value]) => ({ day, value }))
}
