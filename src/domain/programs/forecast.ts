import { addDays, type LocalDay, mondayOf, weekdayOf } from "#domain/days/local-day.ts"
import { calendarWeek, positionOn, weekdayOfSession } from "./calendar.ts"
import { atWeek, nextPlace, type Place, spendInCalendar, spendSession } from "./position.ts"
import type { ShownSession } from "./prescription.ts"
import type { Standing } from "./standing.ts"

/** An upcoming session. */
export interface ForecastSession {
  slot: number
  date: LocalDay
  session: ShownSession
}

/** The maximum number of sessions in a forecast, however many days it covers. */
const mostSessions = 400

/** When an upcoming session is expected, and where in the program it is. */
export interface DatedPlace {
  slot: number
  date: LocalDay
  place: Place
}

/**
 * The upcoming sessions through a day, one by one, without their prescriptions. If the run advances in order,
 * their dates follow the person's usual days. If it advances by calendar, each session has its own day of the
 * week.
 */
export function datedPlaces(standing: Standing, today: LocalDay, to: LocalDay): Iterable<DatedPlace> {
  if (standing.isEnded || standing.pauses.some((pause) => pause.to === null)) return []
  return standing.run.advance === "calendar"
    ? placesByCalendar(standing, today, to)
    : placesInOrder(standing, today, to)
}

function* placesInOrder(standing: Standing, today: LocalDay, to: LocalDay): Generator<DatedPlace> {
  const { plan, dates, lastSlot } = standing
  let { position } = standing
  let day = firstOpenDay(standing, today)
  for (let slot = lastSlot + 1; slot <= lastSlot + mostSessions; slot += 1) {
    const place = nextPlace(position, plan)
    if (!place) return
    const date = dates.get(slot) ?? nextUsualDay(standing, day)
    if (date > to && !dates.has(slot)) return
    yield { slot, date, place }
    if (!dates.has(slot) || date >= day) day = addDays(date, 1)
    position = spendSession(position, plan, null)
  }
}

/** Today, or tomorrow if a session was done today. */
function firstOpenDay({ counted, lastSlot }: Standing, today: LocalDay): LocalDay {
  return counted.get(lastSlot)?.date === today ? addDays(today, 1) : today
}

/**
 * The person's next usual day, which can be `day` itself. For someone without usual days it is the day after, which puts a session on every other
 * day.
 */
function nextUsualDay({ run }: Standing, day: LocalDay): LocalDay {
  const { weekdays } = run
  if (weekdays.length === 0) return addDays(day, 1)
  for (let date = day; ; date = addDays(date, 1)) if (weekdays.includes(weekdayOf(date))) return date
}

function* placesByCalendar(standing: Standing, today: LocalDay, to: LocalDay): Generator<DatedPlace> {
  const { plan, dates, lastSlot } = standing
  let position = positionOn(standing, today)
  let day = firstOpenDay(standing, today)
  for (let slot = lastSlot + 1; slot <= lastSlot + mostSessions; slot += 1) {
    const here = position.left.length > 0 ? position : atWeek(position, plan, position.week + 1)
    const place = nextPlace(here, plan)
    if (!place) return
    const usual = dayOfSession({ ...standing, position: here }, place, { today, day })
    if (usual > to) return
    yield { slot, date: dates.get(slot) ?? usual, place }
    day = addDays(usual, 1)
    position = spendInCalendar(here, plan, place)
  }
}

/**
 * The first date, no earlier than `day`, that falls on the session's day of the week. If missed sessions are left out, it is also no earlier
 * than the start of the session's calendar week.
 */
function dayOfSession(
  standing: Standing,
  { week, session }: Place,
  { today, day }: { today: LocalDay; day: LocalDay },
): LocalDay {
  const weeksAhead = week - calendarWeek(standing, today)
  const begin = standing.run.missed === "left_out" ? addDays(mondayOf(today), 7 * weeksAhead) : day
  const first = begin > day ? begin : day
  return addDays(first, (weekdayOfSession(standing, session) - weekdayOf(first) + 7) % 7)
}
