import { type LocalDay, timestampOf } from "#domain/days/local-day.ts"

/** Today in the device's time zone. */
export function currentDay(): LocalDay {
  const now = new Date()
  return timestampOf(now.getTime() - now.getTimezoneOffset() * 60_000).slice(0, 10)
}
