// This browser's queue, as used by the screens.
import type { KnownExercises } from "#domain/saving/known-exercises.ts"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import type { StoredLog } from "#domain/saving/save-command.ts"
import {
  asNewLog,
  needsPerson,
  newOperation,
  type Operation,
  overStoredLog,
  retried,
} from "#domain/saving/sync-queue.ts"
import { nextSyncStatus, type SyncEvent } from "#domain/saving/sync-status.ts"
import { newId } from "#web/device/new-id.ts"
import { onePageAtATime } from "#web/device/one-page-at-a-time.ts"
import { emptyOutbox, readOutbox, showOutbox } from "./outbox.ts"
import { type QueuedRow, refusedUnknown } from "#domain/saving/queue-row.ts"
import { queueStore } from "./queue-store.ts"
import { saveLog, type SaveResult } from "./save-log.ts"
import { sendSave } from "./send-save.ts"
import { readStoredSession } from "#web/device/session-store.ts"
import { type Arrival, runQueue, type SyncContext } from "./sync.ts"

/** How often to look for work that no event or pause brings back: another page may have died over it. */
const patrolMilliseconds = 15_000
/** Other pages notify us after every few workouts they send. */
const otherPageMilliseconds = 300
const shownSent = 20

const store = queueStore()
const context: SyncContext = {
  store,
  send: sendSave,
  now: Date.now,
  random: Math.random,
  lock: onePageAtATime("repertoire-queue"),
  userId: () => readStoredSession()?.user.id ?? null,
}
/** Tells the other pages of this browser that the queue has changed. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("repertoire-queue") : undefined

let run: (eager: boolean) => void = () => {}

/**
 * Sends the queue: now, when the network returns, when the page becomes visible, and after each pause. `onSent` is called when
 * workouts have arrived. Call it for each person who signs in; returns how to stop.
 */
export function followQueue(onSent: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isAsked = false
  let isStopped = false

  async function runNow(eager: boolean) {
    if (isRunning) {
      isAsked ||= eager
      return
    }
    isRunning = true
    clearTimeout(timer)
    const wakeAt = await sendWhatIsDue(eager, onSent)
    isRunning = false
    if (isStopped) return
    if (isAsked) {
      isAsked = false
      void runNow(true)
    } else if (wakeAt !== null) timer = setTimeout(() => void runNow(false), wakeAt - Date.now())
  }

  run = (eager) => void runNow(eager)
  emptyOutbox()
  run(true)
  const stopListening = listen(run)
  const patrol = setInterval(() => {
    if (isSomethingWaiting()) run(false)
  }, patrolMilliseconds)
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(patrol)
    stopListening()
    run = () => {}
    emptyOutbox()
  }
}

function listen(run: (eager: boolean) => void): () => void {
  const stopper = new AbortController()
  const { signal } = stopper
  const online = () => {
    happened("online")
    run(true)
  }
  const visible = () => {
    if (document.visibilityState === "visible") run(true)
  }
  addEventListener("online", online, { signal })
  addEventListener("offline", () => happened("offline"), { signal })
  document.addEventListener("visibilitychange", visible, { signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const readSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void readQueue().catch(() => {})
    }, otherPageMilliseconds)
  }
  channel?.addEventListener("message", readSoon, { signal })
  return () => {
    clearTimeout(timer)
    stopper.abort()
  }
}

/** Returns when to look again, in epoch milliseconds; null to wait for an event. */
async function sendWhatIsDue(eager: boolean, onSent: () => void): Promise<number | null> {
  try {
    await readQueue()
    if (!isSomethingWaiting() || !navigator.onLine) return null
    happened("started")
    const { isAnySent, wakeAt } = await runQueue(context, { eager }, arrived)
    if (isAnySent) onSent()
    for (const { id } of readOutbox().unreadable) await store.changeUnreadable(id, refusedUnknown)
    await changed()
    const { operations, unreadable } = readOutbox()
    const isAnyFailed =
      operations.some(({ status }) => status !== "pending") ||
      unreadable.some(({ status }) => status === "error")
    happened(isAnyFailed ? "failed" : "succeeded")
    return wakeAt
  } catch {
    happened("failed")
    showOutbox({ isRead: true, isUsable: false })
    return null
  }
}

/** Remaining items keep their identity, so a long list is neither parsed nor rendered again for each row. */
function arrived(sent: readonly Arrival[]) {
  const at = Date.now()
  const ids = new Set(sent.map(({ operation }) => operation.id))
  const before = readOutbox()
  const now = sent.map((arrival) => ({ ...arrival, at }))
  showOutbox({
    operations: before.operations.filter(({ id }) => !ids.has(id)),
    sent: [...now.toReversed(), ...before.sent].slice(0, shownSent),
  })
  tellOtherPages()
}

function isSomethingWaiting(): boolean {
  const { operations, unreadable } = readOutbox()
  return (
    operations.some((operation) => !needsPerson(operation)) ||
    unreadable.some((row) => refusedUnknown(row) !== null)
  )
}

function happened(event: SyncEvent) {
  const { status } = readOutbox()
  const next = nextSyncStatus(status, event)
  if (next !== status) showOutbox({ status: next })
}

/** Reads the queue and shows it. Throws if the storage is unavailable. */
async function readQueue() {
  const userId = context.userId()
  if (userId !== null) showOutbox({ isRead: true, isUsable: true, ...(await store.list(userId)) })
}

async function changed() {
  tellOtherPages()
  await readQueue()
}

function tellOtherPages() {
  // Only pages of this origin receive the message.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage("changed")
}

export interface WorkoutToSave {
  command: SaveCommand
  userId: string
  exercises: KnownExercises
}

/** Saves a workout, online or offline; `onQueued` is called when it is stored on this device. Never throws. */
export async function saveWorkout(
  { command, userId, exercises }: WorkoutToSave,
  onQueued: () => void,
): Promise<SaveResult> {
  const operation = newOperation(command, userId, exercises, Date.now())
  const result = await saveLog(operation, { ...context, isOnline: navigator.onLine, onQueued })
  // A browser without storage has nothing to show.
  await changed().catch(() => {})
  run(false)
  return result
}

/** The person asked to retry it now. */
export function retry(id: string): Promise<void> {
  return sendAs(id, retried)
}

/** Turns an edit that can't be saved into a new workout. */
export function saveAsNew(id: string): Promise<void> {
  return sendAs(id, (operation) => asNewLog(operation, newId()))
}

/** Overwrites the current log; `log` is the version that the person has seen. */
export function saveOver(id: string, log: StoredLog): Promise<void> {
  return sendAs(id, (operation) => overStoredLog(operation, log, newId()))
}

/** Sends an operation in a new form; one that another page has settled meanwhile stays settled. */
async function sendAs(id: string, become: (operation: Operation) => Operation): Promise<void> {
  await store.change(id, become)
  await changed()
  run(true)
}

/** Removes a row from the queue for good. */
export async function discard(id: string): Promise<void> {
  await store.remove(id)
  await changed()
}

/** Puts a discarded row back. */
export async function putBack(row: Operation | QueuedRow): Promise<void> {
  await store.add(row)
  await changed()
  run(false)
}

/** The signed-in person's number of queued saves right now; zero if nothing can be queued. */
export async function countUnsent(): Promise<number> {
  const userId = context.userId()
  if (userId === null) return 0
  try {
    const { operations, unreadable } = await store.list(userId)
    return operations.length + unreadable.length
  } catch {
    return 0
  }
}

/** Removes everything of a person whose account was deleted. */
export async function discardAllOf(userId: string): Promise<void> {
  const { operations, unreadable } = await store.list(userId)
  for (const { id } of [...operations, ...unreadable]) await store.remove(id)
}
