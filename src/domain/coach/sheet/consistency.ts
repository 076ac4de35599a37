import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { addDays, dayNumber, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"

/** A workout that was scheduled for a day. */
export interface PlannedDay {
  day: LocalDay
  isDone: boolean
}

/** How regularly someone trained from one day to another, both included. */
export interface ConsistencyFacts {
  workouts: number
  days: number
  planned: number
  done: number
  missed: number
  /** The longest time without a workout between two workouts, in days, and the day on which it ended. */
  gap: { days: number; until: LocalDay } | null
}

/**
 * How regularly someone trained in a period. `today` itself can't be missed yet. A planned day counts as done
 * if anything was logged on it.
 */
export function consistencyIn(
  [from, to]: readonly [LocalDay, LocalDay],
  workouts: readonly TrainedWorkout[],
  plans: readonly PlannedDay[],
  today: LocalDay,
): ConsistencyFacts {
  const dates = workouts.map(({ date }) => date).filter((date) => date >= from && date <= to)
  const trained = new Set(dates)
  const due = plans.filter(({ day }) => day >= from && day <= to && day <= today)
  const isDone = ({ day, isDone: isMarked }: PlannedDay) => isMarked || trained.has(day)
  const done = due.filter(isDone).length
  const missed = due.filter((plan) => !isDone(plan) && plan.day < today).length
  return {
    workouts: dates.length,
    days: trained.size,
    planned: done + missed,
    done,
    missed,
    gap: longestGap(dates),
  }
}

function longestGap(dates: readonly LocalDay[]): ConsistencyFacts["gap"] {
  const sorted = [...new Set(dates)].toSorted()
  let longest: ConsistencyFacts["gap"] = null
  for (const [place, until] of sorted.entries()) {
    const before = sorted[place - 1]
    const days = before === undefined ? 0 : dayNumber(until) - dayNumber(before)
    if (days > (longest?.days ?? 0)) longest = { days, until }
  }
  return longest
}

/** Workouts this week up to a day, and the average of the four weeks before; null if there weren't four weeks of training before. */
export interface WeekRhythm {
  thisWeek: number
  usual: number | null
}

const weeksOfRhythm = 4

export function rhythmOn(day: LocalDay, workouts: readonly TrainedWorkout[]): WeekRhythm {
  const monday = mondayOf(day)
  const from = addDays(monday, -7 * weeksOfRhythm)
  const before = workouts.filter(({ date }) => date >= from && date < monday)
  const hasStarted = workouts.some(({ date }) => date < addDays(from, 7))
  return {
    thisWeek: workouts.filter(({ date }) => date >= monday && date <= day).length,
    usual: hasStarted ? roundTo(before.length / weeksOfRhythm, 1) : null,
  }
}
