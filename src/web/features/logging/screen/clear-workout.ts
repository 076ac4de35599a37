import type { Question } from "#web/ui/dialogs/confirm.tsx"
import type { Workout } from "../drafting/use-workout.ts"
import { clearing } from "./sentences.ts"

interface ClearOptions {
  /** A saved log is edited: what is cleared are the changes. */
  isEdit: boolean
  confirm: (question: Question) => Promise<boolean>
  say: (text: string) => void
  forget: Workout["forget"]
  /** The draft was cleared: begin anew. */
  onCleared: () => void
}

/** Clears the workout, or the changes of a saved one, after a question, and says so. */
export async function clearWorkout(options: ClearOptions): Promise<void> {
  const { isEdit, confirm, say, forget, onCleared } = options
  const question = isEdit
    ? { question: clearing.discardQuestion, action: "Discard Changes", danger: true }
    : { question: clearing.clearQuestion, action: "Delete Workout", danger: true }
  if (!(await confirm(question))) return
  say(isEdit ? clearing.discarded : clearing.cleared)
  forget("cleared")
  onCleared()
}
