import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { closeAfter } from "../close-periods.ts"
import { type DatedPlace, datedPlaces, type ForecastSession } from "../forecast.ts"
import { judgeSession } from "../judge-session.ts"
import { sessionAt } from "../next-session.ts"
import { atWeek, type Place, spendInCalendar, spendSession } from "../position.ts"
import type { ShownSession, ShownSet } from "../prescription.ts"
import type { DoneSet, LoggedSession } from "../run.ts"
import type { Standing } from "../standing.ts"

export interface MetForecast {
  sessions: ForecastSession[]
  /**
   * Where the run stands after the last of these sessions. The changes in it are only those that these
   * sessions make.
   */
  after: Standing
}

/**
 * The upcoming sessions from one day to another, both included; none while the run is paused. On every
 * screen, an upcoming session has the load that it gets if every target before it is met.
 */
export function forecast(
  standing: Standing,
  { today, from, to }: { today: LocalDay; from: LocalDay; to: LocalDay },
): ForecastSession[] {
  const { sessions } = trainThrough(standing, datedPlaces(standing, today, to), () => false)
  return sessions.filter(({ date }) => date >= from && date <= to)
}

/**
 * The upcoming sessions through the end of a week of the run, with the same loads as in `forecast`. A paused run is treated as if it went on,
 * because its sessions are still to come. Stops early once `isEnough` is true of where the run stands after a session.
 */
export function forecastIfMet(
  standing: Standing,
  today: LocalDay,
  lastWeek: number,
  isEnough: (after: Standing) => boolean = () => false,
): MetForecast {
  const pauses = standing.pauses.map((pause) => ({ ...pause, to: pause.to ?? today }))
  const going = { ...standing, pauses }
  const places = datedPlaces(going, today, lastDay(standing, today, lastWeek))
  return trainThrough(going, places, (after, { week }) => week > lastWeek || isEnough(after))
}

/** Works through the sessions in order, each done exactly as prescribed, and stops before the first for which `isOver` is true. */
function trainThrough(
  standing: Standing,
  places: Iterable<DatedPlace>,
  isOver: (after: Standing, next: Place) => boolean,
): MetForecast {
  const counted = new Map(standing.counted)
  const after: Standing = { ...standing, counted, lifts: new Map(standing.lifts), changes: [] }
  const sessions: ForecastSession[] = []
  for (const { slot, date, place } of places) {
    if (isOver(after, place)) break
    const { week } = place
    if (week !== after.position.week) after.position = atWeek(after.position, after.plan, week)
    const session = sessionAt(after, place)
    const done = doneAsAsked(session, slot, date)
    train(after, done)
    counted.set(slot, done)
    sessions.push({ slot, date, session })
  }
  return { sessions, after }
}

/** A day by which the week's sessions are over, even if the person trains only once a week. */
function lastDay({ run, position, plan }: Standing, today: LocalDay, lastWeek: number): LocalDay {
  const sessions = (lastWeek - position.week + 1) * plan.sessions + position.deloads
  const daysAWeek = run.advance === "calendar" ? plan.sessions : run.weekdays.length || 7
  return addDays(today, Math.max(1, Math.ceil(sessions / daysAWeek) + 2) * 7)
}

function train(standing: Standing, session: LoggedSession): void {
  const { position, plan, run } = standing
  const { slot, prescribed } = session
  judgeSession(standing, session, null)
  const spend = run.advance === "calendar" ? spendInCalendar : spendSession
  standing.position = spend(position, plan, prescribed)
  standing.lastSlot = slot
  if (position.deloads === 0) closeAfter(standing, prescribed, slot)
}

function doneAsAsked(prescribed: ShownSession, slot: number, date: LocalDay): LoggedSession {
  const done = prescribed.lines.flatMap(({ sets }) => sets.map(asAsked))
  return { log_id: "", slot, counts: true, saved_at: null, date, prescribed, done }
}

const asAsked = ({ load, aim, low, rpe }: ShownSet): DoneSet => ({ load, amount: Math.max(aim, low), rpe })
