import type { Athlete } from "#domain/coach/person/athlete.ts"
import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"

/** After this many days without training, the next session is the first of a return. */
export const daysOfReturn = 14
const lighterDays = 7
/** The fewest earlier sessions that show what the usual loads are, so that a session can count as lighter than usual. */
const fewestBefore = 4

/** Whether a day belongs to a lighter week that the person did, not one that was only advised. */
export function isLighter(
  day: LocalDay,
  { training, today, workouts }: Pick<Athlete, "training" | "today" | "workouts">,
): boolean {
  const { state, lighterReason } = training
  const hasUsual = (start: LocalDay) => workouts.filter(({ date }) => date < start).length >= fewestBefore
  return state.lighterWeeks.some(
    (start) =>
      start <= day &&
      day < addDays(start, lighterDays) &&
      !(lighterReason !== null && start === today) &&
      hasUsual(start),
  )
}

/** The days between a day's training and the training before it; null if there was none. */
export function daysSinceTraining(day: LocalDay, { workouts }: Pick<Athlete, "workouts">): number | null {
  const earlier = workouts.map(({ date }) => date).filter((date) => date < day)
  const last = earlier.reduce((one, other) => (one > other ? one : other), "")
  return last === "" ? null : daysBetween(last, day)
}
