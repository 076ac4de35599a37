import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useAvoided } from "#web/backend/exercises/use-avoided.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as picking } from "./sentences.ts"
import { sentences } from "../sentences.ts"

interface PickDialogProps {
  userId: string
  title: string
  /** The button's verb, before each exercise's name. */
  verb: string
  /** The ids of the exercises in the workout. */
  addedIds: readonly string[]
  onPick: (exercise: PickedExercise) => void
  onClose: () => void
  /** The content above the list of exercises. */
  children?: ReactNode
}

/** Picks one exercise from all of them. */
export function PickDialog(props: PickDialogProps) {
  const { userId, title, verb, addedIds, onPick, onClose, children } = props
  const exercises = useQuery(exercisesQuery(userId))
  const isAvoided = useAvoided(userId)
  return (
    <Dialog
      title={title}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {common.cancel}
        </button>
      }
    >
      {children}
      <ExercisePicker
        exercises={exercises.data}
        failure={
          exercises.isError && !exercises.data
            ? sentences.fetchingExercises(exercises.error.message)
            : undefined
        }
        isAdded={(id) => addedIds.includes(id)}
        alreadyAdded={picking.alreadyAdded}
        isAvoided={isAvoided}
        verb={verb}
        onAdd={onPick}
      />
    </Dialog>
  )
}
