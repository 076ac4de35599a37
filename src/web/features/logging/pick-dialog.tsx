import { useQuery } from "@tanstack/react-query"
import type { PickedExercise } from "#domain/edit-draft.ts"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { ExercisePicker } from "#web/ui/exercise-picker.tsx"
import { sentences } from "./sentences.ts"

interface PickDialogProps {
  userId: string
  /** What the plan calls it. */
  name: string
  /** The exercises that are there. */
  addedIds: readonly string[]
  onPick: (exercise: PickedExercise) => void
  onClose: () => void
}

/** Which exercise a plan means. */
export function PickDialog({ userId, name, addedIds, onPick, onClose }: PickDialogProps) {
  const exercises = useQuery(exercisesQuery(userId))
  return (
    <Dialog
      title={`What is ${name}?`}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <ExercisePicker
        exercises={exercises.data}
        failure={
          exercises.isError && !exercises.data
            ? sentences.fetchingExercises(exercises.error.message)
            : undefined
        }
        isAdded={(id) => addedIds.includes(id)}
        alreadyAdded={sentences.alreadyAdded}
        verb="Pick"
        onAdd={onPick}
      />
    </Dialog>
  )
}
