import type { Draft, DraftExercise, DraftSet, Measure } from "#domain/workout/draft.ts"
import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { oneRepMax } from "./one-rep-max.ts"
import { type Bests, type RecordKind, recordsInOrder, repsAtLeastWith } from "./records.ts"
import { doneSet } from "#domain/workout/done-set.ts"
import { readField } from "#domain/workout/set-fields.ts"
import { convertDistance, convertWeight, kilograms } from "#domain/measures/units.ts"

type Units = Pick<Draft, "weight_unit" | "distance_unit">

const noRecords: readonly RecordKind[] = []

/** Which records each done set of an exercise beats. Open sets have none. */
export function recordsOfSets(
  { sets, measure }: DraftExercise,
  units: Units,
  bests: Bests,
): (readonly RecordKind[])[] {
  const done = sets.filter((set) => set.is_done)
  const records = recordsInOrder(
    done.map((set) => doneSet(units, measure, set)),
    bests,
  )
  return sets.map((set) => records[done.indexOf(set)] ?? noRecords)
}

/** The done set with the highest estimated one-repetition maximum, in the draft's unit; null when none can be estimated. */
export function bestEstimate({ sets, measure }: DraftExercise, units: Units) {
  const estimates = sets.flatMap((set) => {
    const { weight, weight_unit, reps } = doneSet(units, measure, set)
    if (!set.is_done || set.set_type === "warmup" || weight === null || reps === null) return []
    const estimate = oneRepMax(
      convertWeight(weight, weight_unit ?? units.weight_unit, units.weight_unit),
      reps,
    )
    return estimate === null ? [] : [{ set, estimate: roundTo(estimate, 1) }]
  })
  return estimates.toSorted((one, other) => other.estimate - one.estimate)[0] ?? null
}

/** A record weight in the draft's unit, rounded to one decimal. */
export function shownWeight(kilogramsLifted: number, { weight_unit }: Units): string {
  return formatNumber(roundTo(convertWeight(kilogramsLifted, "kg", weight_unit), 1))
}

/**
 * The best to show next to a set: the most reps at its weight or more ("× 9"), or else the heaviest weight, most reps, longest
 * time or farthest distance. Null without history, and for warm-ups, which set no records.
 */
export function bestBeside(set: DraftSet, measure: Measure, units: Units, bests: Bests): string | null {
  if (set.set_type === "warmup") return null
  if (measure === "reps") return bests.most_reps === null ? null : formatNumber(bests.most_reps)
  if (measure === "time") return bests.longest_minutes === null ? null : formatMinutes(bests.longest_minutes)
  if (measure === "distance_time") return farthest(units, bests)
  const weight = readField(set, "weight")
  const reps =
    weight.ok && weight.value !== null
      ? repsAtLeastWith(kilograms(weight.value, units.weight_unit), bests)
      : null
  if (reps !== null) return `× ${reps}`
  return bests.heaviest_kg === null ? null : `${shownWeight(bests.heaviest_kg, units)} ${units.weight_unit}`
}

function farthest({ distance_unit }: Units, { farthest_km }: Bests): string | null {
  if (farthest_km === null) return null
  return `${formatNumber(roundTo(convertDistance(farthest_km, "km", distance_unit), 2))} ${distance_unit}`
}
