// Answers of the server that are kept on this device, so that they can be read without a network: a row for each, in IndexedDB.
import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import { forgetKnownOfOthers } from "./known-store.ts"

/** An answer as it is kept. Its owner comes first in the key: one person's rows are never read for another. */
export interface KeptAnswer {
  user_id: string
  /** The query's key as one text. */
  hash: string
  key: readonly unknown[]
  data: unknown
  /** When the server said so, in epoch milliseconds; 0: it is known to be out of date. */
  updated_at: number
  /** Characters that the data takes as JSON. */
  size: number
  /** What shapes of answers the app knew when this one was kept. */
  shapes: string
}

interface Answers extends DBSchema {
  answers: { key: [userId: string, hash: string]; value: KeptAnswer }
}

type Database = IDBPDatabase<Answers>

let opening: Promise<Database> | undefined

function database(): Promise<Database> {
  opening ??= openDB<Answers>("repertoire-answers", 1, {
    upgrade: (created) => void created.createObjectStore("answers", { keyPath: ["user_id", "hash"] }),
    // The browser has closed it: the next use opens it anew.
    terminated: () => (opening = undefined),
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** All that is kept for a person. */
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
