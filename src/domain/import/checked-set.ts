import { formatNumber } from "#domain/measures/numbers.ts"
import { kilometres } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { UnreadableRow } from "./cells.ts"
import type { FileSet } from "./file-history.ts"
import { sentences } from "./sentences.ts"

/** The limit of set_logs. */
export const longestSetNote = 10_000

// More than anyone does in a set.
const mostPlausibleReps = 1000
const farthestKilometres = 1000
const longestMinutes = 24 * 60

/** A set as it can be stored. Throws UnreadableRow if nothing was done in it. */
export function checkedSet(set: FileSet, warn: (sentence: string) => void): FileSet {
  const { reps, weight, duration_minutes, distance, distance_unit, notes } = set
  if (reps === null && weight === null && duration_minutes === null && distance === null)
    throw new UnreadableRow(sentences.nothingDone)
  if (weight !== null && reps === null && duration_minutes === null && distance === null)
    warn(sentences.missingReps(weightText(set)))
  if (reps !== null && reps >= mostPlausibleReps) warn(sentences.manyReps(writeNumber(reps, 0)))
  if (distance !== null && kilometres(distance, distance_unit ?? "km") >= farthestKilometres)
    warn(sentences.farAway(`${writeNumber(distance, 2)} ${distance_unit ?? ""}`.trim()))
  if (duration_minutes !== null && duration_minutes > longestMinutes)
    warn(sentences.tooLong(writeNumber(duration_minutes, 0)))
  const kept = cutTo(notes, longestSetNote, () => warn(sentences.cut("note", writeNumber(longestSetNote, 0))))
  return { ...set, notes: kept }
}

/** A text up to the most characters that can be stored. */
export function cutTo(text: string | null, most: number, onCut: () => void): string | null {
  if (text === null || text.length <= most) return text
  onCut()
  // Don't cut through a surrogate pair.
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")
}

/** "60 kg" */
export const weightText = ({ weight, weight_unit }: FileSet) =>
  `${formatNumber(weight ?? 0)} ${weight_unit ?? ""}`.trim()
