import { numbersToSave } from "#domain/workout/done-set.ts"
import type { Draft, DraftSet, Measure } from "#domain/workout/draft.ts"
import { loadKind } from "#domain/workout/load.ts"
import { doneSet } from "./recorded-as-done.ts"
import { isMet } from "./rules/done-sets.ts"

/** Whether a confirmed set of a draft meets its target; `units` are the draft's. */
export function isTargetMet(
  set: DraftSet,
  measure: Measure,
  units: Pick<Draft, "weight_unit" | "distance_unit">,
): boolean {
  const { target, is_done, rpe } = set
  if (!is_done || target?.unit === undefined || target.load === undefined) return false
  const recorded = { ...numbersToSave(units, measure, set), rpe }
  const asked = { unit: target.unit, load: loadKind(measure) }
  return isMet({ load: target.load, low: target.least }, doneSet(recorded, asked, units.weight_unit))
}
