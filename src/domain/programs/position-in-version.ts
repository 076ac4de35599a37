import type { Plan } from "./plan.ts"
import { lengthOf, nextWeek, type Position } from "./position.ts"
import type { ProgramRun } from "./run.ts"

/** The run's current version, the version that it changes to, and how the run advances. */
interface VersionChange {
  before: Plan
  plan: Plan
  advance: ProgramRun["advance"]
}

/**
 * Carries a position over to a different version of the program. If the length of its cycle changes, the run
 * stays in the same week of the cycle; if the cycle no longer has that week, the cycle ends. If the program
 * was open-ended before, the weeks so far are counted as cycles of the new length.
 */
export function inVersion(position: Position, change: VersionChange): Position {
  const { before, plan } = change
  const moved = { ...inCycle(position, change), turn: position.turn % plan.days.length }
  if (before.sessions === plan.sessions || moved.left === plan.week) return moved
  const left = plan.week.slice(before.sessions - position.left.length)
  return left.length > 0 ? { ...moved, left } : nextWeek(moved, plan)
}

function inCycle(position: Position, { before, plan, advance }: VersionChange): Position {
  const [old, weeks] = [before.program.weeks, plan.program.weeks]
  if (weeks === null || old === null || weeks === old)
    return { ...position, lastWeek: lastWeekIn(position, plan) }
  const { place, toCome, all } = cyclesOf(position, old)
  // In a run that advances by calendar, weeks are numbered by the calendar, so they keep their numbers.
  if (advance === "calendar") return { ...position, lastWeek: all * lengthOf(plan) }
  const goesOn = place < weeks
  const week = weekAt(goesOn ? place : 0, { from: position.week, weeks })
  const cycles = Math.floor(week / weeks) + toCome + (goesOn ? 1 : 0)
  return { ...position, week, lastWeek: cycles * lengthOf(plan), left: goesOn ? position.left : plan.week }
}

/**
 * The week's index in its cycle, how many cycles follow this one, and how many there are in all. After the
 * last week, the last cycle is still the current one.
 */
function cyclesOf({ week, lastWeek }: Position, weeks: number) {
  if (lastWeek === Infinity) return { place: week % weeks, toCome: 0, all: 1 }
  const all = lastWeek / weeks
  const cycle = week >= lastWeek ? all - 1 : Math.floor(week / weeks)
  return { place: week - cycle * weeks, toCome: all - 1 - cycle, all }
}

/** The first week at or after `from` that has this index in its cycle. */
function weekAt(place: number, { from, weeks }: { from: number; weeks: number }): number {
  return from + ((((place - from) % weeks) + weeks) % weeks)
}

/** The number of weeks after which the run is over if its weeks keep their numbers, rounded up to whole cycles. */
function lastWeekIn({ week, lastWeek }: Position, plan: Plan): number {
  const length = lengthOf(plan)
  if (length === Infinity) return length
  const reached = lastWeek === Infinity ? week + 1 : Math.max(week + 1, lastWeek)
  return Math.ceil(reached / length) * length
}
