import type { Question } from "#web/ui/dialogs/confirm.tsx"
import type { Workout } from "../drafting/use-workout.ts"
import { sentences as bar } from "./bar-sentences.ts"
import { clearing } from "./sentences.ts"

interface ClearOptions {
  /** Whether a saved log is being edited. If so, only the changes are cleared. */
  isEdit: boolean
  confirm: (question: Question) => Promise<boolean>
  say: (text: string) => void
  forget: Workout["forget"]
  /** Called when the draft has been cleared and the screen must start over. */
  onCleared: () => void
}

/** Asks for confirmation, then clears the workout or the changes to a saved one. */
export async function clearWorkout(options: ClearOptions): Promise<void> {
  const { isEdit, confirm, say, forget, onCleared } = options
  const question = isEdit
    ? { question: clearing.discardQuestion, action: clearing.discardChanges, danger: true }
    : { question: clearing.clearQuestion, action: bar.deleteWorkout, danger: true }
  if (!(await confirm(question))) return
  say(isEdit ? clearing.discarded : clearing.cleared)
  forget("cleared")
  onCleared()
}
