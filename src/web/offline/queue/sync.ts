import { outcomeOf, type SaveOutcome, type SaveReply } from "#domain/saving/save-reply.ts"
import {
  argumentsOf,
  nextStep,
  type Operation,
  type SaveArguments,
  settled,
  type Step,
  started,
} from "#domain/saving/sync-queue.ts"
import type { QueueStore } from "./queue-store.ts"

/** Sends a save and gives the wire's answer; status 0 when there was none. Never throws. */
export type SendSave = (save: SaveArguments) => Promise<SaveReply>

/** What sending needs from outside. */
export interface SyncMeans {
  store: QueueStore
  send: SendSave
  /** Epoch milliseconds. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Runs the work while no other page on this device runs any. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Who is signed in now: only their operations are sent. */
  userId: () => string | null
}

/** How a run over the queue ended. */
export interface Run {
  isAnySent: boolean
  /** When to run again, in epoch milliseconds; null: when something happens. */
  wakeAt: number | null
}

// So many are sent before another page, or a workout that was just saved, has its turn.
const sendsPerTurn = 10

/**
 * Sends everything that is due, one after the other. `eager`: the first try does not wait for a pause to end; `onSent` hears, a few at a
 * time, what has arrived. Throws when the store does.
 */
export async function runQueue(
  means: SyncMeans,
  { eager }: { eager: boolean },
  onSent: (sent: readonly Operation[]) => void = () => {},
): Promise<Run> {
  let isAnySent = false
  let isEager = eager
  let known: Known | null = null
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const turn: Turn = await means.lock(() => takeTurn(means, isEager, known))
    if (turn.sent.length > 0) onSent(turn.sent)
    isAnySent ||= turn.sent.length > 0
    isEager = turn.isEager
    const { next, left } = turn
    if (next.kind === "send") known = left
    // Something may have been queued since the list was read.
    else if (known) known = null
    else return { isAnySent, wakeAt: next.kind === "wait" ? next.until : null }
  }
}

/** One person's operations as they were read, without what is done since: a long queue is not read again at every turn. */
interface Known {
  userId: string | null
  operations: readonly Operation[]
}

interface Turn {
  sent: Operation[]
  /** What would be next. */
  next: Step
  isEager: boolean
  left: Known
}

async function takeTurn(means: SyncMeans, isEager: boolean, known: Known | null): Promise<Turn> {
  const userId = means.userId()
  let operations = known?.userId === userId ? known.operations : await listOf(means, userId)
  const sent: Operation[] = []
  for (let tries = 0; ; tries += 1) {
    const next = nextStep(operations, isEager ? Infinity : means.now())
    if (next.kind !== "send" || tries === sendsPerTurn || means.userId() !== userId)
      return { sent, next, isEager, left: { userId, operations } }
    const { operation } = next
    // oxlint-disable-next-line no-await-in-loop
    const tried = await tryOnce(means, operation.id)
    operations = operations.flatMap((each) => (each.id === operation.id ? (tried?.left ?? []) : each))
    if (tried?.outcome.kind === "saved") sent.push(operation)
    if (tried?.left?.status === "error") isEager = false
  }
}

async function listOf({ store }: SyncMeans, userId: string | null): Promise<Operation[]> {
  return userId === null ? [] : (await store.list(userId)).operations
}

/** Sends one queued operation now, whatever the rest does; null when it is not in the queue any more. Throws when the store does. */
export function sendNow(means: SyncMeans, id: string): Promise<SaveOutcome | null> {
  return means.lock(async () => {
    let tried = await tryOnce(means, id)
    // Once more for each reference that it can do without.
    // oxlint-disable-next-line no-await-in-loop
    while (tried?.left?.status === "pending") tried = await tryOnce(means, id)
    return tried && tried.outcome
  })
}

/** What came of a try, and what is left of the operation after it; null when it is not in the queue any more. */
async function tryOnce(means: SyncMeans, id: string) {
  const { store, send, now, random } = means
  const operation = await store.change(id, started)
  if (!operation) return null
  const outcome = inTheRightName(means, operation, outcomeOf(await send(argumentsOf(operation))))
  const left = await store.change(id, (current) => settled(current, outcome, now(), random()))
  return { outcome, left }
}

/** Somebody else signed in while it was under way: the server refused it to them, and its owner is still to be asked. */
function inTheRightName({ userId }: SyncMeans, operation: Operation, outcome: SaveOutcome): SaveOutcome {
  const isAnswered = outcome.kind === "saved" || outcome.kind === "unreachable"
  return isAnswered || userId() === operation.userId ? outcome : { kind: "signed_out" }
}
