import type { WeightUnit } from "#domain/measures/units.ts"
import { allLoads } from "#domain/plates/all-loads.ts"
import { barbellIn, barKindOf, weightsIn } from "#domain/plates/barbells.ts"
import { loadStep } from "#domain/records/load-steps.ts"
import type { Database } from "#domain/row-types.ts"
import { type LoadScale, scaleOf, steppedScale } from "#domain/loads/load-scale.ts"

type Exercise = Database["public"]["Tables"]["exercises"]["Row"]

/** The columns of an exercise that determine its possible loads. */
export type LoadedExercise = Pick<Exercise, "equipment" | "measure" | "load">

/** Finds the possible loads of an exercise in a unit, for a rule that adds `increment`; null if the exercise's sets have no load. */
export type Gear = (exerciseId: string, unit: WeightUnit, increment: number) => LoadScale | null

const heaviest = 1000

/**
 * Makes a function that finds the loads that a person can put together. For a bar they come from the plates
 * in the profile's `barbells` column, for other equipment from the weights that this column names. If it
 * names none, they are even steps, in the first of the equipment's usual step sizes that divides the rule's
 * increment.
 */
export function gearOf(exercises: ReadonlyMap<string, LoadedExercise>, barbells: unknown): Gear {
  const scales = new Map<string, LoadScale>()
  return (exerciseId, unit, increment) => {
    const exercise = exercises.get(exerciseId)
    if (exercise?.measure !== "weight_reps") return null
    const key = `${exercise.equipment} ${exercise.load} ${unit} ${increment}`
    const scale = scales.get(key) ?? scaleFor(exercise, { unit, increment, barbells })
    scales.set(key, scale)
    return scale
  }
}

function scaleFor(
  { equipment, load }: LoadedExercise,
  { unit, increment, barbells }: { unit: WeightUnit; increment: number; barbells: unknown },
): LoadScale {
  const kind = barKindOf(equipment)
  if (kind !== null) return scaleOf(allLoads(barbellIn(barbells, unit), kind))
  const own = equipment === null ? null : weightsIn(barbells, unit, equipment)
  if (own) return scaleOf(signedLoads(own, load))
  const step = loadStep(increment, equipment, unit)
  if (load === "help") return steppedScale(step, { lightest: -heaviest, heaviest: 0 })
  return steppedScale(step, { lightest: load === "added" ? 0 : step, heaviest })
}

/**
 * Assistance as loads below zero, the most assistance first. Without assistance or an added weight, the load
 * is 0.
 */
function signedLoads(weights: readonly number[], load: LoadedExercise["load"]): readonly number[] {
  if (load === "help") return [...weights.map((each) => 0 - each).toReversed(), 0]
  return load === "added" ? [0, ...weights] : weights
}
