import {
  endOfMonth,
  fromAbsolute,
  parseAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from "@internationalized/date"

/** A day in a person's own calendar, `yyyy-MM-dd`. It has no time zone and is never made from a UTC timestamp. */
export type LocalDay = string

/** How a day is written out: "Friday, November 21, 2025", "Friday, Nov 21, 2025" or "Nov 21, 2025". */
export type DayStyle = "full" | "long" | "short"

const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  long: { weekday: "long", year: "numeric", month: "short", day: "numeric" },
  short: { year: "numeric", month: "short", day: "numeric" },
}
// Years before 1000 would not keep the four digits, and no one trains in them.
const dayShape = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** The day that it is at `now` (epoch milliseconds) where the clock shows `timeZone` (IANA name). */
export function dayAt(now: number, timeZone: string): LocalDay {
  return toCalendarDate(fromAbsolute(now, timeZone)).toString()
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return parseDate(day).add({ days }).toString()
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  return parseDate(day).add({ months }).toString()
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: LocalDay): LocalDay {
  return startOfWeek(parseDate(day), "en-GB", "mon").toString()
}

export function firstOfMonth(day: LocalDay): LocalDay {
  return startOfMonth(parseDate(day)).toString()
}

export function lastOfMonth(day: LocalDay): LocalDay {
  return endOfMonth(parseDate(day)).toString()
}

/** Writes a day for people. */
export function formatDay(day: LocalDay, style: DayStyle, locale = "en-US"): string {
  const format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: "UTC" })
  return format.format(parseDate(day).toDate("UTC"))
}

/** A moment (epoch milliseconds) as an ISO 8601 timestamp in UTC. */
export function timestampOf(moment: number): string {
  return fromAbsolute(moment, "UTC").toAbsoluteString()
}

/** The moment (epoch milliseconds) of an ISO 8601 timestamp. */
export function momentOf(timestamp: string): number {
  return parseAbsolute(timestamp, "UTC").toDate().getTime()
}
