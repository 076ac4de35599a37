import { useQuery } from "@tanstack/react-query"
import { memo, useCallback, useMemo, useRef, useState } from "react"
import type { DraftEdit, PickedExercise } from "#domain/workout/edit-draft.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useAvoided } from "#web/backend/exercises/use-avoided.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { useOnline } from "#web/device/online.ts"
import { newId } from "#web/device/new-id.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { sentences as picking } from "../picking/sentences.ts"
import { sentences } from "../sentences.ts"

export interface ExerciseChoiceProps {
  userId: string
  /** The ids of the exercises, joined into one string so that typing a number doesn't render this component again. */
  addedIds: string
  edit: (edit: DraftEdit) => void
  /** Like `edit`, but renders the edit at once, so that the page can scroll to a new exercise. */
  editNow: (edit: DraftEdit) => void
  /** Scrolls one of the workout's exercises into view. */
  show: (exerciseId: string) => void
  /** Whether Enter in the search adds the first exercise that it found. */
  addsOnEnter?: boolean
}

/** Adds exercises to the workout, one by one. */
export const ExerciseChoice = memo(function ExerciseChoice(props: ExerciseChoiceProps) {
  const { userId, addedIds, edit, editNow, show, addsOnEnter = false } = props
  const exercises = useQuery(exercisesQuery(userId))
  const recent = useQuery(recentExercisesQuery(userId))
  const isAvoided = useAvoided(userId)
  const [announcement, announce] = useState("")
  const added = useMemo(() => new Set(addedIds.split(",")), [addedIds])
  const add = useCallback(
    (picked: PickedExercise) => {
      edit(additionOf(picked))
      announce(picking.added(picked.exercise_name))
    },
    [edit],
  )
  const made = useRef<string | null>(null)
  const create = useNewExercise(userId, (exercise) => {
    const addition = additionOf(exercise)
    made.current = addition.new_id
    editNow(addition)
    announce(picking.added(exercise.exercise_name))
  })
  const showMade = useCallback(() => {
    if (made.current !== null) show(made.current)
    made.current = null
  }, [show])

  return (
    <>
      <ExercisePicker
        exercises={exercises.data}
        recent={recent.data}
        failure={
          exercises.isError && !exercises.data ? (
            <ExercisesMissing message={exercises.error.message} onRetry={() => void exercises.refetch()} />
          ) : undefined
        }
        isAdded={(id) => added.has(id)}
        isAvoided={isAvoided}
        alreadyAdded={picking.alreadyAdded}
        onAdd={add}
        addsOnEnter={addsOnEnter}
        onCreate={create}
        onFormClosed={showMade}
      />
      <output className="hidden-text">{announcement}</output>
    </>
  )
})

function additionOf({ exercise_id, exercise_name, exercise_type, measure }: PickedExercise) {
  const exercise = { exercise_id, exercise_name, exercise_type, measure }
  return { kind: "add_exercise", exercise, new_id: newId(), new_set_id: newId() } as const
}

function ExercisesMissing({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <LoadProblem
      sentence={sentences.fetchingExercises(isOnline ? message : picking.notHere)}
      onLoadAgain={onRetry}
    />
  )
}
