import type { QueuedBody } from "#domain/saving/queued-body.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import type { SentOutcome } from "#domain/saving/sent-outcome.ts"
import { sendEntry, sendEntryNow, type SyncContext } from "./sync.ts"

/** The outcome of saving an event of a program or a body measurement. */
export type EntryResult =
  | { kind: "saved" }
  /** The entry is stored on this device, and sent automatically later. */
  | { kind: "queued" }
  | { kind: "refused"; message: string }
  /** The entry is neither on the server nor in the queue, because the device can't store it and the server can't be reached. */
  | { kind: "unsaved" }

type EntryContext = SyncContext & { isOnline: boolean }

/**
 * Queues an event of a program or a body measurement first and sends it from the queue, unless something else has to be
 * sent before it. If the server refuses it right away, it isn't left in the queue, because the person is told at once.
 */
export async function saveEntry(
  entry: QueuedEvent | QueuedBody,
  context: EntryContext,
): Promise<EntryResult> {
  try {
    await context.store.add(entry)
  } catch {
    return context.isOnline ? sendUnkept(entry, context) : { kind: "unsaved" }
  }
  return context.isOnline ? sendKept(entry, context) : { kind: "queued" }
}

async function sendKept(entry: QueuedEvent | QueuedBody, context: EntryContext): Promise<EntryResult> {
  try {
    const outcome = await sendEntryNow(context, entry)
    if (outcome?.kind === "refused") await context.store.remove(entry.id)
    return resultOf(outcome)
  } catch {
    return { kind: "queued" }
  }
}

async function sendUnkept(entry: QueuedEvent | QueuedBody, context: EntryContext): Promise<EntryResult> {
  const result = resultOf(await sendEntry(context, entry))
  return result.kind === "queued" ? { kind: "unsaved" } : result
}

function resultOf(outcome: SentOutcome | null): EntryResult {
  if (outcome?.kind === "refused") return outcome
  return { kind: outcome?.kind === "saved" ? "saved" : "queued" }
}
