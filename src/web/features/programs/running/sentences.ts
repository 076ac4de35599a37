import { formatDay } from "#domain/days/day-text.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { Amount } from "#domain/programs/program.ts"
import { dayTitle, rangeText } from "#domain/programs/session-words.ts"
import type { TopSet } from "#domain/programs/view/top-set.ts"
import { plural } from "#domain/text/formats.ts"

const reps = { one: "rep", other: "reps" }

/** A cell's load and amount: "110" and "× 8", or "5 km" and nothing. */
export interface TopText {
  big: string
  small: string
}

/** The wording of a program's page. */
export const sentences = {
  title: "Program",
  back: "Routines",
  loading: "Loading the program",
  failed: "Failed to load this program.",
  unreadable: "This program can’t be read. Its workouts are safe in your log.",
  unreadableEnds: "End this program to start another one. Copy its text first if you want to repair it.",
  end: "End Program",
  confirmEnd: (name: string) => `End "${name}"? Your workouts stay.`,
  endedNow: "Program ended.",
  failedEnd: "The program wasn’t ended. Check your connection and try again.",
  copyText: "Copy Text",
  copied: "Copied.",
  failedCopy: "The text couldn’t be copied. Check your connection and try again.",
  delete: "Delete Program",
  confirmDelete: (name: string) =>
    `Delete "${name}" with its routines? Your workouts stay, but the program can’t be brought back.`,
  deleted: "Program deleted.",
  failedDelete: "The program wasn’t deleted. Check your connection and try again.",
  start: (day: string) => `Start ${day}`,
  setUp: "Set it up",
  runAgain: "Run it again",
  day: dayTitle,
  cycleSince: (cycle: number, day: LocalDay) => `Cycle ${cycle}. Started ${formatDay(day, "monthAndDay")}.`,
  since: (day: LocalDay) => `Started ${formatDay(day, "monthAndDay")}.`,
  notRunning: "Not running. Nothing is scheduled.",
  ended: (day: LocalDay) => `Ended on ${formatDay(day, "short")}.`,
  over: (weeks: number) => plural(weeks, { one: "The week is done.", other: `All ${weeks} weeks are done.` }),
  paused: (day: LocalDay) => `Paused since ${formatDay(day, "monthAndDay")}.`,
  holding: "Nothing goes up until the next cycle.",
  weekOf: (week: number, weeks: number) => `week ${week} of ${weeks}`,

  today: "today",

  dayIs: (day: string, when: string | null) => (when === null ? day : `${day}, ${when}`),
  deload: "deload",
  editDay: "Edit day",
}

/** The date of an upcoming session: "today", "tomorrow", "Sat", "Nov 26". */
export function whenText(day: LocalDay, today: LocalDay): string {
  const days = daysBetween(today, day)
  if (days === 0) return sentences.today
  return formatDay(day, days > 0 && days < 7 ? "shortWeekday" : "monthAndDay")
}

/** A set's amount: "5", "5+", "8-12", "0:30", "5 km". */
export const amountText = (amount: Pick<Amount, "unit" | "low" | "high" | "open">): string =>
  `${rangeText(amount)}${amount.open ? "+" : ""}`

export function topText(top: TopSet): TopText {
  const amount = amountText(top)
  if (top.load !== null && top.load !== 0) return { big: formatNumber(top.load), small: `× ${amount}` }
  return { big: amount, small: top.unit === "reps" ? plural(top.low, reps) : "" }
}
