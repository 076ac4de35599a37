import { dayAt, type LocalDay, momentOf } from "#domain/days/local-day.ts"
import { timeZoneHere } from "./time-zone.ts"

/** A timestamp's day in the device's time zone. */
export function dayHere(timestamp: string): LocalDay {
  return dayAt(momentOf(timestamp), timeZoneHere())
}
