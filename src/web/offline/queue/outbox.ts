import type { QueuedBody } from "#domain/saving/queued-body.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import type { SyncStatus } from "#domain/saving/sync-status.ts"
import type { Arrival } from "./sync.ts"
import { useWatched, WatchedValue } from "#web/device/watched-value.ts"
import type { QueuedRow } from "#domain/saving/queue-row.ts"

/** The signed-in person's queue, as screens show it. */
export interface Outbox {
  status: SyncStatus
  /** Whether the queue has been read. */
  isRead: boolean
  /** Whether this browser can store workouts. */
  isUsable: boolean
  /** The workouts, oldest first. */
  operations: readonly Operation[]
  /** The events of programs' runs, oldest first. */
  events: readonly QueuedEvent[]
  /** Body weights and measurements, oldest first. */
  bodies: readonly QueuedBody[]
  unreadable: readonly QueuedRow[]
  /** The workouts sent since this page opened, newest first. */
  sent: readonly SentWorkout[]
  /** The events sent since this page opened, newest first. */
  sentEvents: readonly SentEvent[]
  /** What was measured and sent since this page opened, newest first. */
  sentBodies: readonly SentBody[]
}

export interface SentWorkout extends Arrival {
  /** When the workout was sent, in epoch milliseconds. */
  at: number
}

export interface SentEvent {
  event: QueuedEvent
  /** When the event was sent, in epoch milliseconds. */
  at: number
}

export interface SentBody {
  body: QueuedBody
  /** When the body measurement was sent, in epoch milliseconds. */
  at: number
}

const empty: Outbox = {
  status: "idle",
  isRead: false,
  isUsable: true,
  operations: [],
  events: [],
  bodies: [],
  unreadable: [],
  sent: [],
  sentEvents: [],
  sentBodies: [],
}

const current = new WatchedValue(empty)

export function useOutbox(): Outbox {
  return useWatched(current)
}

export function readOutbox(): Outbox {
  return current.get()
}

/** The number of queued items on this device. */
export function unsentCount({ operations, events, bodies, unreadable }: Outbox): number {
  return operations.length + events.length + bodies.length + unreadable.length
}

/** Changes what screens show. Only for the queue's own code. */
export function showOutbox(changes: Partial<Outbox>): void {
  current.set({ ...current.get(), ...changes })
}

/** Clears the previous person's items when someone else signs in. */
export function emptyOutbox(): void {
  showOutbox(empty)
}
