import { useCallback, useDeferredValue, useState } from "react"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import type { Workout } from "../drafting/use-workout.ts"

/**
 * The edits of the list of exercises, and the exercise just added by one of them until it is drawn: the list answers the press first, because
 * the rows take a slow phone longer than one should wait for that. It is kept with the edit, not with its drawing.
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
