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

// Postgres' code for a row that is there already.
const taken = "23505"
const answerSchema = z.object({ id: z.string() })

/**
 * Makes an exercise of the person's own and hands it on; answers why it failed, or null. One that is known by this name or alias already is
 * not made again. Tried again after an answer that never came, it is the same exercise.
 */
export function useNewExercise(userId: string, onMade: (exercise: PickedExercise) => void) {
  const client = useQueryClient()
  // What was sent and may have arrived: then it is known by its name because of us.
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
    // Also when it failed: it may have arrived.
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
