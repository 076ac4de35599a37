import type { WrittenWeek } from "./outline.ts"
import type { Turning } from "./turning.ts"

/** A day of the program: its name, its line number, and where it occurs in the text. */
export interface DayInWeeks {
  name: string
  line: number
  /** The day's index in each of its weeks. */
  day: number
  /** The indexes of the weeks that have the day. */
  weeks: readonly number[]
}

// The maximum number of days in a program.
const mostDays = 14

/**
 * The number of weeks whose days become days of the program. Usually it is 1, because all weeks have the same
 * days with the same exercises. Weeks that differ or alternate can follow one another within a round, unless
 * they come to too many days; in that case, it is 1 too.
 */
export function roundOf({ weeks, lookup }: Pick<Turning, "weeks" | "lookup">): number {
  const shapes = weeks.map((week) => shapeOf(week, lookup.unused))
  const lengths = weeks.map((_, index) => index + 1).filter((length) => weeks.length % length === 0)
  const round = lengths.find((length) => shapes.every((shape, week) => shape === shapes[week % length]))
  const days = weeks.slice(0, round).reduce((sum, week) => sum + week.days.length, 0)
  return round === undefined || days > mostDays ? 1 : round
}

/** The exercises of each of a week's days, in any order. */
function shapeOf({ days }: WrittenWeek, unused: ReadonlySet<string>): string {
  return JSON.stringify(
    days.map(({ exercises }) =>
      exercises
        .flatMap(({ key }) => (unused.has(key) ? [] : key))
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ),
  )
}

/** The program's days, if a round has this many weeks. */
export function daysOfRound(weeks: readonly WrittenWeek[], round: number): DayInWeeks[] {
  return weeks.slice(0, round).flatMap((week, first) =>
    week.days.map(({ name, line }, day) => ({
      ...{ line, day, name: (round === 1 ? name : `${week.name}, ${name}`).slice(0, 200) },
      weeks: weeks.flatMap((_, index) => (index % round === first ? index : [])),
    })),
  )
}
