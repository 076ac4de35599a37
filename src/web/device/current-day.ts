import { type LocalDay, timestampOf } from "#domain/days/local-day.ts"

/** The day that it is now where the person's device is. */
export function currentDay(): LocalDay {
  const now = new Date()
  return timestampOf(now.getTime() - now.getTimezoneOffset() * 60_000).slice(0, 10)
}
