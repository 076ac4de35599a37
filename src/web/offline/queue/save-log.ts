import { outcomeOf, type SaveOutcome } from "#domain/saving/save-reply.ts"
import { rowOf } from "#domain/saving/queue-row.ts"
import { type Operation, type QueueItem, withoutReference } from "#domain/saving/sync-queue.ts"
import type { QueueStore } from "./queue-store.ts"
import { type SendSave, sendNow, type SyncContext } from "./sync.ts"

/** The result of pressing Save. */
export type SaveResult =
  | Extract<SaveOutcome, { kind: "saved" | "conflict" | "refused" | "dangling" }>
  /** Stored on this device, and sent automatically later. `wasAnswered`: the server responded but didn't save it. */
  | { kind: "queued"; wasAnswered?: true }
  /** Stored on this device, and sent when its owner signs in again. */
  | { kind: "queued_signed_out" }
  /** The workout is neither on the server nor in the queue; includes the reason why it couldn't be queued. */
  | { kind: "unsaved"; keeping: NotKept }

/** Why the device couldn't store a workout. */
export type NotKept = "full" | "unavailable"

export interface SaveContext extends SyncContext {
  isOnline: boolean
  /** The save is queued, so the draft can be cleared unless the server refuses the save. */
  onQueued: () => void
}

/**
 * The only way to save a workout. The workout is queued first and sent from the queue, so that after a lost response or a closed page, it is sent
 * again with the same op_id. A workout that the server refuses goes back to the form.
 */
export async function saveLog(operation: Operation, context: SaveContext): Promise<SaveResult> {
  const keeping = await keep(operation, context.store)
  if (keeping === "another") return { kind: "conflict", reason: "op_id", message: "" }
  if (keeping !== "kept") {
    return context.isOnline ? sendUnkept(operation, context, keeping) : { kind: "unsaved", keeping }
  }
  context.onQueued()
  return context.isOnline ? sendKept(operation, context) : { kind: "queued" }
}

async function keep(operation: Operation, store: QueueStore): Promise<"kept" | "another" | NotKept> {
  try {
    if (await store.add(operation)) return "kept"
    const queued = await store.change(operation.id, (current) => current)
    return queued && isTheSame(queued, operation) ? "kept" : "another"
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable"
  }
}

/** Whether another tab has queued the same save. */
function isTheSame(one: QueueItem, other: Operation): boolean {
  return JSON.stringify(rowOf(one).payload) === JSON.stringify(rowOf(other).payload)
}

async function sendKept(operation: Operation, context: SaveContext): Promise<SaveResult> {
  const { id } = operation
  let queued: SaveResult = { kind: "queued" }
  const send: SendSave = async (save) => {
    const reply = await context.send(save)
    queued = reply.status > 0 ? { kind: "queued", wasAnswered: true } : { kind: "queued" }
    return reply
  }
  try {
    const outcome = await sendNow({ ...context, send }, id)
    if (outcome?.kind === "unreachable") return queued
    if (outcome?.kind === "signed_out") return { kind: "queued_signed_out" }
    // A refused workout is back in the form, so it needn't stay in the queue.
    if (outcome && outcome.kind !== "saved") await context.store.remove(id)
    // If the row is gone, another page got the response. Queue the save again, so that this page gets a response, too, even over a bad connection.
    return outcome ?? saveLog(operation, context)
  } catch {
    return queued
  }
}

async function sendUnkept(operation: Operation, context: SaveContext, keeping: NotKept): Promise<SaveResult> {
  const outcome = outcomeOf(await context.send(operation.save))
  const changed = outcome.kind === "dangling" && withoutReference(operation, outcome.reference)
  if (changed) return sendUnkept(changed, context, keeping)
  if (outcome.kind === "unreachable" || outcome.kind === "signed_out") return { kind: "unsaved", keeping }
  return outcome
}
