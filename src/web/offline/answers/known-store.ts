// What stood over the sets of an exercise when it was last shown: a draft that is taken up again begins with it, and nothing jumps when the
// server says it again.
import * as z from "zod/mini"
import {
  type ExerciseMemory,
  exerciseMemorySchema,
  trainingMemoryOf,
} from "#domain/records/training-memory.ts"
import { deviceStore, keepText, keysStartingWith } from "#web/device/device-store.ts"

const noteKey = (userId: string, exerciseId: string) => `known-note:${userId}:${exerciseId}`
const notes = deviceStore(
  (value) => z.parse(z.object({ note: z.string() }), value),
  (note) => ({ note }),
)

export function readKnownNote(userId: string, exerciseId: string): string {
  return notes.read(noteKey(userId, exerciseId))?.note ?? ""
}

export function keepKnownNote(userId: string, exerciseId: string, note: string): void {
  notes.keepIfNew(noteKey(userId, exerciseId), note ? { note } : null)
}

const memoryKey = (userId: string, exerciseId: string) => `known-memory:${userId}:${exerciseId}`
const memories = deviceStore<ExerciseMemory>(
  (value) => z.parse(exerciseMemorySchema, value),
  // As the server says it.
  (text) => Object.values(trainingMemoryOf([JSON.parse(text)]))[0],
)

/** What was done with an exercise before; undefined when that is not known. */
export function readKnownMemory(userId: string, exerciseId: string): ExerciseMemory | undefined {
  return memories.read(memoryKey(userId, exerciseId)) ?? undefined
}

export function keepKnownMemory(userId: string, exerciseId: string, memory: ExerciseMemory): void {
  memories.keepIfNew(memoryKey(userId, exerciseId), memory)
}

/** Forgets what is known of anybody else; of everybody when nobody is signed in. */
export function forgetKnownOfOthers(userId: string | null): void {
  for (const key of keysStartingWith("known-"))
    if (userId === null || !key.includes(userId)) keepText(key, null)
}
