import type { LocalDay } from "#domain/days/local-day.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { boardOf, type BoardRow } from "#domain/programs/view/board.ts"
import { currentSpan, wholeSpan } from "#domain/programs/view/week-span.ts"
import { forecastIfMet, type MetForecast } from "#domain/programs/view/forecast-if-met.ts"

/** The parts of a run that a program's page shows. */
export interface Overview {
  rows: BoardRow[]
  /** Whether there are weeks before the first row, or after the last one. */
  hasEarlier: boolean
  hasLater: boolean
  /** The upcoming sessions of these weeks. */
  forecast: MetForecast
}

interface Extent {
  /** The number of past weeks to show in addition. */
  earlier: number
  /** Whether to show all upcoming weeks. */
  isWhole: boolean
  /** The number of weeks to work out, from the first; omitted for all of them. */
  weeksDue?: number
}

export function overviewOf(
  standing: Standing,
  today: LocalDay,
  { earlier, isWhole, weeksDue = Infinity }: Extent,
): Overview {
  const whole = wholeSpan(standing)
  const current = currentSpan(standing)
  const first = Math.max(0, current.first - earlier)
  const end = isWhole ? whole.last : current.last
  const span = { first, last: Math.min(end, first + weeksDue - 1) }
  // The next session is always worked out.
  const forecast = forecastIfMet(standing, today, Math.max(span.last, standing.position.week))
  return {
    rows: boardOf(standing, forecast, span),
    hasEarlier: span.first > 0,
    hasLater: end < whole.last,
    forecast,
  }
}
