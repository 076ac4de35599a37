import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { readUnsentNotes } from "#web/offline/queue/note-store.ts"
import type { UnsentWork } from "./unsent-work.ts"

/** Counts a person's unsent items on this device. */
export async function countUnsent(userId: string): Promise<UnsentWork> {
  const notes = readUnsentNotes(userId).length
  try {
    return { ...(await (await loadQueue()).countUnsent()), notes }
  } catch {
    // The queue's code can't be loaded, so this page hasn't queued anything. Anything queued before stays on the device.
    return { workouts: 0, changes: 0, bodies: 0, notes }
  }
}
