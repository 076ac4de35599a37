import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { type Movement, movementOf } from "#domain/exercises/movement.ts"
import { type Exercise, exercisesQuery } from "./exercise-queries.ts"

/**
 * Each exercise's movement, by the exercise's name. The movement decides which drawing and instructions are shown. Empty until the exercises are
 * loaded.
 */
export function useMovements(userId: string): ReadonlyMap<string, Movement> {
  return useByName(useQuery(exercisesQuery(userId)).data)
}

/** Like `useMovements`, for a page that must not wait for requests of its own: empty until the exercises have been fetched for offline starts. */
export function useMovementsHere(userId: string): ReadonlyMap<string, Movement> {
  return useByName(useQuery({ ...exercisesQuery(userId), enabled: false }).data)
}

function useByName(exercises: readonly Exercise[] | undefined): ReadonlyMap<string, Movement> {
  return useMemo(
    () =>
      new Map(
        exercises?.flatMap((each) => {
          const movement = movementOf(each)
          return movement ? [[each.exercise_name, movement] as const] : []
        }),
      ),
    [exercises],
  )
}
