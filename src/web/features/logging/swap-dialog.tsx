import { useState } from "react"
import type { ExerciseMenuProps } from "./exercise-menu.tsx"
import { menuSentences } from "./exercise-menu-sentences.ts"
import styles from "./logging.module.css"
import { PickDialog } from "./pick-dialog.tsx"

/** Puts another exercise in the place of one; what was done stays with the one that it was done with, unless the person says otherwise. */
export function SwapDialog({ userId, exercise, addedIds, actions, onClose }: ExerciseMenuProps) {
  const { exercise_name: name } = exercise
  const done = exercise.sets.filter((set) => set.is_done).length
  const [movesDone, setMovesDone] = useState(false)
  return (
    <PickDialog
      userId={userId}
      title={`Swap ${name}`}
      verb="Swap for"
      addedIds={addedIds}
      onPick={({ exercise_id, exercise_name, exercise_type, measure }) => {
        onClose()
        actions.swapExercise(exercise.id, { exercise_id, exercise_name, exercise_type, measure }, movesDone)
      }}
      onClose={onClose}
    >
      <p className="small">{menuSentences.swapHint}</p>
      {done > 0 && (
        <fieldset className="stack-s">
          <legend className="hidden-text">What becomes of the done sets</legend>
          <label className={styles["check"]}>
            <input type="radio" name="done" checked={!movesDone} onChange={() => setMovesDone(false)} />
            {menuSentences.doneStay(done, name)}
          </label>
          <label className={styles["check"]}>
            <input type="radio" name="done" checked={movesDone} onChange={() => setMovesDone(true)} />
            {menuSentences.doneMove}
          </label>
        </fieldset>
      )}
    </PickDialog>
  )
}
