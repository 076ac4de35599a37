// Notes of exercises that are typed and not yet on the server.
import { keepText, keysStartingWith, readText } from "./device-store.ts"

export interface UnsentNote {
  exercise_id: string
  note: string
}

const noteKey = (userId: string, exerciseId: string) => `note:${userId}:${exerciseId}`

/** What was typed and is not on the server yet; null when nothing is. */
export function readUnsentNote(userId: string, exerciseId: string): string | null {
  return readText(noteKey(userId, exerciseId))
}

/** All of them. */
export function readUnsentNotes(userId: string): UnsentNote[] {
  const start = noteKey(userId, "")
  return keysStartingWith(start).flatMap((key) => {
    const note = readText(key)
    return note === null ? [] : [{ exercise_id: key.slice(start.length), note }]
  })
}

export function keepUnsentNote(userId: string, exerciseId: string, text: string): void {
  keepText(noteKey(userId, exerciseId), text)
}

/** Forgets a note that has arrived, unless more was typed meanwhile. */
export function forgetSentNote(userId: string, { exercise_id, note }: UnsentNote): void {
  if (readUnsentNote(userId, exercise_id) === note) keepText(noteKey(userId, exercise_id), null)
}
