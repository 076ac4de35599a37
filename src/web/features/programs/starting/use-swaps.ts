import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import { avoidanceOf } from "#domain/exercises/avoided.ts"
import type { Program } from "#domain/programs/program.ts"
import type { ExerciseRef } from "#domain/programs/rule.ts"
import { exercisesOf, withSwaps } from "#domain/programs/starting/swap-exercises.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { athleteHere } from "#web/coach/asking/athlete-queries.ts"

/** An exercise of the program that the person avoids, with what trains the same. */
export interface AvoidedExercise {
  exercise: ExerciseRef
  reason: string | null
  swaps: readonly ExerciseRef[]
  /** What is done instead; null keeps the exercise. */
  chosen: ExerciseRef | null
}

const mostOffered = 5

/**
 * A library program with the exercises that the person avoids swapped for similar ones, as far as they don't choose otherwise. One of their own
 * (`isOwn`) stays as they made it.
 */
export function useSwaps(userId: string, program: Program | null | undefined, isOwn: boolean) {
  const client = useQueryClient()
  const athlete = useQuery({
    queryKey: userKey(userId, "workout_logs", "for swaps"),
    staleTime: Infinity,
    queryFn: () => athleteHere(client, userId),
  })
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
    /** Does another exercise instead; "" keeps the program's own. */
    choose: (exerciseId: string, swapId: string) => setChosen(new Map(chosen).set(exerciseId, swapId)),
  }
}

function avoidedIn(
  program: Program,
  athlete: Athlete,
  chosen: ReadonlyMap<string, string>,
): AvoidedExercise[] {
  const all = exercisesOf(program)
  const taken = new Set(all.map(({ exercise_id }) => exercise_id))
  return all.flatMap((exercise) => {
    const known = athlete.byId.get(exercise.exercise_id)
    const avoidance = known && avoidanceOf(known, athlete.avoided)
    if (!known || !avoidance) return []
    const swaps = swapsFor(known, athlete, taken)
      .slice(0, mostOffered)
      .map(({ exercise_id, exercise_name }) => ({ exercise_id, exercise_name }))
    const id = chosen.get(exercise.exercise_id)
    const swap = id === undefined ? swaps[0] : swaps.find(({ exercise_id }) => exercise_id === id)
    if (swap) taken.add(swap.exercise_id)
    return [{ exercise, reason: avoidance.reason, swaps, chosen: swap ?? null }]
  })
}

const swapsIn = (avoided: readonly AvoidedExercise[]) =>
  new Map(
    avoided.flatMap(({ exercise, chosen }) => (chosen ? [[exercise.exercise_id, chosen] as const] : [])),
  )
