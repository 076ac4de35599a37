import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { type Movement, movementOf } from "#domain/exercises/movement.ts"
import { exercisesQuery } from "./exercise-queries.ts"

/** What shows how exercises are done, by their names. Empty until the exercises are loaded. */
export function useMovements(userId: string): ReadonlyMap<string, Movement> {
  const { data } = useQuery(exercisesQuery(userId))
  return useMemo(
    () =>
      new Map(
        data?.flatMap((each) => {
          const movement = movementOf(each)
          return movement ? [[each.exercise_name, movement] as const] : []
        }),
      ),
    [data],
  )
}
