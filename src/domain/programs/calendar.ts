import { daysBetween, type LocalDay, mondayOf, weekdayOf } from "#domain/days/local-day.ts"
import { atWeek, dayOf, nextPlace, type Place, type Position } from "./position.ts"
import type { Standing } from "./standing.ts"

/** The next session in a run that advances by calendar; null after the last week. */
export function calendarPlace(standing: Standing, today: LocalDay): Place | null {
  return nextPlace(positionOn(standing, today), standing.plan)
}

/** The run's position on a day. Missed sessions wait, are left out, or make their week repeat, whichever the person chose. */
export function positionOn(standing: Standing, today: LocalDay): Position {
  const { run, plan, position } = standing
  if (run.missed === "left_out") return positionWithout(standing, today)
  if (position.left.length === 0) return atWeek(position, plan, position.week + 1)
  const isRepeated = run.missed === "repeats_week" && isWeekOver(standing, today)
  return isRepeated ? { ...position, left: plan.week } : position
}

/** The run's position on a day if missed sessions are left out. */
function positionWithout(standing: Standing, today: LocalDay): Position {
  const { plan, position } = standing
  const week = calendarWeek(standing, today)
  if (week < position.week) return position
  const here = week > position.week ? atWeek(position, plan, week) : position
  const left = here.left.filter((session) => weekdayOfSession(standing, session) >= weekdayOf(today))
  return left.length > 0 ? { ...here, left } : atWeek(here, plan, here.week + 1)
}

/** Whether the run's week has begun and the calendar week (Monday to Sunday) of its last session is over. */
function isWeekOver({ counted, lastSlot, position, plan }: Standing, today: LocalDay): boolean {
  const last = counted.get(lastSlot)
  return last !== undefined && position.left.length < plan.sessions && mondayOf(last.date) < mondayOf(today)
}

/** The number of calendar weeks (Monday to Sunday) since the start, not counting paused ones. */
export function calendarWeek({ run, pauses }: Standing, today: LocalDay): number {
  const weeksBetween = (from: LocalDay, to: LocalDay) => daysBetween(mondayOf(from), mondayOf(to)) / 7
  const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, weeksBetween(from, to ?? today)), 0)
  return Math.max(0, weeksBetween(run.started_on, today) - paused)
}

/** A session's day of the week: the program's choice, or else the person's usual day, or else a day that spreads the sessions over the week. */
export function weekdayOfSession({ run, plan, position }: Standing, session: number): number {
  const day = plan.program.days[dayOf(session, position, plan)]
  return day?.weekday ?? run.weekdays[session] ?? Math.min(6, Math.floor((session * 7) / plan.sessions))
}
