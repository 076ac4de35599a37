import { addDays, isDay, midnightOf, momentOf } from "#domain/days/local-day.ts"
import { firstLogDay, isLogDay, lastLogDay } from "#domain/days/log-day.ts"
import { monthNames } from "#domain/text/formats.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { FileTime } from "./file-time.ts"

/**
 * The languages in which month names are read. Their names don't conflict; those of Czech and Croatian would
 * conflict with Polish.
 */
const languages = ["en", "fr", "pt", "es", "de", "it", "nl", "tr", "ru", "pl", "sv", "da", "nb"]
const fewestLetters = 3
const mostMonths = 12
const firstShortYear = 70

/** The order of an all-numeric date such as 3/4/2025. */
export const dayOrders = ["day_first", "month_first"] as const

export type DayOrder = (typeof dayOrders)[number]

const isoShape =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?(?<half>[ap])\.? ?m\.?|(?<offset> ?(?:Z|[+-]\d{2}:?\d{2})))?)?$/i
const clock = String.raw`(?:,? +(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?: ?(?<half>[ap])\.? ?m\.?)?)?$`
const dayMonthYear = new RegExp(
  String.raw`^(?<date>\d{1,2})(?:\.? |-)(?:de )?(?<month>\p{L}+)(?:\.? |-)(?:de )?(?<year>\d{4}|\d{2})${clock}`,
  "iu",
)
const monthDayYear = new RegExp(
  String.raw`^(?<month>\p{L}+)\.? (?<date>\d{1,2}),? (?<year>\d{4})${clock}`,
  "iu",
)
const figures = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})${clock}`,
  "iu",
)
// Chinese, Japanese and Korean dates: in those languages' own order, or in the order of an app that translates only the month.
const eastern = new RegExp(
  String.raw`^(?<year>\d{4}) ?[年년][. ]*(?<month>\d{1,2}) ?[月월][. ]*(?<date>\d{1,2}) ?[日일]${clock}`,
  "iu",
)
const easternMonth = new RegExp(
  String.raw`^(?<date>\d{1,2}) (?<month>\d{1,2}) ?[月월],? (?<year>\d{4})${clock}`,
  "iu",
)
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<date>\d{1,2})${clock}`,
  "iu",
)

/**
 * Parses a time in any form that training apps write: ISO 8601, yyyy/mm/dd, "8 Jul 2025, 14:36" with month names in the languages above, "May 15,
 * 2026, 7:26 PM", "2026年2月3日", or numbers in the given order, with two- or four-digit years. Returns null for anything else, for impossible
 * dates, and for dates that no log can have.
 */
export function readTime(written: string, order: DayOrder = "day_first"): FileTime | null {
  const time = readAnyTime(written, order)
  return time && isOfLogs(time) ? time : null
}

// The earliest moment for a log, with a margin of one day, so that the limit holds in every time zone.
const firstMoment = midnightOf(addDays(firstLogDay, 1))
const lastMoment = midnightOf(addDays(lastLogDay, -1))

/** Whether a time falls on a date that a log can have. */
export function isOfLogs(time: FileTime): boolean {
  if (time.kind === "day") return isLogDay(time.day)
  return sortable(time) >= firstMoment && sortable(time) <= lastMoment
}

/** Like `readTime`, but for any year. */
export function readAnyTime(written: string, order: DayOrder = "day_first"): FileTime | null {
  const text = plainSpaces(written)
  const iso = isoShape.exec(text)?.groups
  if (iso) return ofIso(iso)
  const named = (dayMonthYear.exec(text) ?? monthDayYear.exec(text))?.groups
  if (named) return ofParts(named, monthNumber(named["month"] ?? ""), Number(named["date"]))
  const counted = (yearFirst.exec(text) ?? eastern.exec(text) ?? easternMonth.exec(text))?.groups
  if (counted) return ofParts(counted, Number(counted["month"]), Number(counted["date"]))
  const figured = figures.exec(text)?.groups
  if (!figured) return null
  const [first, second] = [Number(figured["first"]), Number(figured["second"])]
  return order === "day_first" ? ofParts(figured, second, first) : ofParts(figured, first, second)
}

/**
 * The order of day and month in all-numeric dates, decided from all the dates: 29 can only be a day. If they are ambiguous or contradict each other,
 * returns an example that could be read both ways.
 */
export function dayOrderOf(dates: Iterable<string>): { order: DayOrder } | { example: string } {
  let [daysFirst, monthsFirst] = [0, 0]
  let example: string | undefined
  for (const written of dates) {
    const { first, second, mark } = figures.exec(plainSpaces(written))?.groups ?? {}
    if (Number(first) > mostMonths) daysFirst += 1
    else if (Number(second) > mostMonths) monthsFirst += 1
    // Dates with dots always begin with the day.
    else if (mark !== "." && first !== second) example ??= written
  }
  if (example === undefined) return { order: monthsFirst > daysFirst ? "month_first" : "day_first" }
  if (daysFirst > 0 !== monthsFirst > 0) return { order: daysFirst > 0 ? "day_first" : "month_first" }
  return { example }
}

/** Some phones write a narrow space before AM and PM. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, " ").trim()

type Parts = Partial<Record<string, string>>

function ofIso({ day = "", time, half, offset }: Parts): FileTime | null {
  if (!isDay(day)) return null
  if (time === undefined) return { kind: "day", day }
  const exact = exactTime(time, half?.toLowerCase())
  if (exact === null) return null
  if (offset === undefined) return { kind: "clock", day, time: exact }
  const moment = momentOf(`${day}T${exact}${offset.trim().toUpperCase()}`)
  return Number.isNaN(moment) ? null : { kind: "moment", moment }
}

function ofParts({ year = "", time, half }: Parts, month: number | null, date: number): FileTime | null {
  const day = `${fourFigures(year)}-${twoFigures(month ?? 0)}-${twoFigures(date)}`
  if (!isDay(day)) return null
  if (time === undefined) return { kind: "day", day }
  const exact = exactTime(time, half?.toLowerCase())
  return exact === null ? null : { kind: "clock", day, time: exact }
}

/** HH:mm:ss from a 24- or 12-hour time; null if it isn't a time of day. */
function exactTime(text: string, half?: string): string | null {
  const [hour = 0, minute = 0, second = 0] = text.split(":").map(Number)
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const hours = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0)
  if (hours > 23 || minute > 59 || second > 59) return null
  return [hours, minute, second].map(twoFigures).join(":")
}

/**
 * The number of a month, from its short or full name in any of the languages; null if the name is unknown or
 * ambiguous.
 */
function monthNumber(text: string): number | null {
  const name = letters(text)
  if (name.length < fewestLetters) return null
  const meant = new Set<number>()
  for (const [known, number] of knownMonths())
    if (known.startsWith(name) || name.startsWith(known)) meant.add(number)
  const [month] = meant
  return meant.size === 1 && month !== undefined ? month : null
}

let months: Map<string, number> | undefined

function knownMonths(): Map<string, number> {
  months ??= new Map(languages.flatMap(monthsIn))
  return months
}

function monthsIn(language: string): [name: string, number: number][] {
  const firsts = Array.from({ length: 12 }, (_, index) => midnightOf(`2001-${twoFigures(index + 1)}-01`))
  return monthNames(language, firsts).flatMap(({ short, long }, index) => [
    [letters(short), index + 1],
    [letters(long), index + 1],
  ])
}

/** Removes dots and accents. */
const letters = (text: string) =>
  plainName(text)
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
const twoFigures = (number: number) => String(number).padStart(2, "0")
/** Expands a two-digit year. No workout was logged before 1970. */
const fourFigures = (year: string) =>
  year.length === 2 ? `${Number(year) < firstShortYear ? 20 : 19}${year}` : year

/** A time as a number by which times can be sorted: milliseconds, with local times read as UTC. */
export function sortable(time: FileTime): number {
  if (time.kind === "moment") return time.moment
  return time.kind === "day" ? midnightOf(time.day) : momentOf(`${time.day}T${time.time}Z`)
}
