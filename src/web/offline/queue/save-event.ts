import {
  eventOutcomeOf,
  type EventOutcome,
  type QueuedEvent,
  removalOf,
  takenBack,
} from "#domain/saving/queued-event.ts"
import { sendEventNow, type SyncContext } from "./sync.ts"

/** The outcome of adding an event or taking it back. */
export type EventResult =
  | { kind: "saved"; event: QueuedEvent }
  /** It is stored on this device, and sent automatically later. */
  | { kind: "queued"; event: QueuedEvent }
  /** It was taken back before it ever left this device. */
  | { kind: "dropped"; event: QueuedEvent }
  | { kind: "refused"; message: string }
  /** It is neither on the server nor in the queue, because the device can't store it and the server can't be reached. */
  | { kind: "unsaved" }

type EventContext = SyncContext & { isOnline: boolean }

/**
 * The only way to add an event to a run. It is queued first and sent from the queue, after whatever was queued
 * before it for the same run. If the server refuses it right away, it isn't left in the queue, because the
 * person is told at once.
 */
export async function saveEvent(event: QueuedEvent, context: EventContext): Promise<EventResult> {
  try {
    await context.store.add(event)
  } catch {
    return context.isOnline ? sendUnkept(event, context) : { kind: "unsaved" }
  }
  return context.isOnline ? sendKept(event, context) : { kind: "queued", event }
}

async function sendKept(event: QueuedEvent, context: EventContext): Promise<EventResult> {
  try {
    const outcome = await sendEventNow(context, event)
    if (outcome?.kind === "refused") await context.store.remove(event.id)
    return resultOf(event, outcome)
  } catch {
    return { kind: "queued", event }
  }
}

async function sendUnkept(event: QueuedEvent, context: EventContext): Promise<EventResult> {
  const result = resultOf(event, eventOutcomeOf(await context.sendEvent(event)))
  return result.kind === "queued" ? { kind: "unsaved" } : result
}

function resultOf(event: QueuedEvent, outcome: EventOutcome | null): EventResult {
  if (outcome?.kind === "refused") return outcome
  return { kind: outcome?.kind === "saved" ? "saved" : "queued", event }
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
        if ("save" in queued) return queued
        removal = takenBack(queued)
        return removal
      }),
    )
    if (removal !== undefined)
      return removal ? { kind: "queued", event: removal } : { kind: "dropped", event }
  } catch {
    // Without storage, the event can't be in the queue.
  }
  return saveEvent(removalOf(event, opId, context.now()), context)
}
