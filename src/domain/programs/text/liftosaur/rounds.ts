import type { WrittenWeek } from "./outline.ts"
import type { Turning } from "./turning.ts"

/** A day of the program: its name, the line it's from, and where it stands in the text. */
export interface DayInWeeks {
  name: string
  line: number
  /** The day's place in its weeks, from 0. */
  day: number
  /** The weeks that have it, from 0. */
  weeks: readonly number[]
}

// As many as a program can have.
const mostDays = 14

/**
 * The number of weeks that have days of their own. Usually it's 1: all weeks have the same days with the same exercises. Weeks that differ, or that
 * differ in turn, can stand one after another as long as they have few enough days; if they have too many, it is 1 too.
 */
export function roundOf({ weeks, lookup }: Pick<Turning, "weeks" | "lookup">): number {
  const shapes = weeks.map((week) => shapeOf(week, lookup.unused))
  const lengths = weeks.map((_, index) => index + 1).filter((length) => weeks.length % length === 0)
  const round = lengths.find((length) => shapes.every((shape, week) => shape === shapes[week % length]))
  const days = weeks.slice(0, round).reduce((sum, week) => sum + week.days.length, 0)
  return round === undefined || days > mostDays ? 1 : round
}

/** The exercises of a week's days, in any order. */
function shapeOf({ days }: WrittenWeek, unused: ReadonlySet<string>): string {
  return JSON.stringify(
    days.map(({ exercises }) =>
      exercises
        .flatMap(({ key }) => (unused.has(key) ? [] : key))
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ),
  )
}

/** The days of a program that has a round of so many weeks. */
export function daysOfRound(weeks: readonly WrittenWeek[], round: number): DayInWeeks[] {
  return weeks.slice(0, round).flatMap((week, first) =>
    week.days.map(({ name, line }, day) => ({
      ...{ line, day, name: (round === 1 ? name : `${week.name}, ${name}`).slice(0, 200) },
      weeks: weeks.flatMap((_, index) => (index % round === first ? index : [])),
    })),
  )
}
