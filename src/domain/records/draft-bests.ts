import type { Draft, DraftExercise, Measure } from "#domain/workout/draft.ts"
import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { oneRepMax } from "./one-rep-max.ts"
import type { Bests, RecordKind } from "./records.ts"
import { doneSet } from "#domain/workout/done-set.ts"
import { convertDistance, inWeightUnit, kilograms } from "#domain/measures/units.ts"
import { loadKind, movedKilograms } from "#domain/workout/load.ts"

type Units = Pick<Draft, "weight_unit" | "distance_unit">

/** The highest estimated one-repetition maximum of the completed sets, in the draft's unit; null if none can be estimated. */
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

interface Best {
  kind: RecordKind
  text: string
}

/**
 * The best value that says the most about an exercise, in the draft's units: "101.9 kg" estimated 1RM, "12"
 * reps, "1:15". Null without history.
 */
export function bestSoFar(measure: Measure, units: Units, bests: Bests): Best | null {
  return bestsSoFar(measure, units, bests)[0] ?? null
}

/** All best values of an exercise, the one that says the most first. */
export function bestsSoFar(measure: Measure, units: Units, bests: Bests): Best[] {
  const { one_rep_max_kg, heaviest_kg, most_reps, longest_minutes, farthest_km } = bests
  const best = (kind: RecordKind, value: number | null, text: (value: number) => string) =>
    value === null ? [] : [{ kind, text: text(value) }]
  const inUnit = (value: number) => weightText(value, units)
  const all: Record<Measure, () => Best[]> = {
    added: () => [
      ...best("one_rep_max", one_rep_max_kg, inUnit),
      // A heaviest weight of zero means body weight alone, which isn't worth showing.
      ...best("weight", heaviest_kg === 0 ? null : heaviest_kg, inUnit),
      ...best("reps", most_reps, formatNumber),
    ],
    help: () => [...best("weight", heaviest_kg, inUnit), ...best("reps", most_reps, formatNumber)],
    weight_reps: () => [
      ...best("one_rep_max", one_rep_max_kg, inUnit),
      ...best("weight", heaviest_kg, inUnit),
    ],
    reps: () => best("reps", most_reps, formatNumber),
    time: () => best("time", longest_minutes, timeText),
    distance_time: () => best("distance", farthest_km, (value) => distanceText(value, units)),
  }
  return all[measure]()
}

function weightText(lifted: number, { weight_unit }: Units): string {
  return `${formatNumber(shownWeight(lifted, weight_unit))} ${weight_unit}`
}

/** The duration is rounded to the second, because imported minutes can have any number of decimals. */
function timeText(minutes: number): string {
  return formatMinutes(Math.round(minutes * 60) / 60)
}

function distanceText(covered: number, { distance_unit }: Units): string {
  return `${formatNumber(roundTo(convertDistance(covered, "km", distance_unit), 2))} ${distance_unit}`
}
