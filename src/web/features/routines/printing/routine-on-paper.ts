import type { KnownPerson, LiftHistory } from "#domain/coach/lifts/lift-history.ts"
import { readPlan } from "#domain/coach/lifts/lift-history.ts"
import { prescriptionFor, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { readNumber } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { readPlannedSets } from "#domain/routines/planned-set-fields.ts"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"

/** What decides the loads that the coach suggests. */
export interface KnownTraining extends KnownPerson {
  history: LiftHistory
  day: LocalDay
}

/** The loads of a routine's exercises by the exercise's id, set by set, as suggested when the routine is logged. Without a suggestion, there are none. */
export function suggestedLoads(
  parts: readonly RoutinePart[],
  { history, day, ...person }: KnownTraining,
): ReadonlyMap<string, readonly number[]> {
  const training = trainingOn(history, person, day)
  return new Map(
    parts.map(({ exercise_id, sets, reps }) => {
      const plan = readPlan({ sets: numberIn(sets), reps })
      const suggested = plan && prescriptionFor(exercise_id, training, plan)
      return [exercise_id, suggested?.sets.flatMap(({ load }) => load ?? []) ?? []]
    }),
  )
}

/** The weights that are planned set by set, in `unit`, and the first rest in seconds; null where none is planned or readable. */
export function plannedOnPaper(
  { planned_sets: fields = [] }: Pick<RoutinePart, "planned_sets">,
  unit: WeightUnit,
): { loads: readonly number[] | null; rest: number | null } {
  const planned = readPlannedSets(fields) ?? []
  const loads = planned.flatMap(({ weight, weight_unit }) =>
    weight === null ? [] : convertWeight(weight, weight_unit, unit),
  )
  return {
    loads: loads.length > 0 ? loads : null,
    rest: planned.find(({ rest_seconds }) => rest_seconds !== null)?.rest_seconds ?? null,
  }
}

function numberIn(text: string): number | null {
  const reading = readNumber(text)
  return reading.ok ? reading.value : null
}
