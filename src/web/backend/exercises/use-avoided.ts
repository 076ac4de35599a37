import { useQuery } from "@tanstack/react-query"
import { useCallback, useMemo } from "react"
import { avoidanceOf } from "#domain/exercises/avoided.ts"
import { hasEnded } from "#domain/suitability/limit-end.ts"
import { currentDay } from "#web/device/current-day.ts"
import { avoidedQuery } from "./avoided-query.ts"
import type { Exercise } from "./exercise-queries.ts"

/** Returns a function that checks whether the person avoids an exercise. */
export function useAvoided(userId: string): (exercise: Exercise) => boolean {
  const { data } = useQuery(avoidedQuery(userId))
  const today = currentDay()
  const avoided = useMemo(() => (data ?? []).filter((row) => !hasEnded(row, today)), [data, today])
  return useCallback((exercise) => avoidanceOf(exercise, avoided) !== null, [avoided])
}
