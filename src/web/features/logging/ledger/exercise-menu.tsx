import { ArrowLeftRight, NotebookPen } from "lucide-react"
import { type ReactNode, useState } from "react"
import { Dialog } from "#web/ui/dialog.tsx"
import { RestChoice } from "../resting/rest-choice.tsx"
import { type ExerciseDialogProps, SwapDialog } from "./swap-dialog.tsx"

/** The menu of an exercise: swap it, add a note, choose the rest after it. */
export function ExerciseMenu(props: ExerciseDialogProps): ReactNode {
  const { userId, exercise, actions, onClose } = props
  const [isSwapping, setSwapping] = useState(false)
  if (isSwapping) return <SwapDialog {...props} />
  return (
    <Dialog
      title={exercise.exercise_name}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      }
    >
      <div className="row">
        <button type="button" className="button" onClick={() => setSwapping(true)}>
          <ArrowLeftRight className="icon" />
          Swap Exercise
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose()
            actions.noteExercise(exercise.id)
          }}
        >
          <NotebookPen className="icon" />
          Exercise Note
        </button>
      </div>
      <RestChoice userId={userId} exercise={exercise} />
    </Dialog>
  )
}
