import { formatNumber } from "#domain/measures/numbers.ts"
import { kilometers } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { UnreadableRow } from "./cells.ts"
import type { FileSet } from "./file-history.ts"
import { sentences } from "./sentences.ts"
import { mostDistance, mostMinutes, mostReps, mostRpe, mostWeight } from "./set-limits.ts"

/** The longest note that set_logs accepts. */
export const longestSetNote = 10_000

// The most reps that are plausible in a set.
const mostPlausibleReps = 1000
const farthestKilometers = 1000
const longestMinutes = 24 * 60

/** A set without the values that are beyond the limits, so that it can be stored. Throws UnreadableRow if nothing was done in the set. */
export function checkedSet(written: FileSet, warn: (sentence: string) => void): FileSet {
  const set = withinLimits(written, warn)
  const { reps, weight, duration_minutes, distance, distance_unit, notes } = set
  if (reps === null && weight === null && duration_minutes === null && distance === null)
    throw new UnreadableRow(sentences.nothingDone)
  if (reps === null && duration_minutes === null && distance === null)
    warn(sentences.missingReps(weightText(set)))
  if (reps !== null && reps >= mostPlausibleReps) warn(sentences.manyReps(writeNumber(reps, 0)))
  if (distance !== null && kilometers(distance, distance_unit ?? "km") >= farthestKilometers)
    warn(sentences.farAway(`${writeNumber(distance, 2)} ${distance_unit ?? ""}`.trim()))
  if (duration_minutes !== null && duration_minutes > longestMinutes)
    warn(sentences.tooLong(writeNumber(duration_minutes, 0)))
  const kept = cutTo(notes, longestSetNote, () => warn(sentences.cut("note", writeNumber(longestSetNote, 0))))
  return { ...set, notes: kept }
}

function withinLimits(set: FileSet, warn: (sentence: string) => void): FileSet {
  const within = (value: number | null, [least, most]: readonly [number, number], problem: Problem) => {
    if (value === null || (value >= least && value <= most)) return value
    warn(problem(String(value)))
    return null
  }
  return {
    ...set,
    reps: within(set.reps, [0, mostReps], sentences.noReps),
    weight: within(set.weight, [-mostWeight, mostWeight], sentences.noWeight),
    duration_minutes: within(set.duration_minutes, [0, mostMinutes], sentences.noTime),
    distance: within(set.distance, [0, mostDistance], sentences.noDistance),
    rpe: within(set.rpe, [0, mostRpe], sentences.noRpe),
  }
}

type Problem = (written: string) => string

/** Cuts a string to the number of characters that can be stored. `onCut` is called if it was too long. */
export function cutTo(text: string | null, most: number, onCut: () => void): string | null {
  if (text === null || text.length <= most) return text
  onCut()
  // Don't cut through a surrogate pair.
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")
}

/** The weight as text, such as "60 kg". */
export const weightText = ({ weight, weight_unit }: FileSet) =>
  `${formatNumber(weight ?? 0)} ${weight_unit ?? ""}`.trim()
