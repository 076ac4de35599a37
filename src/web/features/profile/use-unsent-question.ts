import { useCallback } from "react"
import { useUser } from "#web/backend/session.tsx"
import { loadQueue } from "#web/offline/load-queue.ts"
import { sendUnsentNotes } from "#web/offline/note-sender.ts"
import { readUnsentNotes } from "#web/offline/note-store.ts"
import { useConfirm } from "#web/ui/confirm.tsx"
import { sentences } from "./sentences.ts"

const patienceMilliseconds = 4_000

/** What a person has on this device and not on the server. */
export interface Unsent {
  workouts: number
  notes: number
}

/** Asks before a sign-in ends while something waits on this device; true when there is nothing to ask or the person goes all the same. */
export function useUnsentQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  const { id: userId } = useUser()
  return useCallback(async () => {
    // A note is sent a moment after it was typed.
    await Promise.race([sendUnsentNotes(), patience()])
    const unsent = await countUnsent(userId)
    if (unsent.workouts + unsent.notes === 0) return true
    return confirm({ question: sentences.unsentQuestion(unsent), action: sentences.logOutAnyway })
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
