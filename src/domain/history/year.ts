import { addDays, firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"
import type { PastWorkout } from "./past-workout.ts"

/** What was done on a day. */
export interface TrainedDay {
  workouts: number
  volume_kg: number
}

/** How much was done on a day, compared with the rest of its year: 0 for no workout, then quarters, 4 for the days with the most volume. */
export type DayStep = 0 | 1 | 2 | 3 | 4

export const yearOf = (day: LocalDay): number => Number(day.slice(0, 4))

const firstDayOf = (year: number): LocalDay => `${year}-01-01`
const lastDayOf = (year: number): LocalDay => `${year}-12-31`

/** The days of a year in columns of a week each. The first and the last column have null for days of other years. */
export function weeksOfYear(year: number, startsOn: WeekStart): (LocalDay | null)[][] {
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const weeks: (LocalDay | null)[][] = []
  for (let week = weekStartOf(first, startsOn); week <= last; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index))
    weeks.push(days.map((day) => (yearOf(day) === year ? day : null)))
  }
  return weeks
}

/** For each week, the month to name above it: the one whose first day is in the week; otherwise null. */
export function monthsAbove(weeks: readonly (LocalDay | null)[][]): (LocalDay | null)[] {
  return weeks.map((week) => week.find((day) => day !== null && day === firstOfMonth(day)) ?? null)
}

/** What was done on each day of a year with a workout. Workouts without sets count too, as they do in the list. */
export function trainedDays(
  workouts: readonly Pick<PastWorkout, "date" | "volume_kg">[],
  year: number,
): Map<LocalDay, TrainedDay> {
  const days = new Map<LocalDay, TrainedDay>()
  for (const { date, volume_kg } of workouts) {
    if (yearOf(date) !== year) continue
    const day = days.get(date)
    days.set(date, { workouts: (day?.workouts ?? 0) + 1, volume_kg: (day?.volume_kg ?? 0) + volume_kg })
  }
  return days
}

/**
 * The step of each trained day. Days are compared with the other days that have volume; a day without any, such as a run, gets the
 * first step. Days of equal volume get the same step.
 */
export function stepsOf(days: ReadonlyMap<LocalDay, TrainedDay>): Map<LocalDay, DayStep> {
  const volumes = [...days.values()].map(({ volume_kg }) => volume_kg).filter((volume) => volume > 0)
  const sorted = volumes.toSorted((one, other) => one - other)
  const stepAt = (volume_kg: number): DayStep => {
    const below = sorted.filter((volume) => volume < volume_kg).length
    if (below === 0) return 1
    const quarter = Math.ceil(((below + 1) / sorted.length) * 4)
    return quarter >= 4 ? 4 : quarter === 3 ? 3 : 2
  }
  return new Map([...days].map(([day, { volume_kg }]) => [day, stepAt(volume_kg)]))
}

/** The day to which a key moves in the year, whose columns are weeks; undefined for other keys, and past the year's ends. */
export function dayAfterKeyInYear(day: LocalDay, key: string): LocalDay | undefined {
  const next = targetOf(day, key)
  return next !== undefined && yearOf(next) === yearOf(day) ? next : undefined
}

function targetOf(day: LocalDay, key: string): LocalDay | undefined {
  switch (key) {
    case "ArrowUp":
      return addDays(day, -1)
    case "ArrowDown":
      return addDays(day, 1)
    case "ArrowLeft":
      return addDays(day, -7)
    case "ArrowRight":
      return addDays(day, 7)
    case "Home":
      return firstDayOf(yearOf(day))
    case "End":
      return lastDayOf(yearOf(day))
    default:
      return undefined
  }
}
