import { backend } from "#web/backend/client.ts"
import type { ExerciseNote } from "#web/backend/exercises/exercise-notes-query.ts"
import { failureOf, isUnanswered } from "#domain/saving/wire-reply.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { onKept } from "#web/device/device-store.ts"
import { forgetSentNote, rememberSentNote, readUnsentNotes, type UnsentNote } from "./note-store.ts"
import { onePageAtATime } from "#web/device/one-page-at-a-time.ts"
import { readStoredSession } from "#web/device/session-store.ts"

const delayMilliseconds = 1_000
/** The pause after sending a note without getting a response. */
const pauseMilliseconds = 15_000

/** Notes have a lock of their own, so that workouts never wait for notes. */
const inTurn = onePageAtATime("repertoire-notes")

let sendNow: () => Promise<void> = async () => {}

/** Sends the signed-in person's unsent notes. Resolves once the app has tried to send each of them. */
export function sendUnsentNotes(): Promise<void> {
  return sendNow()
}

/**
 * Sends a person's exercise notes: now, shortly after each change, and when the network returns. `onSent` is called with each note as the server
 * stored it, before the note is removed here. Call this for each person who signs in. Returns a function that stops the sending.
 */
export function followNotes(userId: string, onSent: (note: ExerciseNote) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const soon = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds)
  }
  const run = async () => {
    clearTimeout(timer)
    // Only one page sends notes at a time, so that the newer of two versions arrives last.
    const isAnswered = await inTurn(() => sendAll(userId, onSent))
    if (!isAnswered) soon(pauseMilliseconds)
  }
  const online = () => void run()
  const stopListening = onKept(() => {
    if (readUnsentNotes(userId).length > 0) soon(delayMilliseconds)
  })
  addEventListener("online", online)
  sendNow = run
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    removeEventListener("online", online)
    sendNow = async () => {}
  }
}

/** False if a note got no response and has to be retried. A note that the server refuses stays on the device. */
async function sendAll(userId: string, onSent: (note: ExerciseNote) => Promise<void>): Promise<boolean> {
  for (const note of readUnsentNotes(userId)) {
    // Someone else may have signed in by now, and must not get the note.
    if (!navigator.onLine || readStoredSession()?.user.id !== userId) return true
    rememberSentNote(userId, note)
    // oxlint-disable-next-line no-await-in-loop
    const { stands, failure } = await send(note)
    if (failure && isUnanswered(failure)) return false
    if (failure) continue
    // oxlint-disable-next-line no-await-in-loop
    await onSent({ exercise_id: note.exercise_id, note: stands })
    forgetSentNote(userId, note)
  }
  return true
}

/** The note as the server has it now, or the reason it wasn't saved. */
async function send(note: UnsentNote) {
  try {
    const { status, data, error } = await backend
      .rpc("save_exercise_note", note)
      .abortSignal(responseTimeout())
    return error ? { failure: failureOf(status, error) } : { stands: data }
  } catch {
    return { failure: { kind: "unreachable" } as const }
  }
}
