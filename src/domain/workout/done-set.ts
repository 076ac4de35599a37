import type { Draft, DraftSet, Measure, SetType } from "./draft.ts"
import type { RecordedSet } from "./recorded-set.ts"
import { fieldsOf, readField, type SetField } from "./set-fields.ts"

/** A completed set. */
export type DoneSet = RecordedSet & { set_type: SetType }

type Units = Pick<Draft, "weight_unit" | "distance_unit">

/** A draft's set as completed, in the units in which it is saved. */
export function doneSet(units: Units, measure: Measure, set: DraftSet): DoneSet {
  const { set_type, per_side } = set
  return { ...numbersToSave(units, measure, set), set_type, per_side }
}

/**
 * The numbers of a set, each in the unit in which it is saved. A number that was saved before and hasn't been
 * edited keeps its unit.
 */
export function numbersToSave(draft: Units, measure: Measure, set: DraftSet) {
  const number = (field: SetField) => {
    const reading = fieldsOf(measure).includes(field)
      ? readField(set, field, measure)
      : { ok: false as const }
    return reading.ok ? reading.value : null
  }
  const weight = number("weight")
  const distance = number("distance")
  return {
    reps: number("reps"),
    duration_minutes: number("duration_minutes"),
    weight: weight === null ? null : (set.stored_weight?.value ?? weight),
    weight_unit: weight === null ? null : (set.stored_weight?.unit ?? draft.weight_unit),
    distance: distance === null ? null : (set.stored_distance?.value ?? distance),
    distance_unit: distance === null ? null : (set.stored_distance?.unit ?? draft.distance_unit),
  }
}

/** The sets that count, which are all but warm-ups. */
export function countedSets<Set extends Pick<DoneSet, "set_type">>(sets: readonly Set[]): Set[] {
  return sets.filter(({ set_type }) => set_type !== "warmup")
}
