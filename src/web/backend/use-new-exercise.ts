import { useQueryClient } from "@tanstack/react-query"
import * as z from "zod/mini"
import type { PickedExercise } from "#domain/edit-draft.ts"
import { measureOf, type NewExercise } from "#domain/new-exercise.ts"
import { backend } from "./client.ts"
import { exercisesKey } from "./exercise-queries.ts"
import { patience } from "./wire-error.ts"

const sentences = {
  notLoggedIn: "User not logged in.",
  failed: "Failed to save exercise.",
  taken: (name: string) => `You already have an exercise named ${name}.`,
}

// Postgres' code for a row that is there already.
const taken = "23505"
const answerSchema = z.object({ id: z.string() })

/**
 * Makes an exercise of the person's own and hands it on; answers the sentence of what failed, or null. Tried again after an answer that
 * never came, it is the same exercise.
 */
export function useNewExercise(userId: string, onMade: (exercise: PickedExercise) => void) {
  const client = useQueryClient()
  return async (exercise: NewExercise): Promise<string | null> => {
    const measure = measureOf(exercise)
    const { data, error, status } = await backend
      .rpc("make_exercise", { exercise: { ...exercise, measure } })
      .abortSignal(patience())
    // Also when it failed: it may have arrived.
    void client.invalidateQueries({ queryKey: exercisesKey(userId) })
    if (status === 401) return sentences.notLoggedIn
    if (error?.code === taken) return sentences.taken(exercise.name)
    const made = z.safeParse(answerSchema, data)
    if (error || !made.success) return sentences.failed
    const { name, type } = exercise
    onMade({ exercise_id: made.data.id, exercise_name: name, exercise_type: type, measure })
    return null
  }
}
