import { useQueryClient } from "@tanstack/react-query"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { backend } from "#web/backend/client.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { exerciseQuery, type ShownExercise } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useExerciseChange } from "./use-exercise-change.ts"

/** Hides or unhides one of the person's own exercises, with a message about the outcome. */
export function useHiding(userId: string, exercise: ShownExercise): (isHidden: boolean) => Promise<void> {
  const client = useQueryClient()
  const { change } = useExerciseChange(userId)
  const { say } = useMessages()

  return async function hide(is_hidden) {
    const { id } = exercise
    const name = withoutDirectionMarks(exercise.name)
    const outcome = await change(() =>
      backend
        .from("exercises")
        .update({ is_hidden })
        .eq("id", id)
        .eq("owner_id", userId)
        .select("id")
        .maybeSingle(),
    )
    const problem = "problem" in outcome ? outcome.problem : outcome.data ? null : sentences.gone
    if (problem !== null) return say(problem, { tone: "error" })
    const shown: ShownExercise = { ...exercise, is_hidden }
    client.setQueryData(exerciseQuery(userId, id).queryKey, shown)
    if (is_hidden) say(sentences.hidden(name), { undo: () => void hide(false) })
    else say(sentences.shown(name))
  }
}
