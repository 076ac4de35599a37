import { useQuery } from "@tanstack/react-query"
import { memo, useCallback, useMemo, useRef, useState } from "react"
import type { DraftEdit, PickedExercise } from "#domain/workout/edit-draft.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useAvoided } from "#web/backend/exercises/use-avoided.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { useOnline } from "#web/device/online.ts"
import { newId } from "#web/device/new-id.ts"
import type { DraftEnd } from "#web/offline/drafts/draft-store.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { OthersUnderWay, StartAnother } from "../under-way/others-under-way.tsx"
import { sentences as picking } from "../picking/sentences.ts"
import { sentences } from "../sentences.ts"
import { details } from "./sentences.ts"
import { useToAdHoc } from "../starting/use-to-ad-hoc.ts"
import { TemplateChoice } from "../starting/template-choice.tsx"

interface AddExerciseProps {
  userId: string
  /** The key of this screen's stored draft. */
  draftKey: string
  /** Whether the workout has content that the person would miss. */
  hasContent: boolean
  /** The ids of the exercises, joined into one string so that typing a number doesn't render this component again. */
  addedIds: string
  /** The template that the workout is based on. */
  workoutId: string | null
  /** The workout's day, which is kept when a template is chosen. */
  date: string
  isEdit: boolean
  /** Whether the timer is running. */
  isLocked: boolean
  edit: (edit: DraftEdit) => void
  /** Like `edit`, but renders the edit at once, so that the page can scroll to a new exercise. */
  editNow: (edit: DraftEdit) => void
  /** Scrolls one of the workout's exercises into view. */
  show: (exerciseId: string) => void
  /** Whether the workout has neither exercises nor notes. */
  isEmpty: boolean
  /** Removes the workout's draft. */
  forget: (how: DraftEnd) => void
}

/** Adds exercises to the workout, from a template or one by one. */
export const AddExercise = memo(function AddExercise(props: AddExerciseProps) {
  const { userId, addedIds, edit, editNow, show } = props
  const toAdHoc = useToAdHoc(props)
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
    <section className="block">
      <header>
        <h2>{details.addExercise}</h2>
      </header>
      <div className="stack">
        {!props.isEdit && !props.isLocked && <OthersUnderWay userId={userId} draftKey={props.draftKey} />}
        {!props.isEdit && <TemplateChoice {...props} onAdHoc={() => void toAdHoc()} />}
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
          onFormClosed={showMade}
        />
        <output className="hidden-text">{announcement}</output>
      </div>
    </section>
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
