/** A day in a person's own calendar, `yyyy-MM-dd`. It has no time zone and is never made from a UTC timestamp. */
export type LocalDay = string

// Years before 1000 would not keep the four digits, and no one trains in them.
const dayShape = /^[1-9]\d{3}-\d{2}-\d{2}$/
const timestampShape =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?<fraction>\.\d+)?(?:Z|(?<sign>[+-])(?<offsetHour>\d{2}):?(?<offsetMinute>\d{2})?)$/
const dayMilliseconds = 86_400_000
const meanYear = 365.2425

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
  return dayShape.test(text) && dayOf(dayNumber(text)) === text
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOf(dayNumber(day) + days)
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year, month, date] = figuresOf(day)
  const first = monthAfter(year, month + months)
  return addDays(first, Math.min(date, figuresOf(lastOfMonth(first))[2]) - 1)
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: LocalDay): LocalDay {
  return addDays(day, -weekdayOf(day))
}

/** Which day of its week it is; 0 is Monday. */
export function weekdayOf(day: LocalDay): number {
  // Day 0 was a Thursday.
  return divide(dayNumber(day) + 3, 7)[1]
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
  const day = Math.floor(moment / dayMilliseconds)
  const [seconds, milliseconds] = divide(moment - day * dayMilliseconds, 1000)
  const [minutes, second] = divide(seconds, 60)
  const [hour, minute] = divide(minutes, 60)
  return `${dayOf(day)}T${[hour, minute, second].map((part) => padded(part, 2)).join(":")}.${padded(milliseconds, 3)}Z`
}

/** The moment (epoch milliseconds) of an ISO 8601 timestamp. */
export function momentOf(timestamp: string): number {
  const parts = timestampShape.exec(timestamp)?.groups
  if (!parts) throw new Error(`Not a timestamp: ${timestamp}`)
  const { day = "", hour, minute, second, fraction, sign, offsetHour, offsetMinute } = parts
  const offset = Number(offsetHour ?? 0) * 60 + Number(offsetMinute ?? 0)
  const minutes = Number(hour) * 60 + Number(minute) + (sign === "-" ? offset : -offset)
  const milliseconds = Math.floor(Math.round(Number(fraction ?? 0) * 1_000_000) / 1000)
  return dayNumber(day) * dayMilliseconds + (minutes * 60 + Number(second)) * 1000 + milliseconds
}

/** The number of a day, counted from 1970-01-01. */
export function dayNumber(day: LocalDay): number {
  const [year, month, date] = figuresOf(day)
  // A year begins in March here, so that a leap day comes last.
  const isAfterFebruary = month > 2
  const start = startOf(isAfterFebruary ? year : year - 1)
  return start + daysBefore(isAfterFebruary ? month - 3 : month + 9) + date - 1
}

function dayOf(number: number): LocalDay {
  const guess = Math.floor((number - startOf(0)) / meanYear)
  const year = [guess + 1, guess, guess - 1].find((each) => startOf(each) <= number) ?? guess
  const inYear = number - startOf(year)
  // Counted from March.
  const month = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - daysBefore(month) + 1
  const isThisYear = month < 10
  return write(isThisYear ? year : year + 1, isThisYear ? month + 3 : month - 9, date)
}

/** The number of March 1. */
function startOf(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) - 719_468
}

/** The days of a year that are before a month; March is 0. From there on, five months have 153 days. */
function daysBefore(month: number): number {
  return Math.floor((153 * month + 2) / 5)
}

/** The first of a month; month 13 is the next year's January. */
function monthAfter(year: number, month: number): LocalDay {
  const [years, index] = divide(month - 1, 12)
  return write(year + years, index + 1, 1)
}

/** Of a month, 1 is January. */
export function figuresOf(day: LocalDay): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
}

function write(year: number, month: number, date: number): LocalDay {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

/** How often a number goes into another, and what is left. */
function divide(number: number, by: number): [times: number, rest: number] {
  const times = Math.floor(number / by)
  return [times, number - times * by]
}

function padded(number: number, figures: number): string {
  return String(number).padStart(figures, "0")
}
