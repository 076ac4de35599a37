import type { Operation } from "#domain/sync-queue.ts"
import type { QueuedRow } from "#web/offline/queue-store.ts"
import { discard, putBack, retry, saveAsNew } from "#web/offline/queue.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"

/** What can be done with what waits. Each says so when this browser's storage does not let it; `onGone` hears that an item has left the list. */
export function useOutboxActions(onGone: () => void) {
  const { say } = useMessages()

  async function attempt(action: Promise<void>): Promise<boolean> {
    try {
      await action
      return true
    } catch {
      say(sentences.notDone, { tone: "error" })
      return false
    }
  }

  return {
    tryAgain: (operation: Operation) => attempt(retry(operation.id)),
    makeNew: (operation: Operation) => attempt(saveAsNew(operation)),
    discard: async (row: QueuedRow, name: string) => {
      if (!(await attempt(discard(row.id)))) return
      onGone()
      say(sentences.discarded(name), { undo: () => void attempt(putBack(row)) })
    },
  }
}
