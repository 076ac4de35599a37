import { formatMinutes, writeMinutes } from "#domain/measures/duration.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { ShownLine, ShownSession, ShownSet } from "./prescription.ts"
import type { Amount, Program } from "./program.ts"

type SetAmount = Pick<Amount, "unit" | "low" | "high">

/** A set's amount as a range: "5", "8-12", "0:30", "20:00", "5 km". Intervals show their total duration. */
export function rangeText({ unit, low, high }: SetAmount): string {
  const range = high > low ? `${inUnit(unit, low)}-${inUnit(unit, high)}` : inUnit(unit, low)
  return unit === "km" || unit === "mi" ? `${range} ${unit}` : range
}

/** The amount that a set aims for: "5", "5+", "0:30", "20:00", "5 km". */
export function amountText({ unit, aim, open, parts }: ShownSet): string {
  const whole = parts && parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : aim
  return `${rangeText({ unit, low: whole, high: whole })}${open ? "+" : ""}`
}

function inUnit(unit: Amount["unit"], value: number): string {
  if (unit === "minutes") return writeMinutes(value)
  return unit === "seconds" || unit === "intervals" ? formatMinutes(value / 60) : formatNumber(value)
}

/** A set's prescription: "95 × 1+", "102.5 × 5 @8", "12 reps", "5 km". */
export function targetText(set: ShownSet): string {
  const effort = set.rpe === null ? "" : ` @${formatNumber(set.rpe)}`
  const amount = amountText(set)
  if (set.load !== null && set.load !== 0) return `${formatNumber(set.load)} × ${amount}${effort}`
  return `${amount}${set.unit === "reps" ? " reps" : ""}${effort}`
}

/** Equal sets in a row, with their number. */
export interface SetRun {
  set: ShownSet
  count: number
}

/** An exercise's sets, with equal neighbors counted together. */
export function setRuns({ sets }: Pick<ShownLine, "sets">): SetRun[] {
  const runs: SetRun[] = []
  for (const set of sets) {
    const last = runs.at(-1)
    if (last && targetText(last.set) === targetText(set)) last.count += 1
    else runs.push({ set, count: 1 })
  }
  return runs
}

/** Where a session is in its program: "Week 3 of 4, day 2", or "Deload, day 2". */
export function placeText(
  { week, session, day, deload }: ShownSession,
  { weeks }: Pick<Program, "weeks">,
): string {
  // During a deload the week number stays the same, and the program's days continue in turn.
  if (deload) return `Deload, day ${day + 1}`
  const within = weeks === null ? `${week + 1}` : `${(week % weeks) + 1} of ${weeks}`
  return `Week ${within}, day ${session + 1}`
}

/** Equal sets in a row as text: "34 × 11, 3 times". */
export function runText({ set, count }: SetRun): string {
  return count === 1 ? targetText(set) : `${targetText(set)}, ${count} times`
}

/** The text for a set without a load that tests which load can be lifted for this many reps. */
export const workUp = (reps: number): string => `work up to a hard set of ${reps}`

/** The total number of reps that an exercise asks for, as text. */
export const repsInAll = (goal: number): string => `${goal} reps in all`

/** A day's name. If it is only a letter or a number, "Day" is put before it. */
export const dayTitle = (name: string) => (/^(?:\d+|[A-Za-z])$/.test(name) ? `Day ${name}` : name)
