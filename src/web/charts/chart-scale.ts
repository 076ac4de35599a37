import { formatDay } from "#domain/days/day-text.ts"
import {
  addDays,
  addMonths,
  dayNumber,
  figuresOf,
  firstOfMonth,
  type LocalDay,
} from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"

/** How far back a chart goes. */
export type Span = "1M" | "3M" | "1Y" | "all"

const monthsBack = { "1M": 1, "3M": 3, "1Y": 12 }
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** A tick below a chart: its position and label. */
export interface AxisTick {
  at: number
  text: string
}

/** The first day of a span that ends today; null if the span is unlimited. */
export function spanStart(span: Span, today: LocalDay): LocalDay | null {
  return span === "all" ? null : addMonths(today, -monthsBack[span])
}

// The smallest axis range relative to the value. A narrower one would suggest a trend where there is none.
const smallestRange = 1e-2

/** The chart's gridlines. Bars stand on zero and get two to five round numbers; a line gets three around its values. */
export function valueTicks(low: number, high: number, fromZero: boolean): number[] {
  return fromZero ? barTicks(high) : lineTicks(low, high)
}

function barTicks(high: number): number[] {
  const step = high === 0 ? 1 : roundStep(Math.max(high / 3, smallestStep), barSteps, () => true)
  const last = Math.max(Math.ceil(roundTo(high / step, 6)), 1)
  return Array.from({ length: last + 1 }, (_, index) => roundTo(index * step, 6))
}

function lineTicks(low: number, high: number): number[] {
  const smallest = Math.max((high - low) / 2, Math.abs(high) * smallestRange, smallestStep)
  const placesAt = (step: number) => ({
    lowest: Math.floor(roundTo(low / step, 6)),
    last: Math.ceil(roundTo(high / step, 6)),
  })
  const step = roundStep(smallest, lineSteps, (each) => {
    const { lowest, last } = placesAt(each)
    return last - lowest <= 2
  })
  const { lowest, last } = placesAt(step)
  // Nearly constant values are drawn in the middle of the chart, not at its edge.
  const first = last - lowest < 2 && lowest > 0 ? lowest - 1 : lowest
  return [0, 1, 2].map((index) => roundTo((first + index) * step, 6))
}

const smallestStep = 1e-3
const barSteps = [1, 2, 5]
// There are more of these than of bar steps, because a line's axis must fit its values with only two steps.
const lineSteps = [1, 2, 2.5, 3, 4, 5]

/** The next larger number that is one of the steps times a power of ten and fits. */
function roundStep(size: number, steps: readonly number[], fits: (step: number) => boolean): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const sizes = [power, power * 10, power * 100].flatMap((unit) => steps.map((each) => each * unit))
  const step = sizes.find((each) => each >= size * 0.999 && fits(each))
  return roundTo(step ?? power * 1000, 6)
}

/** At most `most` ticks between two days: months or years if the days are far apart, otherwise days. */
export function dayTicks(first: LocalDay, last: LocalDay, most: number): AxisTick[] {
  const days = dayNumber(last) - dayNumber(first)
  if (days < 62) return nearDays(first, days, most)
  const months = Math.ceil(days / 30.44)
  const step = monthSteps.find((each) => months / each <= most) ?? 240
  const ticks: AxisTick[] = []
  for (let day = roundMonth(first, step); day <= last; day = addMonths(day, step))
    if (day >= first) ticks.push({ at: dayNumber(day), text: monthText(day, step) })
  return ticks
}

function nearDays(first: LocalDay, days: number, most: number): AxisTick[] {
  const step = Math.max(1, Math.ceil(days / most))
  const count = Math.floor(days / step) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index * step)
    const isOtherYear = index > 0 && day.slice(0, 4) !== addDays(day, -step).slice(0, 4)
    return { at: dayNumber(day), text: formatDay(day, isOtherYear ? "short" : "monthAndDay") }
  })
}

/** The last tick on or before a day, for ticks every `step` months, counted from January or, for steps of a year or more, from year 0. */
function roundMonth(day: LocalDay, step: number): LocalDay {
  const [year, month] = figuresOf(day)
  return step < 12
    ? addMonths(firstOfMonth(day), -((month - 1) % step))
    : `${year - (year % (step / 12))}-01-01`
}

function monthText(day: LocalDay, step: number): string {
  return step >= 12 || day.endsWith("-01-01") ? day.slice(0, 4) : formatDay(day, "shortMonth")
}
