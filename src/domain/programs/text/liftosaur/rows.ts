import type { Occurrence } from "./reuse.ts"
import type { DayInWeeks } from "./rounds.ts"
import type { Turning } from "./turning.ts"

/** An exercise of a day over all its weeks. */
export interface Row {
  first: Occurrence
  weeks: Occurrence[]
}

/**
 * The exercises of a day, each with its lines in every week. A program's day has the same exercises in all weeks, so an exercise that is missing
 * from a week is reported.
 */
export function rowsOf({ day, weeks }: DayInWeeks, { weeks: all, lookup, report }: Turning): Row[] {
  const rows = new Map<string, Row>()
  for (const week of weeks) {
    const times = new Map<string, number>()
    for (const exercise of all[week]?.days[day]?.exercises ?? []) {
      if (lookup.unused.has(exercise.key)) continue
      // An exercise that the day has twice gets two rows.
      const time = (times.get(exercise.key) ?? 0) + 1
      times.set(exercise.key, time)
      const key = `${time} ${exercise.key}`
      const row = rows.get(key) ?? { first: { exercise, week, day }, weeks: [] }
      row.weeks.push({ exercise, week, day })
      rows.set(key, row)
    }
  }
  const found = [...rows.values()]
  for (const { first, weeks: own } of found)
    if (own.length < weeks.length) report(first.exercise.line)("some_weeks", first.exercise.name)
  return found.filter((row) => row.weeks.length === weeks.length)
}
