import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"

/** An exercise's equipment; null if it has none, undefined until loaded. */
export function useEquipment(userId: string, exerciseId: string): string | null | undefined {
  const exercises = useQuery(exercisesQuery(userId)).data
  // The equipment is memoized, because it is needed for every digit typed into a set.
  return useMemo(
    () => exercises && (exercises.find(({ exercise_id }) => exercise_id === exerciseId)?.equipment ?? null),
    [exercises, exerciseId],
  )
}
