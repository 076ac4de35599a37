import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "../forecast.ts"
import { linePlace } from "../next-session.ts"
import type { Lift, PlannedLine } from "../plan.ts"
import type { ShownLine, ShownSession } from "../prescription.ts"
import type { ProgramSet } from "../program.ts"
import { liftIn, type Standing } from "../standing.ts"
import { positionIn } from "./board.ts"
import { forecastIfMet } from "./forecast-if-met.ts"
import { wholeSpan } from "./week-span.ts"

/**
 * An exercise of a printed plan. `percents` has the percentage of the training max for each set, or null for
 * a set that isn't based on it.
 */
export interface PaperLine extends ShownLine {
  percents: readonly (number | null)[]
}

interface PaperSession extends Pick<ForecastSession, "slot" | "date"> {
  /** The day's index in the program, from 0. */
  day: number
  lines: readonly PaperLine[]
}

/** The sessions of a week, or of an inserted deload. `week` counts from the run's start, from 0. */
export interface PaperWeek {
  week: number
  isDeload: boolean
  sessions: PaperSession[]
}

export interface PaperPlan {
  /** The lifts with a training max; `tm` is null before the program starts. */
  maxes: { lift: Lift; tm: number | null }[]
  weeks: PaperWeek[]
}

/**
 * The upcoming sessions of the current cycle, or of four weeks if the program is open-ended. Each has the load that it gets if every target before
 * it is met.
 */
export function planOnPaper(standing: Standing, today: LocalDay): PaperPlan {
  const weeks: PaperWeek[] = []
  for (const planned of forecastIfMet(standing, today, wholeSpan(standing).last).sessions) {
    const { week, deload: isDeload } = planned.session
    const last = weeks.at(-1)
    const session = paperSession(standing, planned)
    if (last?.week === week && last.isDeload === isDeload) last.sessions.push(session)
    else weeks.push({ week, isDeload, sessions: [session] })
  }
  const maxes = [...standing.plan.lifts.values()]
    .filter(({ rule }) => rule.name === "tm")
    .map((lift) => ({ lift, tm: liftIn(standing, lift).x }))
  return { maxes, weeks }
}

function paperSession(standing: Standing, { slot, date, session }: ForecastSession): PaperSession {
  const { day } = session
  const planned = standing.plan.days[day] ?? []
  const lines = session.lines.map((line, place) => ({
    ...line,
    percents: percentsOf(standing, planned[place], session, line),
  }))
  return { slot, date, day, lines }
}

function percentsOf(
  standing: Standing,
  planned: PlannedLine | undefined,
  session: ShownSession,
  { sets }: ShownLine,
): (number | null)[] {
  const here = { ...standing, position: positionIn(standing, session.week) }
  const written = planned ? linePlace(here, planned, session).sets.flatMap(eachSet) : []
  return sets.map((_, place) => written[place] ?? null)
}

const eachSet = ({ count, load }: ProgramSet): (number | null)[] =>
  Array.from({ length: count }, () => (load?.of === "tm" ? load.percent : null))
