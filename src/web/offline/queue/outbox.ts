import type { Operation } from "#domain/saving/sync-queue.ts"
import type { SyncStatus } from "#domain/saving/sync-status.ts"
import { useWatched, WatchedValue } from "#web/device/watched-value.ts"
import type { QueuedRow } from "#domain/saving/queue-row.ts"

/** What the screens show of the signed-in person's queue. */
export interface Outbox {
  status: SyncStatus
  /** Whether it has been looked at. */
  isRead: boolean
  /** Whether this browser keeps workouts for later. */
  isUsable: boolean
  operations: readonly Operation[]
  unreadable: readonly QueuedRow[]
  /** What went out since this page was opened, newest first. */
  sent: readonly SentWorkout[]
}

export interface SentWorkout {
  operation: Operation
  /** Epoch milliseconds. */
  at: number
}

const empty: Outbox = {
  status: "idle",
  isRead: false,
  isUsable: true,
  operations: [],
  unreadable: [],
  sent: [],
}

const current = new WatchedValue(empty)

export function useOutbox(): Outbox {
  return useWatched(current)
}

export function readOutbox(): Outbox {
  return current.get()
}

/** How many things wait on this device. */
export function unsentCount({ operations, unreadable }: Outbox): number {
  return operations.length + unreadable.length
}

/** For the queue alone: what is shown from now on. */
export function showOutbox(changes: Partial<Outbox>): void {
  current.set({ ...current.get(), ...changes })
}

/** Somebody else is signed in: nothing of the one before is shown. */
export function emptyOutbox(): void {
  showOutbox(empty)
}
