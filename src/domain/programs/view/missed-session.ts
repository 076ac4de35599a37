import { addDays, daysBetween, type LocalDay, weekdayOf } from "#domain/days/local-day.ts"
import { calendarPlace, calendarWeek, weekdayOfSession } from "../calendar.ts"
import { sessionAt } from "../next-session.ts"
import { atWeek, dayOf, nextPlace, type Place } from "../position.ts"
import type { ShownSession } from "../prescription.ts"
import type { Standing } from "../standing.ts"

/** A session that wasn't done on its day. */
export interface MissedSession {
  /** The day that the session was planned for. */
  meant: LocalDay
  slot: number
  session: ShownSession
  /**
   * What happens to the missed session: it becomes the next one, it is left out, or its week repeats unless
   * it is done by Sunday.
   */
  follows: "is_next" | "left_out" | "repeats_week"
}

// The most days since a missed session. After a longer absence, lighter loads are offered instead of the session.
const daysBack = 6

/** The latest session in the last six days that wasn't done on its day; null if there is none, during a pause, and after the last week. */
export function missedSession(standing: Standing, today: LocalDay): MissedSession | null {
  const { run, isEnded, pauses } = standing
  if (isEnded || pauses.some(({ to }) => to === null)) return null
  const missed =
    run.advance === "order"
      ? missedInOrder(standing, today)
      : run.missed === "left_out"
        ? missedAndLeftOut(standing, today)
        : missedByCalendar(standing, today)
  if (!missed) return null
  const { place, meant, follows } = missed
  return { meant, follows, slot: standing.lastSlot + 1, session: sessionAt(standing, place) }
}

interface MissedPlace extends Pick<MissedSession, "meant" | "follows"> {
  place: Place
}

/**
 * In a run that advances in order, the next session counts as missed if one of the person's usual days has passed since the last session. A session
 * that was moved has a day of its own.
 */
function missedInOrder(standing: Standing, today: LocalDay): MissedPlace | null {
  const { run, position, plan, dates, lastSlot } = standing
  const place = nextPlace(position, plan)
  if (!place || dates.has(lastSlot + 1)) return null
  // The session was planned for the first usual day since the last session.
  const meant = daysBefore(standing, today).findLast((day) => run.weekdays.includes(weekdayOf(day)))
  return meant === undefined ? null : { place, meant, follows: "is_next" }
}

/** In a run that advances by calendar, a waiting session counts as missed if its day of the week has passed since the last session. */
function missedByCalendar(standing: Standing, today: LocalDay): MissedPlace | null {
  const { run, position, plan, dates, lastSlot } = standing
  const place = position.left.length === 0 ? null : nextPlace(position, plan)
  if (!place || dates.has(lastSlot + 1)) return null
  if (calendarPlace(standing, today)?.session !== place.session) return null
  const weekday = weekdayOfSession(standing, place.session)
  const meant = daysBefore(standing, today).find((day) => weekdayOf(day) === weekday)
  if (meant === undefined) return null
  return { place, meant, follows: run.missed === "repeats_week" ? "repeats_week" : "is_next" }
}

/** The latest session that was left out, in a run that advances by calendar and leaves out missed sessions. */
function missedAndLeftOut(standing: Standing, today: LocalDay): MissedPlace | null {
  const { run, position, plan, pauses } = standing
  for (let back = 1; back <= daysBack; back += 1) {
    const meant = addDays(today, -back)
    const week = calendarWeek(standing, meant)
    const isPaused = pauses.some(({ from, to }) => meant >= from && (to === null || meant < to))
    if (meant < run.started_on || week < position.week || week >= position.lastWeek || isPaused) continue
    const here = week === position.week ? position : atWeek(position, plan, week)
    const session = here.left.find(
      (open) => weekdayOfSession({ ...standing, position: here }, open) === weekdayOf(meant),
    )
    if (session === undefined) continue
    const place = { week, session, day: dayOf(session, here, plan), deload: position.deloads > 0 }
    return { place, meant, follows: "left_out" }
  }
  return null
}

/** The days between the run's last session (or its start, or the end of its last pause) and today, latest first. */
function daysBefore({ run, counted, pauses }: Standing, today: LocalDay): LocalDay[] {
  const trained = [...counted.values()].map(({ date }) => addDays(date, 1))
  const resumed = pauses.flatMap(({ to }) => to ?? [])
  const since = [run.started_on, ...trained, ...resumed].toSorted().at(-1) ?? run.started_on
  const count = Math.min(daysBetween(since, today), daysBack)
  return Array.from({ length: Math.max(0, count) }, (_, back) => addDays(today, -back - 1))
}
