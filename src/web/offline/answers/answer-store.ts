// The server's results stored on this device for offline reading, one row each, in IndexedDB.
import type { DBSchema } from "idb"
import * as z from "zod/mini"
import { deviceDatabase } from "#web/device/device-database.ts"
import { forgetKnownOfOthers } from "./known-store.ts"

/** Rows are checked when read: another release may have written them, or the disk may be damaged. */
export const answerSchema = z.object({
  user_id: z.string(),
  /** The query's key, as a string. */
  hash: z.string(),
  key: z.readonly(z.array(z.unknown())),
  data: z.unknown(),
  /** When the server responded, in epoch milliseconds; 0 if the result is known to be outdated. */
  updated_at: z.number(),
  /** The size of the data as JSON, in characters. */
  size: z.number(),
  /** The shape version of the build that stored the result. */
  shapes: z.string(),
})

/** A stored result. Its owner comes first in the key, so that nobody gets another person's rows. */
export type KeptAnswer = z.infer<typeof answerSchema>

interface Answers extends DBSchema {
  answers: { key: [userId: string, hash: string]; value: KeptAnswer }
}

const database = deviceDatabase<Answers>("repertoire-answers", 1, (created) => {
  created.createObjectStore("answers", { keyPath: ["user_id", "hash"] })
})

/** All rows of a person, unchecked. */
export async function readAnswers(userId: string): Promise<KeptAnswer[]> {
  const everyHash = IDBKeyRange.bound([userId], [userId, []])
  return (await database()).getAll("answers", everyHash)
}

/** Stores some of a person's results and removes others by hash, in one transaction. */
export async function writeAnswers(
  userId: string,
  kept: readonly KeptAnswer[],
  forgotten: readonly string[],
): Promise<void> {
  const transaction = (await database()).transaction("answers", "readwrite")
  const work = [
    ...kept.map((answer) => transaction.store.put(answer)),
    ...forgotten.map((hash) => transaction.store.delete([userId, hash])),
  ]
  await Promise.all([...work, transaction.done])
}

/** Removes everything stored for other people, or for everyone if the id is null. */
export async function forgetAnswersOfOthers(userId: string | null): Promise<void> {
  forgetKnownOfOthers(userId)
  const transaction = (await database()).transaction("answers", "readwrite")
  const keys = await transaction.store.getAllKeys()
  const others = keys.filter(([owner]) => owner !== userId)
  await Promise.all([...others.map((key) => transaction.store.delete(key)), transaction.done])
}
