// Answers of the server that are kept on this device, so that they can be read without a network: a row for each, in IndexedDB.
import type { DBSchema } from "idb"
import * as z from "zod/mini"
import { deviceDatabase } from "#web/device/device-database.ts"
import { forgetKnownOfOthers } from "./known-store.ts"

/** A row may be anything: another release may have written it, or the disk. */
export const answerSchema = z.object({
  user_id: z.string(),
  /** The query's key as one text. */
  hash: z.string(),
  key: z.readonly(z.array(z.unknown())),
  data: z.unknown(),
  /** When the server said so, in epoch milliseconds; 0: it is known to be out of date. */
  updated_at: z.number(),
  /** Characters that the data takes as JSON. */
  size: z.number(),
  /** What shapes of answers the app knew when this one was kept. */
  shapes: z.string(),
})

/** An answer as it is kept. Its owner comes first in the key: one person's rows are never read for another. */
export type KeptAnswer = z.infer<typeof answerSchema>

interface Answers extends DBSchema {
  answers: { key: [userId: string, hash: string]; value: KeptAnswer }
}

const database = deviceDatabase<Answers>("repertoire-answers", 1, (created) => {
  created.createObjectStore("answers", { keyPath: ["user_id", "hash"] })
})

/** All that is kept for a person, unchecked. */
export async function readAnswers(userId: string): Promise<KeptAnswer[]> {
  const everyHash = IDBKeyRange.bound([userId], [userId, []])
  return (await database()).getAll("answers", everyHash)
}

/** Keeps some answers of a person and forgets others, by their hashes; all or nothing. */
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

/** Forgets everything that is kept for anybody but this person; for everybody when there is none. */
export async function forgetAnswersOfOthers(userId: string | null): Promise<void> {
  forgetKnownOfOthers(userId)
  const transaction = (await database()).transaction("answers", "readwrite")
  const keys = await transaction.store.getAllKeys()
  const others = keys.filter(([owner]) => owner !== userId)
  await Promise.all([...others.map((key) => transaction.store.delete(key)), transaction.done])
}
