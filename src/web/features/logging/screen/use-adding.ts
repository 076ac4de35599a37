import { useCallback, useDeferredValue, useState } from "react"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import type { Workout } from "../drafting/use-workout.ts"

/**
 * The function for edits in the list of exercises, and the exercise just added until it is rendered. The list responds first, because rendering the
 * rows takes too long on slow phones. The draft includes the exercise at once.
 */
export function useAdding(edit: Workout["edit"]): [undrawnId: string | null, add: Workout["edit"]] {
  const [added, setAdded] = useState<string | null>(null)
  const drawn = useDeferredValue(added)
  const add = useCallback(
    (done: DraftEdit) => {
      if (done.kind === "add_exercise") setAdded(done.new_id)
      edit(done)
    },
    [edit],
  )
  return [added === drawn ? null : added, add]
}
