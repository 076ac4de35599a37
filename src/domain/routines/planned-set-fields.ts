import { formatDuration, readDuration } from "#domain/measures/duration.ts"
import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { SetType } from "#domain/workout/draft.ts"
import type { PlannedSet } from "#domain/workout/planned-set.ts"
import { longestRest } from "#domain/workout/rest.ts"

/** What is planned for one set, as the text of its fields. */
export interface PlannedSetFields {
  set_type: SetType
  weight: string
  weight_unit: WeightUnit
  rpe: string
  /** The rest after the set, such as "2:30". */
  rest: string
}

export type PlannedField = "weight" | "rpe" | "rest"

// The limits of the database columns.
const heaviest = 99_999
const hardest = 10
const easiest = 1

/** The most sets that can be planned one by one. */
export const mostPlannedSets = 50

export function emptyPlannedSet(weight_unit: WeightUnit): PlannedSetFields {
  return { set_type: "normal", weight: "", weight_unit, rpe: "", rest: "" }
}

export function plannedFieldsOf({
  set_type,
  weight,
  weight_unit,
  rpe,
  rest_seconds,
}: PlannedSet): PlannedSetFields {
  return {
    set_type,
    weight: formatNumber(weight),
    weight_unit,
    rpe: formatNumber(rpe),
    rest: rest_seconds === null ? "" : formatDuration(rest_seconds),
  }
}

/** The fields that can't be read. A weight must be 0 or more, an RPE from 1 to 10 in steps of 0.5, and a rest at most 15 minutes, as m:ss. */
export function unreadablePlannedFields(fields: PlannedSetFields): PlannedField[] {
  const all: PlannedField[] = ["weight", "rpe", "rest"]
  const read = readFields(fields)
  return all.filter((field) => read[field] === undefined)
}

/**
 * The planned sets as they are saved, without those at the end for which nothing is planned; undefined if a
 * field can't be read.
 */
export function readPlannedSets(sets: readonly PlannedSetFields[]): PlannedSet[] | undefined {
  const planned: PlannedSet[] = []
  for (const fields of sets.slice(0, sets.findLastIndex(hasPlan) + 1)) {
    const { weight, rpe, rest } = readFields(fields)
    if (weight === undefined || rpe === undefined || rest === undefined) return undefined
    const { set_type, weight_unit } = fields
    planned.push({ set_type, weight, weight_unit, rpe, rest_seconds: rest })
  }
  return planned
}

function hasPlan({ set_type, weight, rpe, rest }: PlannedSetFields): boolean {
  return set_type !== "normal" || [weight, rpe, rest].some((text) => text.trim() !== "")
}

function readFields({ weight, rpe, rest }: PlannedSetFields) {
  return {
    weight: readWithin(weight, 0, heaviest),
    rpe: readHalves(rpe),
    rest: readRest(rest),
  }
}

function readWithin(text: string, least: number, most: number): number | null | undefined {
  const reading = readNumber(text)
  if (!reading.ok) return undefined
  const { value } = reading
  return value === null || (value >= least && value <= most) ? value : undefined
}

function readHalves(text: string): number | null | undefined {
  const value = readWithin(text, easiest, hardest)
  return typeof value !== "number" || Number.isInteger(value * 2) ? value : undefined
}

/** Reads a rest in seconds; null if the field is empty, undefined if it can't be read. */
function readRest(text: string): number | null | undefined {
  if (text.trim() === "") return null
  const seconds = readDuration(text)
  return seconds === null || seconds > longestRest ? undefined : seconds
}
