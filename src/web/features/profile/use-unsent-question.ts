import { useCallback } from "react"
import { loadQueue } from "#web/offline/load-queue.ts"
import { useConfirm } from "#web/ui/confirm.tsx"
import { sentences } from "./sentences.ts"

/** Asks before a sign-in ends while workouts wait on this device; true when there is nothing to ask or the person goes all the same. */
export function useUnsentQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  return useCallback(async () => {
    const unsent = await countUnsent()
    if (unsent === 0) return true
    return confirm({ question: sentences.unsentQuestion(unsent), action: sentences.logOutAnyway })
  }, [confirm])
}

/** How many workouts wait on this device. */
export async function countUnsent(): Promise<number> {
  try {
    return await (await loadQueue()).countUnsent()
  } catch {
    // Its code can't be fetched, so that nothing was queued from this page; what is queued stays on the device.
    return 0
  }
}
