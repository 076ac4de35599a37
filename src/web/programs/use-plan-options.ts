import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { gearOf } from "#domain/programs/gear.ts"
import { type PlanOptions } from "#domain/programs/plan.ts"
import { loadKind } from "#domain/workout/load.ts"
import { type Exercise, exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"

const lowerBody = new Set(["quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"])

/** What a program's loads depend on: its exercises, and the person's bars and plates. Undefined while either loads. */
export function usePlanOptions(userId: string): PlanOptions | undefined {
  const exercises = useQuery(exercisesQuery(userId)).data
  const barbells = useQuery(barbellsQuery(userId)).data
  return useMemo(
    () =>
      exercises === undefined || barbells === undefined ? undefined : sharedOptions(exercises, barbells),
    [exercises, barbells],
  )
}

const known = new WeakMap<readonly Exercise[], { barbells: unknown; options: PlanOptions }>()

/** The same options on every screen, so that plans made with them can be shared. */
function sharedOptions(exercises: readonly Exercise[], barbells: unknown): PlanOptions {
  const last = known.get(exercises)
  if (last && last.barbells === barbells) return last.options
  const options = planOptionsOf(exercises, barbells)
  known.set(exercises, { barbells, options })
  return options
}

/** `barbells` is the profile's column. */
function planOptionsOf(exercises: readonly Exercise[], barbells: unknown): PlanOptions {
  const byId = new Map(exercises.map((exercise) => [exercise.exercise_id, exercise]))
  const loaded = new Map(
    exercises.map(({ exercise_id, equipment, measure, is_loaded }) => [
      exercise_id,
      {
        equipment,
        measure: is_loaded ? ("weight_reps" as const) : ("reps" as const),
        load: loadKind(measure),
      },
    ]),
  )
  return {
    gear: gearOf(loaded, barbells),
    isLowerBody: (id) => byId.get(id)?.primary_muscles.some((muscle) => lowerBody.has(muscle)) ?? false,
  }
}
