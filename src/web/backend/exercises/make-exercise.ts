import type { QueryClient } from "@tanstack/react-query"
import * as z from "zod/mini"
import { exerciseKnownAs, type NewExercise, type NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesKey, exercisesQuery } from "./exercise-queries.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { sentences as names } from "./new-exercise-sentences.ts"
import { sentences } from "./sentences.ts"

// The Postgres error code for a unique violation.
export const uniqueViolation = "23505"
const answerSchema = z.object({ id: z.string() })

interface RequestContext {
  client: QueryClient
  userId: string
  /** Whether this exercise was already sent once and no response came. */
  isRetry: boolean
}

type ExerciseOutcome = { made: PickedExercise } | { failure: NewExerciseFailure; isUnanswered: boolean }

/**
 * Creates an exercise on the server, unless one already has this name or alias. `isUnanswered`: the server didn't respond, so the exercise may
 * exist anyway.
 */
export async function makeExercise(
  { client, userId, isRetry }: RequestContext,
  exercise: NewExercise,
): Promise<ExerciseOutcome> {
  const { name, type } = exercise
  const known = exerciseKnownAs(name, client.getQueryData(exercisesQuery(userId).queryKey) ?? [])
  if (known && !isRetry) {
    const { exercise_id, exercise_name, is_hidden } = known
    const sentence = is_hidden
      ? names.hiddenExercise(exercise_name)
      : names.knownExercise(name.trim(), exercise_name)
    return { failure: { sentence, existing: { id: exercise_id, name: exercise_name } }, isUnanswered: false }
  }
  const { data, error, status } = await backend
    .rpc("make_exercise", { exercise: { ...exercise } })
    .abortSignal(responseTimeout())
  // Refetch after a failure too, because the exercise may have been created.
  void client.invalidateQueries({ queryKey: exercisesKey(userId) })
  const failed = (sentence: string, existing: NewExerciseFailure["existing"] = null) => ({
    failure: { sentence, existing },
    isUnanswered: false,
  })
  if (status === 401) return failed(sentences.notLoggedIn)
  if (error?.code === uniqueViolation)
    return failed(names.takenExercise(name), await ownExerciseNamed(userId, name))
  const answer = z.safeParse(answerSchema, data)
  if (error || !answer.success) return { ...failed(sentences.failedExercise), isUnanswered: true }
  const measure = measureOfSets(exercise)
  return { made: { exercise_id: answer.data.id, exercise_name: name, exercise_type: type, measure } }
}

/** The person's own exercise with a given name. Asks the server, because no list includes merged exercises. */
async function ownExerciseNamed(userId: string, name: string): Promise<NewExerciseFailure["existing"]> {
  const { data } = await backend
    .from("exercises")
    .select("id, name")
    .eq("owner_id", userId)
    .eq("name", name.trim())
    .maybeSingle()
  return data
}
