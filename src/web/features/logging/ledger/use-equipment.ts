import { useQuery } from "@tanstack/react-query"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"

/** The equipment of an exercise; null where it has none, undefined while that is not known. */
export function useEquipment(userId: string, exerciseId: string): string | null | undefined {
  const exercises = useQuery(exercisesQuery(userId)).data
  return exercises && (exercises.find(({ exercise_id }) => exercise_id === exerciseId)?.equipment ?? null)
}
