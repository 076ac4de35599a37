import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { boardOf, type BoardRow } from "#domain/programs/view/board.ts"
import { currentSpan, wholeSpan } from "#domain/programs/view/week-span.ts"
import { forecastIfMet } from "#domain/programs/view/forecast-if-met.ts"
import { type LiftOutlook, liftOutlooks } from "#domain/programs/view/lift-outlook.ts"

/** The parts of a run that a program's page shows. */
export interface Overview {
  rows: BoardRow[]
  /** Whether there are weeks before the first row, or after the last one. */
  hasEarlier: boolean
  hasLater: boolean
  /** The upcoming sessions. */
  sessions: ForecastSession[]
  outlooks: LiftOutlook[]
}

/** `earlier` is the number of past weeks to show in addition; `isWhole` shows all upcoming weeks. */
export function overviewOf(
  standing: Standing,
  today: LocalDay,
  { earlier, isWhole }: { earlier: number; isWhole: boolean },
): Overview {
  const whole = wholeSpan(standing)
  const current = currentSpan(standing)
  const span = { first: Math.max(0, current.first - earlier), last: isWhole ? whole.last : current.last }
  const forecast = forecastIfMet(standing, today, span.last)
  return {
    rows: boardOf(standing, forecast, span),
    hasEarlier: span.first > 0,
    hasLater: span.last < whole.last,
    sessions: forecast.sessions,
    outlooks: liftOutlooks(standing, forecast),
  }
}
