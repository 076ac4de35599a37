import type { Question } from "#web/ui/dialogs/confirm.tsx"
import { clearing } from "./sentences.ts"

interface ClearOptions {
  /** A saved log is edited: what is cleared are the changes. */
  isEdit: boolean
  confirm: (question: Question) => Promise<boolean>
  say: (text: string) => void
  onConfirmed: () => void
}

/** Clears the workout, or the changes of a saved one, after a question, and says so. */
export async function clearWorkout({ isEdit, confirm, say, onConfirmed }: ClearOptions): Promise<void> {
  const question = isEdit
    ? { question: clearing.discardQuestion, action: "Discard Changes", danger: true }
    : { question: clearing.clearQuestion, action: "Delete Workout", danger: true }
  if (!(await confirm(question))) return
  say(isEdit ? clearing.discarded : clearing.cleared)
  onConfirmed()
}
