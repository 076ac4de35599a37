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
const dayMilliseconds = 86_400_000

/** The day that it is at `now` (epoch milliseconds) where the clock shows `timeZone` (IANA name). */
export function dayAt(now: number, timeZone: string): LocalDay {
  const format = new Intl.DateTimeFormat("en-US", {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return dayShape.test(text) && dayOf(midnightOf(text)) === text
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOf(midnightOf(day) + days * dayMilliseconds)
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year, month, date] = figuresOf(day)
  const first = dayOf(Date.UTC(year, month + months))
  return addDays(first, Math.min(date, figuresOf(lastOfMonth(first))[2]) - 1)
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: LocalDay): LocalDay {
  const daysSinceMonday = (new Date(midnightOf(day)).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, -2)}01`
}

export function lastOfMonth(day: LocalDay): LocalDay {
  const [year, month] = figuresOf(day)
  return dayOf(Date.UTC(year, month + 1, 0))
}

/** Writes a day for people. */
export function formatDay(day: LocalDay, style: DayStyle, locale = "en-US"): string {
  const format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: "UTC" })
  return format.format(midnightOf(day))
}

/** A moment (epoch milliseconds) as an ISO 8601 timestamp in UTC. */
export function timestampOf(moment: number): string {
  return new Date(moment).toISOString()
}

/** The moment (epoch milliseconds) of an ISO 8601 timestamp. */
export function momentOf(timestamp: string): number {
  return Date.parse(timestamp)
}

// A day is reckoned with as its midnight in UTC, where every day has 24 hours.
function midnightOf(day: LocalDay): number {
  return Date.UTC(...figuresOf(day))
}

/** Year, month (January is 0) and day. */
function figuresOf(day: LocalDay): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))]
}

function dayOf(midnight: number): LocalDay {
  return new Date(midnight).toISOString().slice(0, 10)
}
