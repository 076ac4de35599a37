import type { LocalDay } from "#domain/days/local-day.ts"
import type { SessionStart } from "#domain/programs/draft-of-session.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import { type MissedSession, missedSession } from "#domain/programs/view/missed-session.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { sessionStart } from "#web/programs/session-start.ts"

/** A session to come, on the day that the program suggests. */
export interface ComingSession {
  slot: number
  date: LocalDay
  /** The day's name, as people read it. */
  name: string
  /** "Week 3 of 4, day 2". */
  place: string
  session: ShownSession
  /** Null for all but the next one: the others depend on it. */
  start: SessionStart | null
}

/** A session whose day went by. */
export interface MissedDay extends Pick<MissedSession, "meant" | "follows"> {
  name: string
  start: SessionStart
  /** The run's last slot, after which it can be left out for good. */
  lastSlot: number
}

/** What a running program has for the days shown. */
export interface SessionsToCome {
  run_id: string
  program_id: string
  /** The program's name. */
  name: string
  /** In order; the first is next. */
  sessions: readonly ComingSession[]
  /** Why there are none: "Paused". */
  none: string
  /** The run's last slot while it is paused, after which it can be resumed; else null. */
  pausedAfter: number | null
  /** The latest one that wasn't done on its day; null if there is none. */
  missed: MissedDay | null
  /** How long nothing of the program was trained, and the share of the loads that it offers after such a break; null if it offers nothing. */
  away: { days: number; share: number } | null
}

/** The sessions from today on, until a day; `routines` are the ids of the program's days, in order. */
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

/** The session that wasn't done on its day, if there is one. */
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
