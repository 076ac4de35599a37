import { momentOf } from "#domain/days/local-day.ts"
import { dayHere } from "#web/device/day-here.ts"
import { sentences } from "./sentences.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a timestamp was, as text: "just now", "4 minutes ago", "on Nov 2". */
export function ago(timestamp: string): string {
  const age = Date.now() - momentOf(timestamp)
  if (age < minute) return sentences.justNow
  if (age < hour) return sentences.minutesAgo(Math.floor(age / minute))
  if (age < day) return sentences.hoursAgo(Math.floor(age / hour))
  return sentences.onDay(dayHere(timestamp))
}
