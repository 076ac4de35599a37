import { backend } from "#web/backend/client.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { useExerciseChange } from "./use-exercise-change.ts"

/** Undoes a merge, with a message about the outcome. `name` is the name of the merged exercise. */
export function useUndoMerge(userId: string): (mergeId: string, name: string) => Promise<void> {
  const { change } = useExerciseChange(userId)
  const { say } = useMessages()
  return async (merge_id, name) => {
    const outcome = await change(() => backend.rpc("undo_my_merge", { merge_id }))
    if ("problem" in outcome) say(outcome.problem, { tone: "error" })
    else say(sentences.undone(name))
  }
}
