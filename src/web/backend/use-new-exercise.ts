import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import * as z from "zod/mini"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import {
  exerciseKnownAs,
  measureOf,
  type NewExercise,
  type NewExerciseFailure,
} from "#domain/exercises/new-exercise.ts"
import { backend } from "./client.ts"
import { exercisesKey, exercisesQuery } from "./exercise-queries.ts"
import { patience } from "./patience.ts"
import { sentences } from "./sentences.ts"

// Postgres' unique violation.
const taken = "23505"
const answerSchema = z.object({ id: z.string() })

/**
 * Creates a custom exercise and passes it on; returns why it failed, or null. An exercise with this name or alias isn't created
 * again. A retry after a lost response yields the same exercise.
 */
export function useNewExercise(userId: string, onMade: (exercise: PickedExercise) => void) {
  const client = useQueryClient()
  // Sent, and possibly stored: then a name conflict may be with itself.
  const unanswered = useRef<string>(undefined)
  return async (exercise: NewExercise): Promise<NewExerciseFailure | null> => {
    const known = exerciseKnownAs(exercise.name, client.getQueryData(exercisesQuery(userId).queryKey) ?? [])
    const asSent = JSON.stringify(exercise)
    if (known && unanswered.current !== asSent) {
      const { exercise_id: id, exercise_name: name } = known
      return { sentence: sentences.knownExercise(exercise.name.trim(), name), existing: { id, name } }
    }
    const failure = (sentence: string) => ({ sentence, existing: null })
    const measure = measureOf(exercise)
    const { data, error, status } = await backend
      .rpc("make_exercise", { exercise: { ...exercise, measure } })
      .abortSignal(patience())
    // Also after a failure: it may have arrived.
    void client.invalidateQueries({ queryKey: exercisesKey(userId) })
    if (status === 401) return failure(sentences.notLoggedIn)
    if (error?.code === taken) return failure(sentences.takenExercise(exercise.name))
    const made = z.safeParse(answerSchema, data)
    if (error || !made.success) {
      unanswered.current = asSent
      return failure(sentences.failedExercise)
    }
    const { name, type } = exercise
    onMade({ exercise_id: made.data.id, exercise_name: name, exercise_type: type, measure })
    return null
  }
}
