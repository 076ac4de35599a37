import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"

interface DayBest {
  day: LocalDay
  value: number
}

/** So many days, with today, count for what somebody can do now. */
const daysOfNow = 28

/** What somebody can do now: the best of the last four weeks, on the first day that reached it; null when there was nothing in them. */
export function bestNow<Day extends DayBest>(days: readonly Day[], today: LocalDay): Day | null {
  const recent = days.filter(({ day }) => day <= today && daysBetween(day, today) < daysOfNow)
  return recent.reduce<Day | null>((best, day) => (best && best.value >= day.value ? best : day), null)
}

/** The best so far on each of the days (oldest first), which never falls; `before` is the best of all earlier days. */
export function bestsSoFar<Day extends DayBest>(days: readonly Day[], before: number | null): Day[] {
  let best = before ?? -Infinity
  return days.map((day) => {
    best = Math.max(best, day.value)
    return { ...day, value: best }
  })
}
