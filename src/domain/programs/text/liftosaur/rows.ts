import type { Occurrence } from "./reuse.ts"
import type { Turning } from "./turning.ts"

/** An exercise of a day over all weeks. */
export interface Row {
  first: Occurrence
  weeks: Occurrence[]
}

/**
 * The exercises of a day, each with its lines in every week. A program here has the same days and exercises in all weeks, so an exercise that a week
 * leaves out is reported.
 */
export function rowsOf(day: number, { weeks, lookup, report }: Turning): Row[] {
  const rows = new Map<string, Row>()
  for (const [week, { days }] of weeks.entries()) {
    const times = new Map<string, number>()
    for (const exercise of days[day]?.exercises ?? []) {
      if (lookup.unused.has(exercise.key)) continue
      // The same exercise twice on a day makes two rows.
      const time = (times.get(exercise.key) ?? 0) + 1
      times.set(exercise.key, time)
      const key = `${time} ${exercise.key}`
      const row = rows.get(key) ?? { first: { exercise, week, day }, weeks: [] }
      row.weeks.push({ exercise, week, day })
      rows.set(key, row)
    }
  }
  const all = [...rows.values()]
  for (const { first, weeks: found } of all)
    if (found.length < weeks.length) report(first.exercise.line)("some_weeks", first.exercise.name)
  return all.filter((row) => row.weeks.length === weeks.length)
}
