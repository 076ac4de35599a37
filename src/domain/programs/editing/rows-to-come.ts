import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "../forecast.ts"
import { type TopSet, topShownSet } from "../view/top-set.ts"

/** An upcoming session of an exercise, or several in a row with the same heaviest set. */
export interface RowToCome {
  name: string
  top: TopSet
  first: PlaceToCome
  last: PlaceToCome
}

/** A session's week in the run, from 0, and its date. */
interface PlaceToCome {
  week: number
  date: LocalDay
}

/** An exercise's heaviest sets in the upcoming sessions; `place` is its index in the day. */
export function rowsToCome(sessions: readonly ForecastSession[], place: number): RowToCome[] {
  const rows: RowToCome[] = []
  for (const { session, date } of sessions) {
    const line = session.lines[place]
    const top = line && topShownSet({ lines: [line] })
    if (!top) continue
    const at = { week: session.week, date }
    const before = rows.at(-1)
    if (before && isSame(before.top, top)) before.last = at
    else rows.push({ name: line.exercise_name, top, first: at, last: at })
  }
  return rows
}

/** Whether two sets look the same in the table of upcoming sessions, which shows only amounts and loads. */
const isSame = (one: TopSet, other: TopSet) =>
  one.unit === other.unit &&
  one.load === other.load &&
  one.low === other.low &&
  one.high === other.high &&
  one.open === other.open
