import { useState } from "react"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import type { Units } from "../set-words.ts"
import { SwapSuggestions } from "./swap-suggestions.tsx"
import { sentences } from "../sentences.ts"
import { PickDialog } from "../../picking/pick-dialog.tsx"

export interface ExerciseDialogProps {
  userId: string
  exercise: DraftExercise
  editedLogId: string | null
  units: Units
  /** The ids of the exercises in the workout. */
  addedIds: readonly string[]
  /** Whether the exercise is in a superset, and whether it can be joined with an exercise that follows. */
  joinable: { isJoined: boolean; hasNext: boolean }
  actions: SetActions
  onClose: () => void
}

/** Swaps an exercise for another one. Finished sets stay with the old one unless the person chooses otherwise. */
export function SwapDialog(props: Omit<ExerciseDialogProps, "joinable">) {
  const { userId, exercise, editedLogId, units, addedIds, actions, onClose } = props
  const { exercise_name: name } = exercise
  const done = exercise.sets.filter((set) => set.is_done).length
  const [movesDone, setMovesDone] = useState(false)
  function swapFor({ exercise_id, exercise_name, exercise_type, measure }: PickedExercise) {
    onClose()
    actions.swapExercise(exercise.id, { exercise_id, exercise_name, exercise_type, measure }, movesDone)
  }
  return (
    <PickDialog
      userId={userId}
      title={sentences.swap(name)}
      verb={sentences.swapFor}
      addedIds={addedIds}
      onPick={swapFor}
      onClose={onClose}
    >
      <p className="small">{sentences.swapHint}</p>
      {done > 0 && (
        <fieldset className="stack-s">
          <legend className="hidden-text">{sentences.doneSets}</legend>
          <label className="check">
            <input type="radio" name="done" checked={!movesDone} onChange={() => setMovesDone(false)} />
            {sentences.doneStay(done, name)}
          </label>
          <label className="check">
            <input type="radio" name="done" checked={movesDone} onChange={() => setMovesDone(true)} />
            {sentences.doneMove}
          </label>
        </fieldset>
      )}
      <SwapSuggestions {...{ userId, exercise, editedLogId, units, addedIds }} onPick={swapFor} />
    </PickDialog>
  )
}
