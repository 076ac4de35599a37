import { isDay } from "./local-day.ts"

/** The first and the last day that a log can be of, as the database has it. */
export const firstLogDay = "1900-01-01"
export const lastLogDay = "2200-01-01"

/** Whether a text is a day that a log can be of. */
export function isLogDay(text: string): boolean {
  return isDay(text) && text >= firstLogDay && text <= lastLogDay
}
