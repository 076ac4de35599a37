import type { Recovery } from "#domain/coach/lifts/rules/lighter-week.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"

const weeksBetween = 6
const buildWeeksFirst = 3
const fewestSessions = 16
const daysAfterReturn = 28

/** The block (a plan of several weeks) that the person asks for. */
export interface AskedBlock {
  /** The day on which the block starts. */
  from: LocalDay
  weeks: number
  /** Training days per week. */
  perWeek: number
}

/**
 * The number of a block's lighter week, from 1; null if the block has none. It is the sixth week since the last lighter week began, after at least
 * three weeks of building in the block (lifters take one every 5.6 weeks, 10.1186/s40798-024-00691-y). Beginners don't get one, nor does anyone
 * within four weeks of a return. A block has at most one, because the next one depends on how training goes.
 */
export function lighterWeekOf(
  { from, weeks, perWeek }: AskedBlock,
  { sessions, lighterWeeks, lastReturn }: Recovery,
): number | null {
  const last = lighterWeeks.at(-1)
  const since = last === undefined ? Infinity : Math.floor(daysBetween(last, from) / 7)
  const soonest = Math.max(buildWeeksFirst + 1, weeksBetween + 1 - since)
  // A rule repeats its cycle, so a short cycle would bring a second lighter week within the block.
  const week = 2 * soonest <= weeks ? Math.max(soonest, weeksBetween) : soonest
  const before = 7 * (week - 1)
  const isNew = sessions + perWeek * (week - 1) < fewestSessions
  const isBack = lastReturn !== null && daysBetween(lastReturn, from) + before < daysAfterReturn
  return week > weeks || isNew || isBack ? null : week
}
