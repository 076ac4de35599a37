import { useSyncExternalStore } from "react"
import type { Operation } from "#domain/saving/sync-queue.ts"
import type { SyncStatus } from "#domain/saving/sync-status.ts"
import type { QueuedRow } from "./queue-store.ts"

/** What the screens know of the queue of whoever is signed in. */
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

let current = empty
const listeners = new Set<() => void>()

export function useOutbox(): Outbox {
  return useSyncExternalStore(subscribe, readOutbox)
}

export function readOutbox(): Outbox {
  return current
}

/** How many things wait on this device. */
export function unsentCount({ operations, unreadable }: Outbox): number {
  return operations.length + unreadable.length
}

/** For the queue alone: what is shown from now on. */
export function showOutbox(changes: Partial<Outbox>): void {
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

/** Somebody else is signed in: nothing of the one before is shown. */
export function emptyOutbox(): void {
  showOutbox(empty)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
