import { addMonths, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { monthStarts } from "./language-words.ts"
import type { Span } from "./spans.ts"

/** A day that a text names. */
export interface DateMention extends Span {
  day: LocalDay
}

const months = monthStarts
const month = `(${months.join("|")})[a-z]*[.]?`
const date = "(\\d{1,2})(?:st|nd|rd|th)?"
const year = "(?:,? (\\d{4}))?"
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const monthFirst = new RegExp(`\\b${month} ${date}\\b(?! ?(?:kg|lbs?|reps|sets|%))${year}`, "g")
const dateFirst = new RegExp(`\\b${date} (?:of )?${month}${year}(?![a-z])`, "g")

/** The days that a text names. A day without a year is the most recent such day up to `latest`. */
export function datesIn(text: string, latest: LocalDay): DateMention[] {
  const found = [
    ...[...text.matchAll(iso)].map((match) => mention(match, match[0])),
    ...[...text.matchAll(monthFirst)].map((match) =>
      mention(match, dayOf({ name: match[1], date: match[2], year: match[3] }, latest)),
    ),
    ...[...text.matchAll(dateFirst)].map((match) =>
      mention(match, dayOf({ name: match[2], date: match[1], year: match[3] }, latest)),
    ),
  ]
  const inOrder = found.filter((each) => each !== null).toSorted((one, other) => one.start - other.start)
  return inOrder.filter(({ start }, place) => start >= (inOrder[place - 1]?.end ?? 0))
}

function mention(match: RegExpExecArray, day: LocalDay): DateMention | null {
  return isDay(day) ? { start: match.index, end: match.index + match[0].length, day } : null
}

interface DateParts {
  name: string | undefined
  date: string | undefined
  year: string | undefined
}

function dayOf({ name = "", date: written = "", year: said }: DateParts, latest: LocalDay): LocalDay {
  const number = months.indexOf(name) + 1
  const inYear = (each: string) => `${each}-${String(number).padStart(2, "0")}-${written.padStart(2, "0")}`
  if (said !== undefined) return inYear(said)
  const thisYear = inYear(latest.slice(0, 4))
  if (!isDay(thisYear) || thisYear <= latest) return thisYear
  return inYear(addMonths(latest, -12).slice(0, 4))
}

const monthName =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** The numbers of the months, 1 to 12, that a text names. */
export function monthsIn(text: string): number[] {
  return [...text.matchAll(monthName)].map(([name]) => months.indexOf(name.slice(0, 3)) + 1)
}
