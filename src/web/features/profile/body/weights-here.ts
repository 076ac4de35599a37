import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import type { WeightEntry } from "#domain/progress/weight-history.ts"
import { useWaitingBodies } from "#web/weighing/waiting-bodies.ts"
import { weightsQuery } from "./weight-queries.ts"

/** An entry in the list. An entry that isn't on the server yet can't be edited here. */
export interface WeightHere extends WeightEntry {
  isWaiting: boolean
}

/** The logged weights, oldest first, including those not yet sent from this device; `weights` is undefined until they are known. */
export function useWeights(userId: string) {
  const query = useQuery(weightsQuery(userId))
  const waiting = useWaitingBodies(query.dataUpdatedAt)
  const weights = useMemo(() => {
    const here = waiting.flatMap(({ id, body: { body_date, weight, weight_unit } }) =>
      weight === null ? [] : { id, date: body_date, weight, weight_unit, isWaiting: true },
    )
    const known = query.data?.map((entry) => ({ ...entry, isWaiting: false }))
    return known && [...known, ...here].toSorted((one, other) => one.date.localeCompare(other.date))
  }, [query.data, waiting])
  return { query, weights }
}
