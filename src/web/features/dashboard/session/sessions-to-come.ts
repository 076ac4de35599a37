import type { LocalDay } from "#domain/days/local-day.ts"
import type { SessionStart } from "#domain/programs/draft-of-session.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import { type MissedSession, missedSession } from "#domain/programs/view/missed-session.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { sessionStart } from "#web/programs/session-start.ts"

/** An upcoming session, on the day that the program suggests. */
export interface ComingSession {
  slot: number
  date: LocalDay
  /** The day's name, as shown on screen. */
  name: string
  /** "Week 3 of 4, day 2". */
  place: string
  session: ShownSession
  /** What starting the session needs; null for all sessions except the next one, because later sessions depend on it. */
  start: SessionStart | null
}

/** A session that wasn't done on its day. */
export interface MissedDay extends Pick<MissedSession, "meant" | "follows"> {
  name: string
  start: SessionStart
  /** The run's last slot. The event that leaves the session out comes after it. */
  lastSlot: number
}

/** A running program's sessions for the days shown. */
export interface SessionsToCome {
  run_id: string
  program_id: string
  /** The program's name. */
  name: string
  /** The upcoming sessions, next one first. */
  sessions: readonly ComingSession[]
  /** Why there are no sessions: "Paused". */
  none: string
  /** While the run is paused, its last slot, after which it can be resumed; otherwise null. */
  pausedAfter: number | null
  /** The latest session that wasn't done on its day; null if there is none. */
  missed: MissedDay | null
  /** The days since the program's last session, and the share of the loads offered after such a break; null if nothing is offered. */
  away: { days: number; share: number } | null
}

/** The sessions from today through a day. `routines` holds the ids of the days' routines, in order. */
export function comingSessions(
  standing: Standing,
  { today, until, routines }: { today: LocalDay; until: LocalDay; routines: readonly string[] },
): ComingSession[] {
  const { program } = standing.plan
  return forecast(standing, { today, from: today, to: until }).map(({ slot, date, session }, index) => ({
    ...{ slot, date, session },
    name: dayTitle(program.days[session.day]?.name ?? program.name),
    place: placeText(session, program),
    start: index === 0 ? sessionStart(standing, { slot, session }, { routines, today }) : null,
  }))
}

/** The missed session, if there is one. */
export function missedDay(
  standing: Standing,
  today: LocalDay,
  routines: readonly string[],
): MissedDay | null {
  const missed = missedSession(standing, today)
  if (!missed) return null
  const start = sessionStart(standing, missed, { routines, today })
  return {
    meant: missed.meant,
    follows: missed.follows,
    name: start.name,
    start,
    lastSlot: standing.lastSlot,
  }
}
