import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import type { Program } from "#domain/programs/program.ts"
import { withSwaps } from "#domain/programs/starting/swap-exercises.ts"
import { athleteForSwapsQuery, type AvoidedExercise, avoidedIn } from "../swaps/avoided-in.ts"

/**
 * A library program, with exercises that the person avoids replaced by similar ones unless they choose otherwise. A program of their own (`isOwn`)
 * stays as they made it.
 */
export function useSwaps(userId: string, program: Program | null | undefined, isOwn: boolean) {
  const client = useQueryClient()
  const athlete = useQuery(athleteForSwapsQuery(client, userId))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const avoided = useMemo(
    () => (program && athlete.data && !isOwn ? avoidedIn(program, athlete.data, chosen) : []),
    [program, athlete.data, chosen, isOwn],
  )
  const swapped = useMemo(() => program && withSwaps(program, swapsIn(avoided)), [program, avoided])
  return {
    avoided,
    /** The program to start; undefined while it isn't known. */
    program: athlete.isPending && athlete.fetchStatus === "fetching" ? undefined : swapped,
    /** Replaces an exercise with another one; "" keeps the program's own. */
    choose: (exerciseId: string, swapId: string) => setChosen(new Map(chosen).set(exerciseId, swapId)),
  }
}

const swapsIn = (avoided: readonly AvoidedExercise[]) =>
  new Map(
    avoided.flatMap(({ exercise, chosen }) => (chosen ? [[exercise.exercise_id, chosen] as const] : [])),
  )
