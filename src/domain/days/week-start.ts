import { addDays, type LocalDay, weekdayOf } from "./local-day.ts"

/** The day on which a person's weeks start. */
export type WeekStart = "monday" | "sunday" | "saturday"

/** The day on which weeks start for someone who hasn't chosen. */
export const usualWeekStart: WeekStart = "monday"

/** The days to choose from, Monday first because it is the default. */
export const weekStarts = ["monday", "sunday", "saturday"] as const satisfies readonly WeekStart[]

const daysBeforeMonday: Record<WeekStart, number> = { monday: 0, sunday: 1, saturday: 2 }

/** The first day of the week that a day is in, for weeks that start on `start`. */
export function weekStartOf(day: LocalDay, start: WeekStart): LocalDay {
  return addDays(day, -((weekdayOf(day) + daysBeforeMonday[start]) % 7))
}
