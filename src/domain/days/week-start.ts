import { addDays, type LocalDay, weekdayOf } from "./local-day.ts"

/** The day on which a person's weeks start. */
export type WeekStart = "monday" | "sunday" | "saturday"

/** The days to choose from, Monday first because it is the default. */
export const weekStarts: readonly WeekStart[] = ["monday", "sunday", "saturday"]

const daysBeforeMonday: Record<WeekStart, number> = { monday: 0, sunday: 1, saturday: 2 }

/** The first day of the week that a day is in, for weeks that start on `start`. */
export function weekStartOf(day: LocalDay, start: WeekStart): LocalDay {
  return addDays(day, -((weekdayOf(day) + daysBeforeMonday[start]) % 7))
}
