import { useQuery } from "@tanstack/react-query"
import type { DayDraft } from "#domain/programs/editing/day-draft.ts"
import { withLine } from "#domain/programs/editing/edit-lines.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useAvoided } from "#web/backend/exercises/use-avoided.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { newId } from "#web/device/new-id.ts"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"

interface AddLineProps {
  userId: string
  change: (edit: (draft: DayDraft) => DayDraft) => void
  onAdded: (id: string, name: string) => void
  onClose: () => void
}

/** Adds an exercise from the list, or creates a custom one. A day can have the same exercise twice, with different sets. */
export function AddLine({ userId, change, onAdded, onClose }: AddLineProps) {
  const exercises = useQuery(exercisesQuery(userId))
  const recent = useQuery(recentExercisesQuery(userId))
  const create = useNewExercise(userId, add)
  const isAvoided = useAvoided(userId)

  function add({ exercise_id, exercise_name, measure }: PickedExercise) {
    const id = newId()
    change((before) => withLine(before, { exercise_id, exercise_name, measure }, id))
    onAdded(id, exercise_name)
    onClose()
  }

  return (
    <Dialog
      title={sentences.add}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button" onClick={onClose}>
          {sentences.done}
        </button>
      }
    >
      <ExercisePicker
        exercises={exercises.data}
        recent={recent.data}
        failure={
          !exercises.data && hasFailed(exercises) ? (
            <LoadProblem sentence={sentences.failedExercises} onLoadAgain={() => void exercises.refetch()} />
          ) : undefined
        }
        isAdded={() => false}
        alreadyAdded={sentences.added}
        isAvoided={isAvoided}
        onAdd={add}
        onCreate={create}
      />
    </Dialog>
  )
}
