import { useState } from "react"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import styles from "./limits.module.css"
import { sentences } from "./sentences.ts"

interface ExerciseFieldProps {
  exercises: readonly Exercise[] | undefined
  /** Whether an exercise is already on the list. */
  isThere: (exerciseId: string) => boolean
  /** Called with null when nothing is chosen. */
  onChoose: (exerciseId: string | null) => void
}

/** Moves the focus to what has replaced the pressed button. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** The field for the exercise to limit. Once one is chosen, its name replaces the search. */
export function ExerciseField({ exercises, isThere, onChoose }: ExerciseFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (chosen === null)
    return (
      <ExercisePicker
        exercises={exercises}
        isAdded={isThere}
        alreadyAdded={sentences.alreadyThere}
        verb={sentences.pick}
        onAdd={({ exercise_id, exercise_name }) => {
          setChosen(exercise_name)
          onChoose(exercise_id)
        }}
      />
    )
  return (
    <div className={styles["chosen"]}>
      <strong>{chosen}</strong>
      <button
        ref={focusOn}
        type="button"
        className="button"
        onClick={() => {
          setChosen(null)
          onChoose(null)
        }}
      >
        {sentences.otherExercise}
      </button>
    </div>
  )
}
