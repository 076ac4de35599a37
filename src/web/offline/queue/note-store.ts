// Exercise notes that haven't reached the server.
import * as z from "zod/mini"
import { deviceStore, keysStartingWith } from "#web/device/device-store.ts"

export interface UnsentNote {
  exercise_id: string
  note: string
  /** The versions that this note may replace on the server: the one it was typed over, and earlier versions sent from here. */
  seen: string[]
}

const noteKey = (userId: string, exerciseId: string) => `note:${userId}:${exerciseId}`
const notes = deviceStore(
  (value) => z.parse(z.object({ note: z.string() }), value),
  (note) => ({ note }),
)
const seenKey = (userId: string, exerciseId: string) => `note-seen:${userId}:${exerciseId}`
const seenShape = z.object({ seen: z.array(z.string()) })
const seenBefore = deviceStore(
  (value) => z.parse(seenShape, value),
  (text) => {
    const seen: unknown = JSON.parse(text)
    return { seen }
  },
)

/** The unsent note; null if there is none. */
export function readUnsentNote(userId: string, exerciseId: string): string | null {
  return notes.read(noteKey(userId, exerciseId))?.note ?? null
}

/** All unsent notes. */
export function readUnsentNotes(userId: string): UnsentNote[] {
  const start = noteKey(userId, "")
  return keysStartingWith(start).flatMap((key) => {
    const exercise_id = key.slice(start.length)
    const note = readUnsentNote(userId, exercise_id)
    return note === null ? [] : [{ exercise_id, note, seen: readSeen(userId, exercise_id) }]
  })
}

/** Stores a note while it is being typed; `before` is the text it replaces. */
export function keepUnsentNote(userId: string, exerciseId: string, before: string, text: string): void {
  if (readUnsentNote(userId, exerciseId) === null) keepSeen(userId, exerciseId, [before])
  notes.keep(noteKey(userId, exerciseId), { note: text })
}

/** Records that the server may have this version. Call this before sending, because the response may be lost. */
export function rememberSentNote(userId: string, { exercise_id, note, seen }: UnsentNote): void {
  keepSeen(userId, exercise_id, [...new Set([...seen, note])])
}

/** Removes a note that the server has, unless the note has been changed since then. */
export function forgetSentNote(userId: string, { exercise_id, note }: UnsentNote): void {
  if (readUnsentNote(userId, exercise_id) !== note) return
  notes.keep(noteKey(userId, exercise_id), null)
  seenBefore.keep(seenKey(userId, exercise_id), null)
}

function readSeen(userId: string, exerciseId: string): string[] {
  return seenBefore.read(seenKey(userId, exerciseId))?.seen ?? []
}

function keepSeen(userId: string, exerciseId: string, seen: string[]): void {
  seenBefore.keepIfNew(seenKey(userId, exerciseId), { seen })
}
