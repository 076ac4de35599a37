// What stood over the sets of an exercise when it was last shown: a draft that is taken up again begins with it, and nothing jumps when the
// server says it again.
import { type ExerciseMemory, trainingMemoryOf } from "#domain/records/training-memory.ts"
import { keepIfNew, keepText, keysStartingWith, readText } from "#web/device/device-store.ts"

const noteKey = (userId: string, exerciseId: string) => `known-note:${userId}:${exerciseId}`
const memoryKey = (userId: string, exerciseId: string) => `known-memory:${userId}:${exerciseId}`

export function readKnownNote(userId: string, exerciseId: string): string {
  return readText(noteKey(userId, exerciseId)) ?? ""
}

export function keepKnownNote(userId: string, exerciseId: string, note: string): void {
  keepIfNew(noteKey(userId, exerciseId), note || null)
}

/** What was done with an exercise before; undefined when that is not known. */
export function readKnownMemory(userId: string, exerciseId: string): ExerciseMemory | undefined {
  const text = readText(memoryKey(userId, exerciseId))
  if (text === null) return undefined
  try {
    return trainingMemoryOf([JSON.parse(text)])[exerciseId]
  } catch {
    return undefined
  }
}

export function keepKnownMemory(
  userId: string,
  exerciseId: string,
  { bests, ...last }: ExerciseMemory,
): void {
  keepIfNew(memoryKey(userId, exerciseId), JSON.stringify({ exercise_id: exerciseId, ...last, ...bests }))
}

/** Forgets what is known of anybody else; of everybody when nobody is signed in. */
export function forgetKnownOfOthers(userId: string | null): void {
  for (const key of keysStartingWith("known-"))
    if (userId === null || !key.includes(userId)) keepText(key, null)
}
