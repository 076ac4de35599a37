import { type QueuedEvent, removalOf, takenBack } from "#domain/saving/queued-event.ts"
import { saveEntry } from "./save-entry.ts"
import type { SyncContext } from "./sync.ts"

/** The outcome of adding an event or taking it back. */
export type EventResult =
  | { kind: "saved"; event: QueuedEvent }
  /** The event, or its removal, is stored on this device, and sent automatically later. */
  | { kind: "queued"; event: QueuedEvent }
  /** The event was taken back before it ever left this device. */
  | { kind: "dropped"; event: QueuedEvent }
  | { kind: "refused"; message: string }
  /** The event is neither on the server nor in the queue, because the device can't store it and the server can't be reached. */
  | { kind: "unsaved" }

type EventContext = SyncContext & { isOnline: boolean }

/** The only way to add an event to a program's run. It is sent after whatever was queued before it for the same run. */
export async function saveEvent(event: QueuedEvent, context: EventContext): Promise<EventResult> {
  const result = await saveEntry(event, context)
  return result.kind === "saved" || result.kind === "queued" ? { kind: result.kind, event } : result
}

/**
 * Takes an event back. If it never left this device, nothing is sent; otherwise its removal is queued as
 * `opId`.
 */
export async function takeBack(
  event: QueuedEvent,
  opId: string,
  context: EventContext,
): Promise<EventResult> {
  try {
    let removal: QueuedEvent | null | undefined
    await context.lock(() =>
      context.store.change(event.id, (queued) => {
        if (!("event" in queued)) return queued
        removal = takenBack(queued)
        return removal
      }),
    )
    if (removal !== undefined)
      return removal ? { kind: "queued", event: removal } : { kind: "dropped", event }
  } catch {
    // If the device's storage is unavailable, the event can't be in the queue.
  }
  return saveEvent(removalOf(event, opId, context.now()), context)
}
