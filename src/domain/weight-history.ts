import { daysBetween } from "./goal-trend.ts"
import type { LocalDay } from "./local-day.ts"
import { roundTo } from "./numbers.ts"
import { convertWeight, type WeightUnit } from "./units.ts"

/** A logged body weight, in the unit that it was entered in. */
export interface WeightEntry {
  id: string
  date: LocalDay
  weight: number
  weight_unit: WeightUnit
}

/** The weight of a day, in the unit that is shown. */
export interface WeightPoint {
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

/** Round numbers, two to five, that lie around all the values: the lines of a chart. */
export function weightTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
  const step = steps.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= 4) ?? 10_000
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => roundTo((first + index) * step, 0))
}

/** Where points lie in a box of pixels, whose lowest and highest ticks are its edges. */
export function weightPlaces(
  points: readonly WeightPoint[],
  ticks: readonly number[],
  box: { left: number; right: number; top: number; bottom: number },
): { x: number; y: number }[] {
  const [first, last] = [points[0]?.day ?? "", points.at(-1)?.day ?? ""]
  const days = points.length > 1 ? daysBetween(first, last) : 0
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  return points.map(({ day, value }) => ({
    x: days === 0 ? box.right : box.left + (daysBetween(first, day) / days) * (box.right - box.left),
    y: box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top),
  }))
}
