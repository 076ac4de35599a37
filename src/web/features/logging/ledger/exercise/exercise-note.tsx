import type { DraftExercise } from "#domain/workout/draft.ts"
import { useOnline } from "#web/device/online.ts"
import { useExerciseNote } from "./exercise-notes.ts"
import styles from "../ledger.module.css"
import { sentences } from "../../sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import { focusIds } from "../actions/focus-ids.ts"

interface ExerciseNoteProps {
  userId: string
  exercise: DraftExercise
  /** Whether to show the note although it is empty. */
  isAsked: boolean
}

/** A note that belongs to the exercise and is shown each time the exercise is done. */
export function ExerciseNote({ userId, exercise, isAsked }: ExerciseNoteProps) {
  const { note, isUnsent, type } = useExerciseNote(userId, exercise.exercise_id)
  const isOnline = useOnline()
  if (note === "" && !isAsked && !isUnsent) return null
  return (
    <div className={styles["exerciseNote"]}>
      <textarea
        id={focusIds.note(exercise.id)}
        aria-label={rows.note(exercise.exercise_name)}
        placeholder={sentences.notePlaceholder}
        rows={1}
        maxLength={2000}
        value={note}
        onChange={(event) => type(event.target.value)}
      />
      {isUnsent && !isOnline && <span className="hint">{sentences.noteUnsent}</span>}
    </div>
  )
}
