import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { type Exercise, exercisesQuery } from "./exercise-queries.ts"

/** The library's exercises by name. Empty until they are loaded. */
export function useLibraryExercises(userId: string): ReadonlyMap<string, Exercise> {
  const { data } = useQuery(exercisesQuery(userId))
  return useMemo(
    () =>
      new Map(data?.flatMap((each) => (each.owner_id === null ? [[each.exercise_name, each] as const] : []))),
    [data],
  )
}
