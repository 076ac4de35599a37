// Notes of exercises that are typed and not yet on the server.
import * as z from "zod/mini"
import { deviceStore, keysStartingWith } from "#web/device/device-store.ts"

export interface UnsentNote {
  exercise_id: string
  note: string
  /** What the server may hold that this note takes the place of: the note that it was typed over, and what was sent of it before. */
  seen: string[]
}

const noteKey = (userId: string, exerciseId: string) => `note:${userId}:${exerciseId}`
const notes = deviceStore(
  (value) => z.parse(z.object({ note: z.string() }), value),
  (note) => ({ note }),
)
const seenKey = (userId: string, exerciseId: string) => `note-seen:${userId}:${exerciseId}`
const seenBefore = deviceStore(
  (value) => z.parse(z.object({ seen: z.array(z.string()) }), value),
  (text) => ({ seen: JSON.parse(text) }),
)

/** What was typed and is not on the server yet; null when nothing is. */
export function readUnsentNote(userId: string, exerciseId: string): string | null {
  return notes.read(noteKey(userId, exerciseId))?.note ?? null
}

/** All of them. */
export function readUnsentNotes(userId: string): UnsentNote[] {
  const start = noteKey(userId, "")
  return keysStartingWith(start).flatMap((key) => {
    const exercise_id = key.slice(start.length)
    const note = readUnsentNote(userId, exercise_id)
    return note === null ? [] : [{ exercise_id, note, seen: readSeen(userId, exercise_id) }]
  })
}

/** Keeps what is typed now; `before` is what stood there. */
export function keepUnsentNote(userId: string, exerciseId: string, before: string, text: string): void {
  if (readUnsentNote(userId, exerciseId) === null) keepSeen(userId, exerciseId, [before])
  notes.keep(noteKey(userId, exerciseId), { note: text })
}

/** The note is about to be sent: from now on the server may hold it, whatever becomes of the answer. */
export function noteIsSent(userId: string, { exercise_id, note, seen }: UnsentNote): void {
  keepSeen(userId, exercise_id, [...new Set([...seen, note])])
}

/** Forgets a note that has arrived, unless more was typed meanwhile. */
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
