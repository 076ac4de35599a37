import { bodyOutcomeOf, type QueuedBody } from "#domain/saving/queued-body.ts"
import { eventOutcomeOf, type QueuedEvent } from "#domain/saving/queued-event.ts"
import { markSyncing } from "#domain/saving/queue-state.ts"
import { outcomeOf, type SaveOutcome } from "#domain/saving/save-reply.ts"
import { type SentOutcome, settleSent } from "#domain/saving/sent-outcome.ts"
import {
  isHeldBack,
  nextStep,
  type Operation,
  type OwnedSave,
  type QueueItem,
  settle,
  type Step,
} from "#domain/saving/sync-queue.ts"
import type { WireReply } from "#domain/saving/wire-reply.ts"
import type { QueueStore } from "./queue-store.ts"

/** Sends a save and returns the response, with status 0 if there was none. Never throws. */
export type SendSave = (save: OwnedSave) => Promise<WireReply>
/** Adds an event to a program's run or removes it, and returns the response like `SendSave`. */
export type SendEvent = (event: QueuedEvent) => Promise<WireReply>
/** Logs a body weight or measurements, and returns the response like `SendSave`. */
export type SendBody = (body: QueuedBody) => Promise<WireReply>

/** What sending the queue depends on. */
export interface SyncContext {
  store: QueueStore
  send: SendSave
  sendEvent: SendEvent
  sendBody: SendBody
  /** The current time in epoch milliseconds. */
  now: () => number
  /** A random number from 0 to 1. */
  random: () => number
  /** Makes pages of this browser take turns: only one of them runs `work` at a time. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The person who is signed in now. Only their operations are sent. */
  userId: () => string | null
}

/** The result of going through the queue once. */
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
  onSent: (sent: readonly Delivery[]) => void = () => {},
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

/** One person's queue as last read. Entries that are finished are dropped from this copy, so that a long queue isn't read again each turn. */
interface QueueSnapshot {
  userId: string | null
  operations: readonly QueueItem[]
}

/** A saved operation and the id of its log. */
export interface Arrival {
  operation: Operation
  log_id: string
  /** False if the operation's workout is a session of a program, and another workout counts for that session. */
  counts?: boolean | undefined
}

/** Something that was sent: a saved workout, an event of a run, or what was measured. */
export type Delivery = Arrival | { event: QueuedEvent } | { body: QueuedBody }

interface Turn {
  sent: Delivery[]
  /** What to do after this turn: send an operation, wait until a time, or wait for an event. */
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
  const sent: Delivery[] = []
  for (let tries = 0; ; tries += 1) {
    const next = nextStep(operations, isEager ? Infinity : context.now())
    if (next.kind !== "send" || tries === sendsPerTurn || context.userId() !== userId)
      return { sent, next, isEager, left: { userId, operations } }
    const { operation } = next
    // oxlint-disable-next-line no-await-in-loop
    const tried = await tryOnce(context, operation.id)
    operations = operations.flatMap((each) => (each.id === operation.id ? (tried?.left ?? []) : each))
    if (tried?.sent) sent.push(tried.sent)
    if (tried?.left?.status === "error") isEager = false
  }
}

async function listOf({ store }: SyncContext, userId: string | null): Promise<QueueItem[]> {
  return userId === null ? [] : (await store.list(userId)).operations
}

/** Sends one queued save now, ahead of all others; null if it is no longer queued. Throws if the store does. */
export function sendNow(context: SyncContext, id: string): Promise<SaveOutcome | null> {
  return context.lock(async () => {
    let tried = await tryOnce(context, id)
    // If the server rejects an optional reference (template, plan), retry without it, once per reference.
    while (tried?.left?.status === "pending") tried = await tryOnce(context, id)
    return tried?.kind === "save" ? tried.outcome : null
  })
}

/**
 * Sends one queued event or body measurement now; null if it is no longer queued, or if something else has to be sent
 * before it. Throws if the store does.
 */
export function sendEntryNow(
  context: SyncContext,
  { id, userId }: QueuedEvent | QueuedBody,
): Promise<SentOutcome | null> {
  return context.lock(async () => {
    const queue = await listOf(context, userId)
    const queued = queue.find((each) => each.id === id)
    if (!queued || isHeldBack(queued, queue)) return null
    const tried = await tryOnce(context, id)
    return tried?.kind === "entry" ? tried.outcome : null
  })
}

interface Attempt<Kind, Outcome> {
  kind: Kind
  outcome: Outcome
  /** The entry that stays in the queue; null if none does. */
  left: QueueItem | null
  /** What was sent; null if nothing was. */
  sent: Delivery | null
}

/** One attempt to send an entry; null if it is no longer queued. */
async function tryOnce(context: SyncContext, id: string) {
  const queued = await context.store.change(id, markSyncing)
  if (!queued) return null
  return "save" in queued ? trySave(context, queued) : tryEntry(context, queued)
}

async function trySave(context: SyncContext, queued: Operation): Promise<Attempt<"save", SaveOutcome>> {
  const { store, send, now, random } = context
  const outcome = outcomeForOwner(context, queued, outcomeOf(await send(queued.save)))
  const left = await store.change(queued.id, (current) =>
    "save" in current ? settle(current, outcome, now(), random()) : current,
  )
  const isSaved = outcome.kind === "saved"
  const sent = isSaved ? { operation: queued, log_id: outcome.id, counts: outcome.counts } : null
  return { kind: "save", outcome, left, sent }
}

async function tryEntry(
  context: SyncContext,
  queued: QueuedEvent | QueuedBody,
): Promise<Attempt<"entry", SentOutcome>> {
  const { store, now, random } = context
  const outcome = outcomeForOwner(context, queued, await sendEntry(context, queued))
  const left = await store.change(queued.id, (current) =>
    "save" in current ? current : settleSent(current, outcome, now(), random()),
  )
  if (outcome.kind !== "saved") return { kind: "entry", outcome, left, sent: null }
  return { kind: "entry", outcome, left, sent: "body" in queued ? { body: queued } : { event: queued } }
}

/** Sends an event or a body measurement, whatever else is queued. Never throws. */
export async function sendEntry(
  { sendEvent, sendBody }: SyncContext,
  queued: QueuedEvent | QueuedBody,
): Promise<SentOutcome> {
  return "body" in queued ? bodyOutcomeOf(await sendBody(queued)) : eventOutcomeOf(await sendEvent(queued))
}

/** If another person signed in during the request, the server refused that person, and the entry still has to be sent by its owner. */
function outcomeForOwner<Outcome extends { kind: string }>(
  { userId }: SyncContext,
  queued: QueueItem,
  outcome: Outcome,
): Outcome | { kind: "signed_out" } {
  const isAnswered = outcome.kind === "saved" || outcome.kind === "unreachable"
  return isAnswered || userId() === queued.userId ? outcome : { kind: "signed_out" }
}
