import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { readUnsentNotes } from "#web/offline/queue/note-store.ts"

/** A person's unsent work on this device. */
export interface UnsentWork {
  workouts: number
  notes: number
}

/** Counts a person's unsent items on this device. */
export async function countUnsent(userId: string): Promise<UnsentWork> {
  const notes = readUnsentNotes(userId).length
  try {
    return { workouts: await (await loadQueue()).countUnsent(), notes }
  } catch {
    // The queue's code can't be loaded, so this page hasn't queued anything. Anything queued before stays on the device.
    return { workouts: 0, notes }
  }
}
