import { partsInZone } from "#domain/text/formats.ts"

/** A day of a person's own calendar, `yyyy-MM-dd`. It has no time zone and is never derived from a UTC timestamp. */
export type LocalDay = string

// The first possible day is in the year 1000, because earlier years would be written with fewer than four digits.
const dayShape = /^[1-9]\d{3}-\d{2}-\d{2}$/
const timestampShape =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?<fraction>\.\d+)?(?:Z|(?<sign>[+-])(?<offsetHour>\d{2}):?(?<offsetMinute>\d{2})?)$/
const dayMilliseconds = 86_400_000

/** The local day at `now` (epoch milliseconds) in `timeZone` (IANA name). */
export function dayAt(now: number, timeZone: string): LocalDay {
  const parts = new Map(partsInZone(now, timeZone).map(({ type, value }) => [type, value]))
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`
}

/** Whether a string is a valid day, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return dayShape.test(text) && dayOf(dayNumber(text)) === text
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOf(dayNumber(day) + days)
}

/** The same date in another month, or the last day of that month if it has no such date. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year, month, date] = figuresOf(day)
  const first = monthAfter(year, month + months)
  return addDays(first, Math.min(date, figuresOf(lastOfMonth(first))[2]) - 1)
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: LocalDay): LocalDay {
  return addDays(day, -weekdayOf(day))
}

/** The day of the week; 0 is Monday. */
export function weekdayOf(day: LocalDay): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7
}

export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, -2)}01`
}

export function lastOfMonth(day: LocalDay): LocalDay {
  const [year, month] = figuresOf(day)
  return addDays(monthAfter(year, month + 1), -1)
}

/** A moment (epoch milliseconds) as an ISO 8601 timestamp in UTC. */
export function timestampOf(moment: number): string {
  return new Date(moment).toISOString()
}

/** The moment (epoch milliseconds) of a timestamp in ISO 8601 or Postgres format. */
export function momentOf(timestamp: string): number {
  const parts = timestampShape.exec(timestamp)?.groups
  if (!parts) throw new Error(`Not a timestamp: ${timestamp}`)
  const { day, hour, minute, second, fraction = "", sign, offsetHour, offsetMinute = "00" } = parts
  const offset = sign === undefined ? "Z" : `${sign}${offsetHour}:${offsetMinute}`
  return Date.parse(`${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${offset}`)
}

/** The UTC midnight (epoch milliseconds) at which a day begins. */
export function midnightOf(day: LocalDay): number {
  const [year, month, date] = figuresOf(day)
  return Date.UTC(year, month - 1, date)
}

/** Days since 1970-01-01. */
export function dayNumber(day: LocalDay): number {
  return midnightOf(day) / dayMilliseconds
}

/** The number of days from the first day to the second; negative if the second comes first. */
export function daysBetween(earlier: LocalDay, later: LocalDay): number {
  return dayNumber(later) - dayNumber(earlier)
}

function dayOf(number: number): LocalDay {
  return timestampOf(number * dayMilliseconds).slice(0, 10)
}

/** The first day of a month; month 13 is next January. */
function monthAfter(year: number, month: number): LocalDay {
  return timestampOf(Date.UTC(year, month - 1, 1)).slice(0, 10)
}

/** A day's year, month (1 is January) and date. */
export function figuresOf(day: LocalDay): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
}

/** Whole months between two days. */
export function monthsBetween(earlier: LocalDay, later: LocalDay): number {
  const [year, month, date] = figuresOf(earlier)
  const [laterYear, laterMonth, laterDate] = figuresOf(later)
  return (laterYear - year) * 12 + laterMonth - month - (laterDate < date ? 1 : 0)
}
