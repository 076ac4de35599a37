import { fromAbsolute, parseDateTime, toZoned } from "@internationalized/date"
import { type LocalDay, momentOf, timestampOf } from "#domain/days/local-day.ts"
import type { FileTime } from "./file-time.ts"
import { mostDuration } from "./set-limits.ts"

/** A day, with the moment if it is known. */
export interface When {
  date: LocalDay
  started_at: string | null
}

/** The day and moment of a file's time in a time zone. */
export function placeInTime(time: FileTime, timeZone: string): When {
  if (time.kind === "day") return { date: time.day, started_at: null }
  if (time.kind === "moment") {
    const date = time.day ?? fromAbsolute(time.moment, timeZone).toString().slice(0, 10)
    return { date, started_at: timestampOf(time.moment) }
  }
  const moment = toZoned(parseDateTime(`${time.day}T${time.time}`), timeZone)
    .toDate()
    .getTime()
  return { date: time.day, started_at: timestampOf(moment) }
}

/** The seconds between two times, measured between their moments so that clock changes are taken into account; null if unknown. */
export function secondsBetween(start: FileTime, end: FileTime, timeZone: string): number | null {
  const [from, to] = [placeInTime(start, timeZone).started_at, placeInTime(end, timeZone).started_at]
  if (from === null || to === null) return null
  const seconds = Math.round((momentOf(to) - momentOf(from)) / 1000)
  return seconds < 0 || seconds > mostDuration ? null : seconds
}
