import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import { isInRoutine, type RoutineDraft, withExercise } from "#domain/routines/routine-draft.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useAvoided } from "#web/backend/exercises/use-avoided.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { newId } from "#web/device/new-id.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { reasonOf, sentences } from "./sentences.ts"

interface AddExercisesProps {
  userId: string
  draft: RoutineDraft
  onChange: (edit: (draft: RoutineDraft) => RoutineDraft) => void
  /** The message to show if the exercises can't be loaded. */
  failedExercises: (reason: string) => string
}

/** Adds exercises from the list, or creates custom ones. */
export function AddExercises({ userId, draft, onChange, failedExercises }: AddExercisesProps) {
  const exercises = useQuery(exercisesQuery(userId))
  const recent = useQuery(recentExercisesQuery(userId))
  const create = useNewExercise(userId, add)
  const isAvoided = useAvoided(userId)
  const [added, setAdded] = useState("")

  function add({ exercise_id, exercise_name, exercise_type }: PickedExercise) {
    const id = newId()
    onChange((before) => withExercise(before, { id, exercise_id, exercise_name, exercise_type }))
    setAdded(sentences.added(exercise_name))
  }

  return (
    <section className="block" aria-labelledby="add-exercises">
      <header>
        <h2 id="add-exercises">{sentences.addExercises}</h2>
      </header>
      <div className="stack">
        <label className="field">
          <span className="hidden-text">{sentences.template}</span>
          <select disabled>
            <option>{sentences.loadTemplate}</option>
          </select>
        </label>
        <ExercisePicker
          exercises={exercises.data}
          recent={recent.data}
          failure={
            exercises.isError && !exercises.data ? (
              <LoadProblem
                sentence={failedExercises(reasonOf(exercises.error))}
                onLoadAgain={() => void exercises.refetch()}
              />
            ) : undefined
          }
          isAdded={(id) => isInRoutine(draft, id)}
          isAvoided={isAvoided}
          alreadyAdded={sentences.alreadyAdded}
          onAdd={add}
          onCreate={create}
        />
        <output className="hidden-text">{added}</output>
      </div>
    </section>
  )
}
