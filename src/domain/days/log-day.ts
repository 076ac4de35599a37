import { isDay } from "./local-day.ts"

/** The first and last date that a log can have. The database has the same limits. */
export const firstLogDay = "1900-01-01"
export const lastLogDay = "2200-01-01"

/** Whether a string is a date that a log can have. */
export function isLogDay(text: string): boolean {
  return isDay(text) && text >= firstLogDay && text <= lastLogDay
}
