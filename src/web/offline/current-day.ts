import { dayAt, type LocalDay } from "#domain/local-day.ts"

/** The day that it is now where the person's device is. */
export function currentDay(): LocalDay {
  return dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
