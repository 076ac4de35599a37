// The history last shown above an exercise's sets. A resumed draft starts with it, so that nothing jumps when the server responds.
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
  // Earlier releases stored an exercise's history in the format in which the server sent it.
  (text) => Object.values(trainingMemoryOf([JSON.parse(text)]))[0],
)

/** An exercise's history; undefined if unknown. */
export function readKnownMemory(userId: string, exerciseId: string): ExerciseMemory | undefined {
  return memories.read(memoryKey(userId, exerciseId)) ?? undefined
}

export function keepKnownMemory(userId: string, exerciseId: string, memory: ExerciseMemory): void {
  memories.keepIfNew(memoryKey(userId, exerciseId), memory)
}

/** Removes what is stored for other people, or for everyone if nobody is signed in. */
export function forgetKnownOfOthers(userId: string | null): void {
  for (const key of keysStartingWith("known-"))
    if (userId === null || !key.includes(userId)) keepText(key, null)
}
