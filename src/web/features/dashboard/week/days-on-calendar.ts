import { type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import type { PlannedDay } from "../planned-workout.ts"

/** A day of a plan in the calendar. */
export interface Commitment {
  day_of_week: string
  scheduled_date: LocalDay
  completed_log_id: string | null
}

/** What of a plan's day is in the week from `monday`, on its own date first; undefined if nothing is. */
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

/** What of a plan's day is still to come in another week. */
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

/** The training days of a plan that can still go on the calendar in the week from `monday`: none that has passed or is there. */
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

/** The week, of those offered, in which most of a plan's days are on the calendar, the earlier one of two; undefined if none is. */
export function weekOnCalendar(
  commitments: readonly Commitment[],
  offered: readonly LocalDay[],
): LocalDay | undefined {
  const count = (monday: LocalDay) =>
    commitments.filter(({ scheduled_date }) => mondayOf(scheduled_date) === monday).length
  const most = Math.max(...offered.map(count))
  return most === 0 ? undefined : offered.find((monday) => count(monday) === most)
}
