import { useState } from "react"
import { pencilledSets } from "#domain/saving/what-is-saved.ts"
import { editDraft } from "#domain/workout/edit-draft.ts"
import { setBeingTimed } from "#domain/workout/set-clock.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { Workout } from "../drafting/use-workout.ts"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { useSave } from "../saving/use-save.ts"
import { sentences } from "../sentences.ts"
import { parts } from "./parts-below.ts"

interface Options {
  userId: string
  workout: Workout
  ledger: Ledger
  isOnline: boolean
  /** Called when the draft has been cleared and the screen must start over. */
  onCleared: () => void
}

/** Saves, finishes or clears the workout. While `isAsking`, the screen asks about unconfirmed sets before saving. */
export function useEnding({ userId, workout, ledger, isOnline, onCleared }: Options) {
  const { draft, edit, forget } = workout
  const saving = useSave(userId, workout, ledger.actions.open)
  const [isAsking, setAsking] = useState(false)
  const confirm = useConfirm()
  const { say } = useMessages()

  function save() {
    if (draft.log && !isOnline) return saving.refuse(sentences.offlineEdit)
    const timed = setBeingTimed(draft)
    if (timed) {
      ledger.actions.open(timed.id)
      return saving.refuse(sentences.clockRuns)
    }
    saving.dismiss()
    if (pencilledSets(draft).length > 0) setAsking(true)
    else void saving.save(draft)
  }
  function finish() {
    const pause = { kind: "pause_timer", now: Date.now() } as const
    edit(pause)
    saving.dismiss()
    void saving.save(editDraft(draft, pause))
  }
  async function clear() {
    const { clearWorkout } = await parts
    await clearWorkout({ confirm, say, forget, onCleared, isEdit: draft.log !== null })
  }

  return {
    saving,
    /** The actions of the bar's buttons. */
    acts: { onSave: save, onFinish: finish, onDelete: () => void clear() },
    isAsking,
    stopAsking: () => setAsking(false),
  }
}
