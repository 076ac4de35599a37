import type { Draft, DraftSet, Measure } from "#domain/workout/draft.ts"
import { fieldTexts, ofEachSide, type RecordedSet } from "#domain/workout/recorded-set.ts"
import { readMinutes, writeMinutes } from "#domain/measures/duration.ts"
import type { RecordKind } from "#domain/records/records.ts"
import { hasWeight } from "#domain/workout/load.ts"
import { fieldsOf, type SetField, writtenWeight } from "#domain/workout/set-fields.ts"

/** The units of a draft's numbers. */
export type Units = Pick<Draft, "weight_unit" | "distance_unit">

const recordNames: Record<RecordKind, string> = {
  weight: "heaviest weight",
  one_rep_max: "estimated 1RM",
  reps: "most reps",
  distance: "farthest",
  time: "longest",
}

/** "heaviest weight, estimated 1RM": the records that a set breaks; null if none. For assisted sets, the record is the least assistance. */
export function describeRecords(kinds: readonly RecordKind[], isHelped: boolean): string | null {
  const nameOf = (kind: RecordKind) =>
    isHelped && kind === "weight" ? "least assistance" : recordNames[kind]
  return kinds.length === 0 ? null : kinds.map(nameOf).join(", ")
}

const signs: Record<Measure, string> = {
  ...{ weight_reps: "", reps: "", time: "", distance_time: "" },
  added: "± ",
  help: "\u2212 ",
}

/** A column's heading, which is also the placeholder of its empty fields. */
export function shortLabel(field: SetField, units: Units, measure?: Measure): string {
  if (measure === "time") return "min:sec"
  const labels: Record<SetField, string> = {
    weight: `${measure === undefined ? "" : signs[measure]}${units.weight_unit}`,
    reps: "Reps",
    duration_minutes: "min",
    distance: units.distance_unit,
  }
  return labels[field]
}

/** The step of a timed set: "5 seconds". */
export const secondsText = (seconds: number) => `${seconds} seconds`

/** A field's name. */
export function fieldLabel(field: SetField, units: Units, measure: Measure): string {
  if (measure === "time") return "Duration (min:sec)"
  const labels: Record<SetField, string> = {
    weight: `${measure === "help" ? "Assistance" : "Weight"} (${units.weight_unit})`,
    reps: "Reps",
    duration_minutes: "Duration (min)",
    distance: `Distance (${units.distance_unit})`,
  }
  return labels[field]
}

/** "82.5 × 7", "12:00, 2.6 km", "12 reps each": the numbers in a set's fields; empty if there are none. */
export function describeNumbers(
  set: Pick<DraftSet, SetField | "per_side">,
  measure: Measure,
  units: Units,
): string {
  const filled = fieldsOf(measure).filter((field) => set[field].trim() !== "")
  const written = (field: SetField) => (field === "weight" ? writtenWeight(set, measure) : set[field].trim())
  const numbers =
    hasWeight(measure) && filled.length === 2
      ? filled.map(written).join(" × ")
      : filled.map((field) => withUnit(written(field), shortLabel(field, units).toLowerCase())).join(", ")
  return ofEachSide(numbers, set)
}

/** "2.6 km"; a duration is "12:00" and needs no unit. */
function withUnit(text: string, unit: string): string {
  const reading = unit === "min" ? readMinutes(text) : null
  return reading?.ok && reading.value !== null ? writeMinutes(reading.value) : `${text} ${unit}`
}

/** The numbers of a set from the last session, in the draft's units. */
export function describeLastTime(last: RecordedSet, measure: Measure, units: Units): string {
  return describeNumbers({ ...fieldTexts(units, last, measure), per_side: last.per_side }, measure, units)
}
