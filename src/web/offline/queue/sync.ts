import { outcomeOf, type SaveOutcome } from "#domain/saving/save-reply.ts"
import type { WireReply } from "#domain/saving/wire-reply.ts"
import {
  nextStep,
  type Operation,
  type OwnedSave,
  settle,
  type Step,
  markSyncing,
} from "#domain/saving/sync-queue.ts"
import type { QueueStore } from "./queue-store.ts"

/** Sends a save and returns the response, with status 0 if there was none. Never throws. */
export type SendSave = (save: OwnedSave) => Promise<WireReply>

/** What sending the queue depends on. */
export interface SyncContext {
  store: QueueStore
  send: SendSave
  /** The current time in epoch milliseconds. */
  now: () => number
  /** A random number from 0 to 1. */
  random: () => number
  /** Makes pages of this browser take turns: only one of them runs `work` at a time. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The person who is signed in now. Only their operations are sent. */
  userId: () => string | null
}

/** The result of a run over the queue. */
export interface Run {
  isAnySent: boolean
  /** When to run again, in epoch milliseconds; null to wait for an event. */
  wakeAt: number | null
}

// The number of operations to send before other tabs, or a workout that was just saved, get a turn.
const sendsPerTurn = 10

/**
 * Sends everything that is due, one operation at a time. With `eager`, the first try doesn't wait for a pause to end. `onSent` is called with the
 * operations sent, a few at a time. Throws if the store does.
 */
export async function runQueue(
  context: SyncContext,
  { eager }: { eager: boolean },
  onSent: (sent: readonly Arrival[]) => void = () => {},
): Promise<Run> {
  let isAnySent = false
  let isEager = eager
  let snapshot: QueueSnapshot | null = null
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const turn: Turn = await context.lock(() => takeTurn(context, isEager, snapshot))
    if (turn.sent.length > 0) onSent(turn.sent)
    isAnySent ||= turn.sent.length > 0
    isEager = turn.isEager
    const { next, left } = turn
    if (next.kind === "send") snapshot = left
    // More operations may have been queued since the list was read, so read it again before stopping.
    else if (snapshot) snapshot = null
    else return { isAnySent, wakeAt: next.kind === "wait" ? next.until : null }
  }
}

/** One person's operations as last read. Finished ones are dropped from this copy, so that a long queue isn't read again each turn. */
interface QueueSnapshot {
  userId: string | null
  operations: readonly Operation[]
}

/** A saved operation and the id of its log. */
export interface Arrival {
  operation: Operation
  log_id: string
  /** False if it is a session of a program, and another workout counts for it. */
  counts?: boolean | undefined
}

interface Turn {
  sent: Arrival[]
  /** What to do after this turn: send an operation, wait, or rest. */
  next: Step
  isEager: boolean
  left: QueueSnapshot
}

async function takeTurn(
  context: SyncContext,
  isEager: boolean,
  snapshot: QueueSnapshot | null,
): Promise<Turn> {
  const userId = context.userId()
  let operations = snapshot?.userId === userId ? snapshot.operations : await listOf(context, userId)
  const sent: Arrival[] = []
  for (let tries = 0; ; tries += 1) {
    const next = nextStep(operations, isEager ? Infinity : context.now())
    if (next.kind !== "send" || tries === sendsPerTurn || context.userId() !== userId)
      return { sent, next, isEager, left: { userId, operations } }
    const { operation } = next
    // oxlint-disable-next-line no-await-in-loop
    const tried = await tryOnce(context, operation.id)
    operations = operations.flatMap((each) => (each.id === operation.id ? (tried?.left ?? []) : each))
    if (tried?.outcome.kind === "saved")
      sent.push({ operation, log_id: tried.outcome.id, counts: tried.outcome.counts })
    if (tried?.left?.status === "error") isEager = false
  }
}

async function listOf({ store }: SyncContext, userId: string | null): Promise<Operation[]> {
  return userId === null ? [] : (await store.list(userId)).operations
}

/** Sends one queued operation now, ahead of all others; null if it is no longer queued. Throws if the store does. */
export function sendNow(context: SyncContext, id: string): Promise<SaveOutcome | null> {
  return context.lock(async () => {
    let tried = await tryOnce(context, id)
    // If the server rejects an optional reference (template, plan), retry without it, once per reference.
    while (tried?.left?.status === "pending") tried = await tryOnce(context, id)
    return tried && tried.outcome
  })
}

/** The outcome of one try, and the operation as it is afterwards; null if it is no longer queued. */
async function tryOnce(context: SyncContext, id: string) {
  const { store, send, now, random } = context
  const operation = await store.change(id, markSyncing)
  if (!operation) return null
  const outcome = outcomeForOwner(context, operation, outcomeOf(await send(operation.save)))
  const left = await store.change(id, (current) => settle(current, outcome, now(), random()))
  return { outcome, left }
}

/** If another person signed in during the request, the server refused that person, and the owner still has to send the operation. */
function outcomeForOwner({ userId }: SyncContext, operation: Operation, outcome: SaveOutcome): SaveOutcome {
  const isAnswered = outcome.kind === "saved" || outcome.kind === "unreachable"
  return isAnswered || userId() === operation.userId ? outcome : { kind: "signed_out" }
}
