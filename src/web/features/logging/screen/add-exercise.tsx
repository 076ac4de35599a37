import { useQuery } from "@tanstack/react-query"
import { memo, useCallback, useMemo, useState } from "react"
import type { DraftEdit, PickedExercise } from "#domain/workout/edit-draft.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercise-queries.ts"
import { useAvoided } from "#web/backend/use-avoided.ts"
import { useNewExercise } from "#web/backend/use-new-exercise.ts"
import { useOnline } from "#web/device/online.ts"
import { newId } from "#web/device/new-id.ts"
import { LoadProblem } from "#web/ui/alert.tsx"
import { ExercisePicker } from "#web/ui/exercise-picker.tsx"
import { OthersUnderWay, StartAnother } from "../under-way/others-under-way.tsx"
import { sentences as picking } from "../picking/sentences.ts"
import { sentences } from "../sentences.ts"
import { TemplateChoice } from "../starting/template-choice.tsx"

interface AddExerciseProps {
  userId: string
  /** Where the workout on this screen is kept. */
  draftKey: string
  /** It holds something that a person would miss. */
  hasContent: boolean
  /** The ids of the exercises in one string, so that typing a number doesn't re-render this. */
  addedIds: string
  /** The template that the workout comes from. */
  workoutId: string | null
  /** The day of the workout; choosing a template keeps it. */
  date: string
  isEdit: boolean
  /** The timer runs. */
  isLocked: boolean
  edit: (edit: DraftEdit) => void
  /** Clears the workout and goes on ad hoc. */
  onAdHoc: () => void
}

/** What the workout may be made of: a template, or exercises one by one. */
export const AddExercise = memo(function AddExercise(props: AddExerciseProps) {
  const { userId, addedIds, edit } = props
  const exercises = useQuery(exercisesQuery(userId))
  const recent = useQuery(recentExercisesQuery(userId))
  const isAvoided = useAvoided(userId)
  const [announcement, announce] = useState("")
  const added = useMemo(() => new Set(addedIds.split(",")), [addedIds])
  const add = useCallback(
    ({ exercise_id, exercise_name, exercise_type, measure }: PickedExercise) => {
      const exercise = { exercise_id, exercise_name, exercise_type, measure }
      edit({ kind: "add_exercise", exercise, new_id: newId(), new_set_id: newId() })
      announce(picking.added(exercise_name))
    },
    [edit],
  )
  const create = useNewExercise(userId, add)

  return (
    <section className="block">
      <header>
        <h2>Add exercise</h2>
      </header>
      <div className="stack">
        {!props.isEdit && !props.isLocked && <OthersUnderWay userId={userId} draftKey={props.draftKey} />}
        {!props.isEdit && <TemplateChoice {...props} />}
        {!props.isEdit && !props.isLocked && props.hasContent && <StartAnother />}
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
          onCreate={create}
        />
        <output className="hidden-text">{announcement}</output>
      </div>
    </section>
  )
})

function ExercisesMissing({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <LoadProblem
      sentence={sentences.fetchingExercises(isOnline ? message : picking.notHere)}
      onLoadAgain={onRetry}
    />
  )
}
