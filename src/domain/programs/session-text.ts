import { formatMinutes, writeMinutes } from "#domain/measures/duration.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { ShownLine, ShownSession, ShownSet } from "./prescription.ts"
import type { Program } from "./program.ts"

/** The amount that a set aims for: "5", "5+", "0:30", "20:00", "5 km". */
export function amountText({ unit, aim, open, parts }: ShownSet): string {
  const more = open ? "+" : ""
  switch (unit) {
    case "reps":
      return `${aim}${more}`
    case "seconds":
      return `${formatMinutes(aim / 60)}${more}`
    case "minutes":
      return `${writeMinutes(aim)}${more}`
    case "intervals":
      return writeMinutes((parts ?? []).reduce((sum, part) => sum + part, 0) / 60)
    default:
      return `${formatNumber(aim)} ${unit}${more}`
  }
}

/** What a set asks for: "95 × 1+", "102.5 × 5 @8", "12 reps", "5 km". */
export function targetText(set: ShownSet): string {
  const effort = set.rpe === null ? "" : ` @${formatNumber(set.rpe)}`
  const amount = amountText(set)
  if (set.load !== null && set.load !== 0) return `${formatNumber(set.load)} × ${amount}${effort}`
  return `${amount}${set.unit === "reps" ? " reps" : ""}${effort}`
}

/** Sets that are alike and follow each other. */
export interface SetRun {
  set: ShownSet
  count: number
}

/** The sets of a line with equal neighbours counted together. */
export function setRuns({ sets }: Pick<ShownLine, "sets">): SetRun[] {
  const runs: SetRun[] = []
  for (const set of sets) {
    const last = runs.at(-1)
    if (last && targetText(last.set) === targetText(set)) last.count += 1
    else runs.push({ set, count: 1 })
  }
  return runs
}

/** The set that a session is about: the heaviest of its first line, the last of those. Null if it asks for none. */
export function topSet({ lines }: ShownSession): ShownSet | null {
  const sets = lines[0]?.sets ?? []
  return sets.toSorted((one, other) => (one.load ?? 0) - (other.load ?? 0)).at(-1) ?? null
}

/** Where a session is: "Week 3 of 4, day 2", or "Deload, day 2". */
export function placeText(
  { week, session, deload }: ShownSession,
  { weeks }: Pick<Program, "weeks">,
): string {
  if (deload) return `Deload, day ${session + 1}`
  const within = weeks === null ? `${week + 1}` : `${(week % weeks) + 1} of ${weeks}`
  return `Week ${within}, day ${session + 1}`
}

/** A run of equal sets: "34 × 11, 3 times". */
export function runText({ set, count }: SetRun): string {
  return count === 1 ? targetText(set) : `${targetText(set)}, ${count} times`
}
