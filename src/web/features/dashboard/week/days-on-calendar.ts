import { type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import type { PlannedDay } from "../planned-workout.ts"

/** A day of a plan on the calendar. */
export interface Commitment {
  day_of_week: string
  scheduled_date: LocalDay
  completed_log_id: string | null
}

/**
 * The scheduled workout for a plan's day in the week starting on `monday`. If there are several, one that is still on that day's own date is
 * preferred; undefined if there is none.
 */
export function commitmentInWeek<Row extends Commitment>(
  commitments: readonly Row[],
  weekday: string,
  monday: LocalDay,
): Row | undefined {
  const planned = dateInWeek(weekday, monday)
  const inWeek = commitments.filter(
    ({ day_of_week, scheduled_date }) => day_of_week === weekday && mondayOf(scheduled_date) === monday,
  )
  return inWeek.find(({ scheduled_date }) => scheduled_date === planned) ?? inWeek[0]
}

/** The open scheduled workout for a plan's day in a different week, today or later. */
export function commitmentElsewhere<Row extends Commitment>(
  commitments: readonly Row[],
  weekday: string,
  { monday, today }: { monday: LocalDay; today: LocalDay },
): Row | undefined {
  return commitments.find(
    ({ day_of_week, scheduled_date, completed_log_id }) =>
      day_of_week === weekday &&
      completed_log_id === null &&
      scheduled_date >= today &&
      mondayOf(scheduled_date) !== monday,
  )
}

/** The plan's training days that can still be scheduled in the week starting on `monday`: not past, and not on the calendar yet. */
export function openDays(
  days: readonly PlannedDay[],
  commitments: readonly Commitment[],
  { monday, today }: { monday: LocalDay; today: LocalDay },
): PlannedDay[] {
  return days.filter(({ day, workout }, index) => {
    const date = dateInWeek(day, monday)
    const isFirst = days.findIndex((each) => each.day === day) === index
    return (
      workout &&
      isFirst &&
      date !== undefined &&
      date >= today &&
      commitmentInWeek(commitments, day, monday) === undefined
    )
  })
}

/** Of the offered weeks, the one with the most days of the plan on the calendar; in a tie, the earlier one. Undefined if none has any. */
export function weekOnCalendar(
  commitments: readonly Commitment[],
  offered: readonly LocalDay[],
): LocalDay | undefined {
  const count = (monday: LocalDay) =>
    commitments.filter(({ scheduled_date }) => mondayOf(scheduled_date) === monday).length
  const most = Math.max(...offered.map(count))
  return most === 0 ? undefined : offered.find((monday) => count(monday) === most)
}
