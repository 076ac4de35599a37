import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { avoidanceOf } from "#domain/exercises/avoided.ts"
import { avoidedQuery } from "./avoided-query.ts"
import type { Exercise } from "./exercise-queries.ts"

/** Returns a function that checks whether the person avoids an exercise. */
export function useAvoided(userId: string): (exercise: Exercise) => boolean {
  const { data } = useQuery(avoidedQuery(userId))
  return useCallback((exercise) => avoidanceOf(exercise, data ?? []) !== null, [data])
}
