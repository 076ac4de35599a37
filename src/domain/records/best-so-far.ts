import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"

interface DayBest {
  day: LocalDay
  value: number
}

/** How many days, including today, count toward the current best. */
const currentDays = 28

/** The first day with the best value of the last four weeks; null if those weeks have no value. */
export function bestNow<Day extends DayBest>(days: readonly Day[], today: LocalDay): Day | null {
  const recent = days.filter(({ day }) => day <= today && daysBetween(day, today) < currentDays)
  return recent.reduce<Day | null>((best, day) => (best && best.value >= day.value ? best : day), null)
}

/** The values (oldest first) that were better than every earlier one; the very first doesn't count. */
export function newBests<Day extends DayBest>(days: readonly Day[]): Day[] {
  const bests = bestsSoFar(days, null)
  return days.filter(({ value }, place) => place > 0 && value > (bests[place - 1]?.value ?? value))
}

/** The best so far on each day (oldest first), which never falls; `before` is the best of all earlier days. */
export function bestsSoFar<Day extends DayBest>(days: readonly Day[], before: number | null): Day[] {
  let best = before ?? -Infinity
  return days.map((day) => {
    best = Math.max(best, day.value)
    return { ...day, value: best }
  })
}
