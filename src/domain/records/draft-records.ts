import type { Draft, DraftExercise, Measure } from "#domain/workout/draft.ts"
import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { oneRepMax } from "./one-rep-max.ts"
import { type Bests, type RecordKind, recordsInOrder } from "./records.ts"
import { doneSet } from "#domain/workout/done-set.ts"
import { convertDistance, inWeightUnit, kilograms } from "#domain/measures/units.ts"
import { loadKind, movedKilograms } from "#domain/workout/load.ts"

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

/** The highest estimated one-repetition maximum of the done sets, in the draft's unit; null when none can be estimated. */
export function bestEstimate(
  { sets, measure }: DraftExercise,
  units: Units,
  { body_kg }: Pick<Bests, "body_kg">,
): number | null {
  const load = loadKind(measure)
  const estimates = sets.flatMap((set) => {
    const { weight, weight_unit, reps } = doneSet(units, measure, set)
    if (!set.is_done || set.set_type === "warmup" || reps === null) return []
    const moved = movedKilograms(
      load,
      weight === null ? null : kilograms(weight, weight_unit ?? units.weight_unit),
      body_kg,
    )
    const estimate = moved === null ? null : oneRepMax(inWeightUnit(moved, units.weight_unit), reps)
    return estimate === null ? [] : [roundTo(estimate, 1)]
  })
  return estimates.length === 0 ? null : Math.max(...estimates)
}

/** The best that an exercise is measured by, in the draft's units: "101.9 kg" estimated 1RM, "12" reps, "1:15". Null without history. */
export function bestSoFar(
  measure: Measure,
  units: Units,
  bests: Bests,
): { kind: RecordKind; text: string } | null {
  const { one_rep_max_kg, heaviest_kg, most_reps, longest_minutes, farthest_km } = bests
  const told = (kind: RecordKind, value: number | null, text: (value: number) => string) =>
    value === null ? null : { kind, text: text(value) }
  const inTheirUnit = (value: number) => weightText(value, units)
  const best: Record<Measure, () => { kind: RecordKind; text: string } | null> = {
    added: () =>
      told("one_rep_max", one_rep_max_kg, inTheirUnit) ??
      told("weight", heaviest_kg === 0 ? null : heaviest_kg, inTheirUnit) ??
      told("reps", most_reps, formatNumber),
    help: () => told("weight", heaviest_kg, inTheirUnit) ?? told("reps", most_reps, formatNumber),
    weight_reps: () =>
      told("one_rep_max", one_rep_max_kg, inTheirUnit) ?? told("weight", heaviest_kg, inTheirUnit),
    reps: () => told("reps", most_reps, formatNumber),
    time: () => told("time", longest_minutes, shownTime),
    distance_time: () => told("distance", farthest_km, (value) => shownDistance(value, units)),
  }
  return best[measure]()
}

function weightText(lifted: number, { weight_unit }: Units): string {
  return `${formatNumber(shownWeight(lifted, weight_unit))} ${weight_unit}`
}

/** To the second: other apps keep minutes with decimals. */
function shownTime(minutes: number): string {
  return formatMinutes(Math.round(minutes * 60) / 60)
}

function shownDistance(covered: number, { distance_unit }: Units): string {
  return `${formatNumber(roundTo(convertDistance(covered, "km", distance_unit), 2))} ${distance_unit}`
}
