import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import type { AvoidedLift } from "#domain/programs/choosing/rank-programs.ts"
import type { Program } from "#domain/programs/program.ts"
import { avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { athleteForSwapsQuery, avoidedIn } from "../swaps/avoided-in.ts"

/**
 * Returns a function that lists the exercises of a program that the person avoids. Undefined while the limits load; if they can't be fetched, there
 * are none.
 */
export function useAvoidedIn(userId: string): ((program: Program) => readonly AvoidedLift[]) | undefined {
  const client = useQueryClient()
  const avoided = useQuery(avoidedQuery(userId))
  const avoidsAny = avoided.data !== undefined && avoided.data.length > 0
  const athlete = useQuery({ ...athleteForSwapsQuery(client, userId), enabled: avoidsAny })
  const known = avoidsAny ? athlete.data : undefined
  const avoidedOf = useCallback((program: Program) => (known ? avoidedIn(program, known) : []), [known])
  const isWaiting = [avoided, athlete].some(
    ({ data, fetchStatus }) => data === undefined && fetchStatus === "fetching",
  )
  return isWaiting ? undefined : avoidedOf
}
