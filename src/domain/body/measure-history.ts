import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { BodyEntry } from "./body-entry.ts"
import { convertMeasure, isOffered, type MeasureUnit, offeredMeasures, unitOf } from "./measures.ts"

/** A measurement in the unit in which it was typed. */
export interface Measurement {
  date: LocalDay
  measure: string
  value: number
  unit: MeasureUnit
}

interface DayValue {
  day: LocalDay
  value: number
}

/** One measure over time, in the unit that is shown. */
export interface MeasureHistory {
  measure: string
  unit: MeasureUnit
  /** The value of each day, oldest first; there is at least one. */
  days: DayValue[]
  latest: DayValue
  /** The change since the last value that is at least four weeks older; null if there is none. */
  change: number | null
}

const daysCompared = 28

/**
 * The stored measurements, updated with those that this device hasn't sent yet: of two measurements for the same day
 * the newer one counts, and a measurement without a value removes the day's stored one.
 */
export function withWaiting(known: readonly Measurement[], waiting: readonly BodyEntry[]): Measurement[] {
  const byDay = new Map(known.map((each) => [`${each.date} ${each.measure}`, each]))
  for (const { body_date, measurements } of waiting)
    for (const { measure, value, unit } of measurements) {
      const key = `${body_date} ${measure}`
      if (value === null) byDay.delete(key)
      else byDay.set(key, { date: body_date, measure, value, unit })
    }
  return [...byDay.values()]
}

/**
 * The history of each measure that was ever taken: first the measures that everyone is offered, then the person's own
 * by name.
 */
export function historiesOf(measurements: readonly Measurement[], system: UnitSystem): MeasureHistory[] {
  const taken = new Set(measurements.map(({ measure }) => measure))
  return [...taken].toSorted(inOrder).flatMap((measure) => {
    const unit = unitOf(measure, system)
    const days = measurements
      .filter((each) => each.measure === measure)
      .map((each) => ({ day: each.date, value: convertMeasure(each.value, each.unit, unit) }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    const latest = days.at(-1)
    return latest ? [{ measure, unit, days, latest, change: changeIn(days, latest) }] : []
  })
}

function changeIn(days: readonly DayValue[], latest: DayValue): number | null {
  const before = days.findLast(({ day }) => day <= addDays(latest.day, -daysCompared))
  return before ? roundTo(latest.value - before.value, 1) : null
}

function inOrder(one: string, other: string): number {
  const place = (measure: string) => (isOffered(measure) ? offeredMeasures.indexOf(measure) : Infinity)
  if (place(one) === place(other)) return one.localeCompare(other)
  return place(one) - place(other)
}
