import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import type { NewExercise, NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { sentences } from "./sentences.ts"

/**
 * Creates a custom exercise and passes it to `onMade`; returns the reason for a failure, or null. Doesn't create an exercise whose name or alias
 * exists already. A retry after a lost response yields the same exercise.
 */
export function useNewExercise(userId: string, onMade: (exercise: PickedExercise) => void) {
  const client = useQueryClient()
  // An exercise that was sent and may already be stored. A retry that finds its name taken may have found this exercise.
  const unanswered = useRef<string>(undefined)
  return async (exercise: NewExercise): Promise<NewExerciseFailure | null> => {
    const asSent = JSON.stringify(exercise)
    const making = await import("./make-exercise.ts").catch(() => null)
    if (!making) return { sentence: sentences.failedExercise, existing: null }
    const answer = await making.makeExercise(
      { client, userId, isRetry: unanswered.current === asSent },
      exercise,
    )
    if ("made" in answer) {
      onMade(answer.made)
      return null
    }
    if (answer.isUnanswered) unanswered.current = asSent
    return answer.failure
  }
}
