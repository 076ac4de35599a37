import type { StoredLog } from "#domain/saving/save-command.ts"
import type { Operation, QueueItem } from "#domain/saving/sync-queue.ts"
import type { QueuedRow } from "#domain/saving/queue-row.ts"
import * as queue from "#web/offline/queue/queue.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** The actions on queued items. Each shows a message if the browser's storage fails; `onGone` is called once an item has disappeared. */
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

  async function replace(action: Promise<void>): Promise<void> {
    if (await attempt(action)) onGone()
  }

  return {
    tryAgain: ({ id }: QueueItem) => attempt(queue.retry(id)),
    saveOver: ({ id }: Operation, log: StoredLog) => replace(queue.saveOver(id, log)),
    saveAsNew: ({ id }: Operation) => replace(queue.saveAsNew(id)),
    discard: async (row: QueueItem | QueuedRow, message: string) => {
      if (!(await attempt(queue.discard(row.id)))) return
      onGone()
      say(message, { undo: () => void attempt(queue.putBack(row)) })
    },
  }
}
