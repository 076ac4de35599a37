import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import type { GoalForm } from "#domain/goals/goal-form.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { formSentences } from "./form-sentences.ts"
import { sentences } from "./sentences.ts"

interface ExerciseChoiceProps {
  form: GoalForm
  /** The goal being edited. */
  goal: Goal | null
  exercises: readonly Exercise[] | undefined
  onChange: (exerciseId: string) => void
}

/** The field for the goal's exercise (or Overall). It opens a picker with the exercises that fit the goal's type. */
export function ExerciseChoice({ form, goal, exercises, onChange }: ExerciseChoiceProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  function choose(exerciseId: string) {
    setOpen(false)
    onChange(exerciseId)
  }
  return (
    <div className="field">
      <span id={`${id}-label`}>{formSentences.exercise}</span>
      <button
        type="button"
        className={styles["choose"]}
        aria-labelledby={`${id}-label ${id}-name`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-name`}>{nameOf(form, goal, exercises)}</span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      {isOpen && (
        <Dialog
          title={formSentences.chooseExercise}
          bottom
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button" onClick={() => choose("")}>
              {sentences.overall}
            </button>
          }
        >
          <ExercisePicker
            exercises={exercises?.filter(({ exercise_type }) => exercise_type === form.goal_type)}
            isAdded={(exerciseId) => exerciseId === form.exercise_id}
            alreadyAdded={formSentences.alreadyChosen}
            onAdd={({ exercise_id }) => choose(exercise_id)}
            verb={formSentences.choose}
          />
        </Dialog>
      )}
    </div>
  )
}

/** The exercise's name. The name of a saved goal's exercise is known before the exercises have loaded. */
function nameOf(
  { exercise_id }: GoalForm,
  goal: Goal | null,
  exercises: ExerciseChoiceProps["exercises"],
): string {
  if (exercise_id === "") return sentences.overall
  const known = exercises?.find((each) => each.exercise_id === exercise_id)?.exercise_name
  return known ?? (goal?.exercise_id === exercise_id ? goal.exercises?.name : undefined) ?? sentences.untitled
}
