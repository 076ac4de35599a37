import { hasContent } from "#domain/workout/draft.ts"
import { isRunning } from "#domain/workout/timer.ts"
import type { Workout } from "../drafting/use-workout.ts"
import type { ExerciseChoiceProps } from "./exercise-choice.tsx"
import type { StartFromProps } from "./start-from.tsx"

export interface AroundLedgerProps {
  userId: string
  draftKey: string
  workout: Pick<Workout, "draft" | "edit" | "keeping">
  isOnline: boolean
  /** Adds an exercise. The list responds before the exercise's rows are rendered. */
  add: Workout["edit"]
  forget: Workout["forget"]
  /** Scrolls one of the workout's exercises into view. */
  show: (exerciseId: string) => void
}

/** The props of the parts that start the workout and that add exercises to it. */
export function additionProps(props: AroundLedgerProps): {
  start: StartFromProps
  choice: ExerciseChoiceProps
} {
  const { userId, draftKey, workout, add, forget, show } = props
  const { draft, edit } = workout
  return {
    start: {
      ...{ userId, draftKey, forget },
      hasContent: hasContent(draft),
      workoutId: draft.workout_id,
      date: draft.date,
      isEdit: draft.log !== null,
      isLocked: isRunning(draft.timer),
      isEmpty: draft.exercises.length === 0 && draft.notes.trim() === "",
    },
    choice: {
      ...{ userId, show },
      addedIds: draft.exercises.map(({ exercise_id }) => exercise_id).join(),
      edit: add,
      editNow: edit,
    },
  }
}
