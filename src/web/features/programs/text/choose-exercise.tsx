import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences } from "./sentences.ts"

interface ChooseExerciseProps {
  /** The name in the text for which an exercise is being chosen. */
  written: string
  exercises: readonly Exercise[]
  onUse: (exercise: Exercise) => void
  onClose: () => void
}

/** The exercise picker, for choosing the exercise that a name in a text means. */
export function ChooseExercise({ written, exercises, onUse, onClose }: ChooseExerciseProps) {
  return (
    <Dialog
      title={sentences.chooseFor(written)}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button" onClick={onClose}>
          {sentences.cancel}
        </button>
      }
    >
      <ExercisePicker
        exercises={exercises}
        verb={sentences.verb}
        isAdded={() => false}
        alreadyAdded={String}
        onAdd={onUse}
      />
    </Dialog>
  )
}
