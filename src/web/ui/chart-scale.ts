import { parseDate } from "@internationalized/date"
import { addMonths, firstOfMonth, type LocalDay } from "#domain/local-day.ts"
import { roundTo } from "#domain/numbers.ts"

/** How far back a chart looks. */
export type Span = "1M" | "3M" | "1Y" | "All"

const monthsBack = { "1M": 1, "3M": 3, "1Y": 12 }
const dayMilliseconds = 86_400_000
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

const dayAndMonth = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
const monthOnly = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" })
const written = (format: Intl.DateTimeFormat, day: LocalDay) => format.format(parseDate(day).toDate("UTC"))

/** A mark below a chart: where it stands, and what it says. */
export interface AxisTick {
  at: number
  text: string
}

/** A day as a number that grows by one a day. */
export function dayNumber(day: LocalDay): number {
  return Date.parse(day) / dayMilliseconds
}

/** The first day of a span that ends today; null when it has no beginning. */
export function spanStart(span: Span, today: LocalDay): LocalDay | null {
  return span === "All" ? null : addMonths(today, -monthsBack[span])
}

/** Two to five round numbers around the values, from zero when asked: the lines of a chart. */
export function valueTicks(low: number, high: number, fromZero: boolean): number[] {
  const bottom = fromZero ? 0 : low
  const step = roundStep(Math.max((high - bottom) / 3, Math.abs(high) * 1e-3, 1e-3))
  const first = Math.floor(roundTo(bottom / step, 6))
  const last = Math.max(Math.ceil(roundTo(high / step, 6)), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => roundTo((first + index) * step, 6))
}

/** The nearest of 1, 2 and 5 times a power of ten that is not smaller. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const step = [1, 2, 5, 10].find((each) => each * power >= size * 0.999)
  return roundTo((step ?? 10) * power, 6)
}

/** At most `most` marks for the days from one to another: months or years when they are far apart, else days. */
export function dayTicks(first: LocalDay, last: LocalDay, most: number): AxisTick[] {
  const [from, to] = [dayNumber(first), dayNumber(last)]
  if (to - from < 62) return nearDays(from, to, most)
  const months = Math.ceil((to - from) / 30.44)
  const step = monthSteps.find((each) => months / each <= most) ?? 240
  const ticks: AxisTick[] = []
  for (let day = roundMonth(first, step); day <= last; day = addMonths(day, step))
    if (day >= first) ticks.push({ at: dayNumber(day), text: monthText(day, step) })
  return ticks
}

function nearDays(from: number, to: number, most: number): AxisTick[] {
  const step = Math.max(1, Math.ceil((to - from) / most))
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * step
    return { at, text: dayAndMonth.format(at * dayMilliseconds) }
  })
}

/** The last first-of-month before or on a day that a step counted from January meets. */
function roundMonth(day: LocalDay, step: number): LocalDay {
  const { year, month } = parseDate(firstOfMonth(day))
  return step < 12
    ? addMonths(firstOfMonth(day), -((month - 1) % step))
    : parseDate(`${year - (year % (step / 12))}-01-01`).toString()
}

function monthText(day: LocalDay, step: number): string {
  return step >= 12 || day.endsWith("-01-01") ? day.slice(0, 4) : written(monthOnly, day)
}

/** "Nov 17": a day where its year goes without saying. */
export function shortDay(day: LocalDay): string {
  return written(dayAndMonth, day)
}
