import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Dialog } from "#web/ui/dialog.tsx"
import { ExercisePicker } from "#web/ui/exercise-picker.tsx"
import type { ExerciseMenuProps } from "./exercise-menu.tsx"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"
import { menuSentences } from "./exercise-menu-sentences.ts"
import styles from "./logging.module.css"
import { sentences } from "./sentences.ts"

/** Puts another exercise in the place of one; what was done stays with the one that it was done with, unless the person says otherwise. */
export function SwapDialog({ userId, exercise, addedIds, actions, onClose }: ExerciseMenuProps) {
  const { exercise_name: name } = exercise
  const exercises = useQuery(exercisesQuery(userId))
  const done = exercise.sets.filter((set) => set.is_done).length
  const [movesDone, setMovesDone] = useState(false)
  return (
    <Dialog
      title={`Swap ${name}`}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
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
      <ExercisePicker
        exercises={exercises.data}
        failure={
          exercises.isError && !exercises.data
            ? sentences.fetchingExercises(exercises.error.message)
            : undefined
        }
        isAdded={(id) => addedIds.includes(id)}
        alreadyAdded={sentences.alreadyAdded}
        verb="Swap for"
        onAdd={({ exercise_id, exercise_name, exercise_type, measure }) => {
          onClose()
          actions.swapExercise(exercise.id, { exercise_id, exercise_name, exercise_type, measure }, movesDone)
        }}
      />
    </Dialog>
  )
}
