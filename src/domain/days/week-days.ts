import { addDays, type LocalDay, mondayOf } from "./local-day.ts"

/** The days of a week in their order, as plans name them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const

/** The days that a weekday of a plan stands for. */
export interface PlannedDate {
  /** In the week of today, passed or not. */
  thisWeek: LocalDay
  /** The next one, which may be today. */
  date: LocalDay
  isNextWeek: boolean
}

/**
 * The weekday in the week of `today`, from Monday; when that has passed, a week later. Undefined for a word that is no weekday: a machine
 * wrote the plan.
 */
export function dateOfWeekday(weekday: string, today: LocalDay): PlannedDate | undefined {
  const index = weekdays.findIndex((each) => each === weekday)
  if (index === -1) return undefined
  const thisWeek = addDays(mondayOf(today), index)
  const isNextWeek = thisWeek < today
  return { thisWeek, date: isNextWeek ? addDays(thisWeek, 7) : thisWeek, isNextWeek }
}
