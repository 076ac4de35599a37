import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { type Athlete, limitOn } from "#domain/coach/person/athlete.ts"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import type { Program } from "#domain/programs/program.ts"
import type { ExerciseRef } from "#domain/programs/rule.ts"
import { exercisesOf } from "#domain/programs/starting/swap-exercises.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { athleteHere } from "#web/coach/asking/athlete-queries.ts"

/** An exercise of the program that the person avoids, with similar exercises. */
export interface AvoidedExercise {
  exercise: ExerciseRef
  reason: string | null
  swaps: readonly ExerciseRef[]
  /** The substitute; null to keep the exercise. */
  chosen: ExerciseRef | null
}

const mostOffered = 5

/** What swaps depend on: the person's exercises, equipment, history and limits. */
export function athleteForSwapsQuery(client: QueryClient, userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "for swaps"),
    staleTime: Infinity,
    queryFn: () => athleteHere(client, userId),
  })
}

/** The program's exercises that the person avoids. `chosen` holds the person's choices by the exercise's id; "" keeps the exercise. */
export function avoidedIn(
  program: Program,
  athlete: Athlete,
  chosen: ReadonlyMap<string, string> = new Map(),
): AvoidedExercise[] {
  const all = exercisesOf(program)
  const taken = new Set(all.map(({ exercise_id }) => exercise_id))
  return all.flatMap((exercise) => {
    const known = athlete.byId.get(exercise.exercise_id)
    const avoidance = known && limitOn(known, athlete)
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
