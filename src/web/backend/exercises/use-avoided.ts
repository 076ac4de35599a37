import { useQuery } from "@tanstack/react-query"
import { useCallback, useMemo } from "react"
import { limitsOf, rulesOut } from "#domain/suitability/limits.ts"
import { currentDay } from "#web/device/current-day.ts"
import { avoidedQuery } from "./avoided-query.ts"
import type { Exercise } from "./exercise-queries.ts"

/** Returns a function that checks whether the person's limits rule out an exercise, by the coach's rule. */
export function useAvoided(userId: string): (exercise: Exercise) => boolean {
  const { data } = useQuery(avoidedQuery(userId))
  const today = currentDay()
  const limits = useMemo(() => limitsOf(data ?? [], today), [data, today])
  return useCallback((exercise) => rulesOut(exercise, limits) !== null, [limits])
}
