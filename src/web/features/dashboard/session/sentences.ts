import { formatNumber } from "#domain/measures/numbers.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The wording about a program's next session that is part of the page's first load. */
export const sentences = {
  next: (session: string, day: LocalDay) => `Next: ${session}, ${formatDay(day, "weekdayAndDay")}.`,
  programName: (name: string) => `${name},`,
  logThis: "Log This Workout",
  log: (name: string) => `Log ${name}`,
  anotherDay: "Another Day",
  away: (days: number) => `${days} days off.`,
  lighter: (share: number) => `Start again at ${formatNumber(share * 100)}%?`,
}
