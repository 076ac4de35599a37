// The queue's interface for screens.
import type { KnownExercises } from "#domain/saving/known-exercises.ts"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import type { StoredLog } from "#domain/saving/save-command.ts"
import { needsPerson, makeDue } from "#domain/saving/queue-state.ts"
import { asNewLog, newOperation, overStoredLog, type QueueItem } from "#domain/saving/sync-queue.ts"
import { nextSyncStatus, type SyncEvent } from "#domain/saving/sync-status.ts"
import { newId } from "#web/device/new-id.ts"
import { onePageAtATime } from "#web/device/one-page-at-a-time.ts"
import type { BodyEntry } from "#domain/body/body-entry.ts"
import { newBody } from "#domain/saving/queued-body.ts"
import { newEvent, type EventToQueue, type QueuedEvent } from "#domain/saving/queued-event.ts"
import { emptyOutbox, readOutbox, showOutbox } from "./outbox.ts"
import { type QueuedRow, refusedUnknown } from "#domain/saving/queue-row.ts"
import { queueStore } from "./queue-store.ts"
import { saveLog, type SaveResult } from "./save-log.ts"
import { type EntryResult, saveEntry } from "./save-entry.ts"
import { type EventResult, saveEvent, takeBack } from "./save-event.ts"
import { sendBody, sendEvent, sendSave } from "./send-save.ts"
import { readStoredSession } from "#web/device/session-store.ts"
import { runQueue, type Delivery, type SyncContext } from "./sync.ts"

/** How often to check for unfinished work that another page left behind when it closed, because no event or timer resumes that work. */
const patrolMilliseconds = 15_000
/** For this long, messages from another page are batched, because it sends one after every few workouts. */
const otherPageMilliseconds = 300
const shownSent = 20

const store = queueStore()
const context: SyncContext = {
  store,
  send: sendSave,
  sendEvent,
  sendBody,
  now: Date.now,
  random: Math.random,
  lock: onePageAtATime("repertoire-queue"),
  userId: () => readStoredSession()?.user.id ?? null,
}
/** Tells this browser's other pages that the queue has changed. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("repertoire-queue") : undefined

let run: (eager: boolean) => void = () => {}

/**
 * Sends the queue: now, when the network returns, when the page becomes visible, and after each pause. `onSent` is called when workouts were sent.
 * Call this for each person who signs in. Returns a function that stops the sending.
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
    advanceStatus("online")
    run(true)
  }
  const visible = () => {
    if (document.visibilityState === "visible") run(true)
  }
  addEventListener("online", online, { signal })
  addEventListener("offline", () => advanceStatus("offline"), { signal })
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

/** Returns when to try again, in epoch milliseconds, or null to wait for an event. */
async function sendWhatIsDue(eager: boolean, onSent: () => void): Promise<number | null> {
  try {
    await readQueue()
    if (!isSomethingWaiting() || !navigator.onLine) return null
    advanceStatus("started")
    const { isAnySent, wakeAt } = await runQueue(context, { eager }, showSent)
    if (isAnySent) onSent()
    for (const { id } of readOutbox().unreadable) await store.changeUnreadable(id, refusedUnknown)
    await showChange()
    const { operations, events, bodies, unreadable } = readOutbox()
    const isAnyFailed =
      [...operations, ...events, ...bodies].some(({ status }) => status !== "pending") ||
      unreadable.some(({ status }) => status === "error")
    advanceStatus(isAnyFailed ? "failed" : "succeeded")
    return wakeAt
  } catch {
    advanceStatus("failed")
    showOutbox({ isRead: true, isUsable: false })
    return null
  }
}

/**
 * Moves sent items from the queue to the lists of what was sent. The other items keep their identity, so that a long list isn't rendered again for
 * each workout.
 */
function showSent(sent: readonly Delivery[]) {
  const at = Date.now()
  const workouts = sent.flatMap((each) => ("operation" in each ? { ...each, at } : []))
  const bodies = sent.flatMap((each) => ("body" in each ? { ...each, at } : []))
  const events = sent.flatMap((each) => ("event" in each ? { ...each, at } : []))
  const before = readOutbox()
  showOutbox({
    operations: without(
      before.operations,
      workouts.map(({ operation }) => operation),
    ),
    events: without(
      before.events,
      events.map(({ event }) => event),
    ),
    bodies: without(
      before.bodies,
      bodies.map(({ body }) => body),
    ),
    sent: [...workouts.toReversed(), ...before.sent].slice(0, shownSent),
    sentEvents: [...events.toReversed(), ...before.sentEvents].slice(0, shownSent),
    sentBodies: [...bodies.toReversed(), ...before.sentBodies].slice(0, shownSent),
  })
  tellOtherPages()
}

function without<Waiting extends { id: string }>(
  waiting: readonly Waiting[],
  sent: readonly { id: string }[],
) {
  const ids = new Set(sent.map(({ id }) => id))
  return ids.size === 0 ? waiting : waiting.filter(({ id }) => !ids.has(id))
}

function isSomethingWaiting(): boolean {
  const { operations, events, bodies, unreadable } = readOutbox()
  return (
    [...operations, ...events, ...bodies].some((queued) => !needsPerson(queued)) ||
    unreadable.some((row) => refusedUnknown(row) !== null)
  )
}

function advanceStatus(event: SyncEvent) {
  const { status } = readOutbox()
  const next = nextSyncStatus(status, event)
  if (next !== status) showOutbox({ status: next })
}

/** Reads the queue and shows it. Throws if the storage is unavailable. */
async function readQueue() {
  const userId = context.userId()
  if (userId === null) return
  const { operations: queued, unreadable } = await store.list(userId)
  const operations = queued.filter((each) => "save" in each)
  const events = queued.filter((each) => "event" in each)
  const bodies = queued.filter((each) => "body" in each)
  showOutbox({ isRead: true, isUsable: true, operations, events, bodies, unreadable })
}

/** Shows a changed queue here and on the other pages. Throws if the storage is unavailable. */
async function showChange() {
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

/** Saves a workout, online or offline. `onQueued` is called once it is stored on this device. Never throws. */
export async function saveWorkout(
  { command, userId, exercises }: WorkoutToSave,
  onQueued: () => void,
): Promise<SaveResult> {
  const operation = newOperation(command, userId, exercises, Date.now())
  const result = await saveLog(operation, { ...context, isOnline: navigator.onLine, onQueued })
  // Without storage there is no queue to show.
  await showChange().catch(() => {})
  run(false)
  return result
}

/** Adds an event to one of the signed-in person's program runs, online or offline. Never throws. */
export async function addEvent(event: EventToQueue, userId: string): Promise<EventResult> {
  const queued = newEvent(event, newId(), userId, afterAllOthers())
  return afterwards(await saveEvent(queued, { ...context, isOnline: navigator.onLine }))
}

/** Logs a body weight or measurements, online or offline. Never throws. */
export async function logBody(body: BodyEntry, opId: string, userId: string): Promise<EntryResult> {
  const queued = newBody(body, opId, userId, afterAllOthers())
  return afterwards(await saveEntry(queued, { ...context, isOnline: navigator.onLine }))
}

/**
 * The current time or, if the clock was set back, the time just after the newest entry, because entries that wait
 * for each other are sent in order of time.
 */
function afterAllOthers(): number {
  const { operations, events, bodies } = readOutbox()
  const latest = Math.max(0, ...[...operations, ...events, ...bodies].map(({ timestamp }) => timestamp))
  return Math.max(Date.now(), latest + 1)
}

/** Takes an event back by removing it from the queue or from the server. Never throws. */
export async function takeEventBack(event: QueuedEvent): Promise<EventResult> {
  return afterwards(await takeBack(event, newId(), { ...context, isOnline: navigator.onLine }))
}

async function afterwards<Result extends { kind: string }>(result: Result): Promise<Result> {
  // Without storage there is no queue to show.
  await showChange().catch(() => {})
  run(result.kind === "queued")
  return result
}

/** Retries an operation now. */
export function retry(id: string): Promise<void> {
  return sendAs(id, makeDue)
}

/** Turns an edit that can't be saved into a new workout, and sends it. */
export function saveAsNew(id: string): Promise<void> {
  return sendAs(id, (queued) => ("save" in queued ? asNewLog(queued, newId()) : queued))
}

/** Overwrites the log on the server. `log` is the version that the person has seen. */
export function saveOver(id: string, log: StoredLog): Promise<void> {
  return sendAs(id, (queued) => ("save" in queued ? overStoredLog(queued, log, newId()) : queued))
}

/** Changes an operation and sends it. If another page has finished it in the meantime, it stays finished. */
async function sendAs(id: string, become: (queued: QueueItem) => QueueItem): Promise<void> {
  await store.change(id, become)
  await showChange()
  run(true)
}

/** Removes a row from the queue for good. */
export async function discard(id: string): Promise<void> {
  await store.remove(id)
  await showChange()
}

/** Puts a discarded row back. */
export async function putBack(row: QueueItem | QueuedRow): Promise<void> {
  await store.add(row)
  await showChange()
  run(false)
}

/** How much of the signed-in person's work is queued; none if the storage is unavailable. Unreadable rows count as saves. */
export async function countUnsent(): Promise<{ workouts: number; changes: number; bodies: number }> {
  const userId = context.userId()
  if (userId === null) return { workouts: 0, changes: 0, bodies: 0 }
  try {
    const { operations, unreadable } = await store.list(userId)
    const workouts = operations.filter((queued) => "save" in queued).length
    const bodies = operations.filter((queued) => "body" in queued).length
    const changes = operations.length - workouts - bodies
    return { workouts: workouts + unreadable.length, changes, bodies }
  } catch {
    return { workouts: 0, changes: 0, bodies: 0 }
  }
}

/** Removes all rows of a person whose account was deleted. */
export async function discardAllOf(userId: string): Promise<void> {
  const { operations, unreadable } = await store.list(userId)
  for (const { id } of [...operations, ...unreadable]) await store.remove(id)
}
