import { useCallback } from "react"
import { useUser } from "#web/backend/session.tsx"
import { loadQueue } from "#web/offline/load-queue.ts"
import { sendUnsentNotes } from "#web/offline/note-sender.ts"
import { readUnsentNotes } from "#web/offline/note-store.ts"
import { countDrafts } from "#web/offline/person-drafts.ts"
import { useConfirm } from "#web/ui/confirm.tsx"
import { sentences } from "./sentences.ts"

const patienceMilliseconds = 4_000

/** What a person has on this device and not on the server. */
export interface Unsent {
  workouts: number
  notes: number
}

/** Asks before a sign-in ends while something on this device waits to be sent, or is not saved; true when there is nothing to ask or the person goes all the same. */
export function useUnsentQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  const { id: userId } = useUser()
  return useCallback(async () => {
    // A note is sent a moment after it was typed.
    await Promise.race([sendUnsentNotes(), patience()])
    const unsent = await countUnsent(userId)
    const drafts = countDrafts(userId)
    const isAnyUnsent = unsent.workouts + unsent.notes > 0
    if (!isAnyUnsent && drafts === 0) return true
    const question = [
      isAnyUnsent && sentences.unsentQuestion(unsent),
      drafts > 0 && sentences.draftsQuestion(drafts),
      sentences.logOutQuestion,
    ]
    return confirm({
      question: question.filter(Boolean).join(" "),
      action: sentences.logOutAnyway,
      danger: drafts > 0,
    })
  }, [confirm, userId])
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMilliseconds)
  })
}

/** How much of a person waits on this device. */
export async function countUnsent(userId: string): Promise<Unsent> {
  const notes = readUnsentNotes(userId).length
  try {
    return { workouts: await (await loadQueue()).countUnsent(), notes }
  } catch {
    // Its code can't be fetched, so that nothing was queued from this page; what is queued stays on the device.
    return { workouts: 0, notes }
  }
}
