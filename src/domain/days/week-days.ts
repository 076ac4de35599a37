import { addDays, type LocalDay, mondayOf } from "./local-day.ts"

/** The weekdays in order, as plans name them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const

/** The dates that a plan's weekday can refer to. */
export interface PlannedDate {
  /** The one in the current week, even if it has passed. */
  thisWeek: LocalDay
  /** The next one, possibly today. */
  date: LocalDay
  isNextWeek: boolean
}

/**
 * The date of the weekday in the week of `today` (from Monday), or a week later if it has passed. Undefined if the word isn't a
 * weekday, because plans are machine-written.
 */
export function dateOfWeekday(weekday: string, today: LocalDay): PlannedDate | undefined {
  const index = weekdays.findIndex((each) => each === weekday)
  if (index === -1) return undefined
  const thisWeek = addDays(mondayOf(today), index)
  const isNextWeek = thisWeek < today
  return { thisWeek, date: isNextWeek ? addDays(thisWeek, 7) : thisWeek, isNextWeek }
}
