import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient } from "@tanstack/react-query"
import * as z from "zod/mini"
import { deviceStore } from "#web/device/device-store.ts"
import {
  answerSchema,
  forgetAnswersOfOthers,
  type KeptAnswer,
  readAnswers,
  writeAnswers,
} from "./answer-store.ts"
import { readStoredSession } from "#web/device/session-store.ts"
import { isRecalled, noteRecalled } from "#web/backend/queries/recalled-answers.ts"

declare global {
  interface ImportMetaEnv {
    /**
     * Read this variable by name: reading all of `import.meta.env` would put every variable into the bundle.
     */
    readonly VITE_ANSWER_SHAPES: string | undefined
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    /** With `kept: false`, the result isn't stored on this device. */
    queryMeta: { kept?: boolean }
  }
}

/** The shape version of this build's queries. Results stored under a different version may not fit this build's screens. */
const shapes = String(import.meta.env.VITE_ANSWER_SHAPES)
const delayMilliseconds = 1000
const daysKept = 100
const dayMilliseconds = 24 * 60 * 60 * 1000
// The maximum size of one result, in characters. A year of frequent training takes up about half a million.
const largestAnswer = 1_000_000
const largestTotal = 8_000_000

/** Loads the stored results that a person can still use into the query cache, and removes the others. */
export async function recallAnswers(client: QueryClient, userId: string): Promise<void> {
  const rows = await readAnswers(userId)
  const usable = usableAnswers(rows, userId, shapes, Date.now())
  const stale = readStale()
  for (const { key, hash, data, updated_at } of usable) {
    if (client.getQueryData(key) !== undefined) continue
    const updatedAt = stale.has(hash) ? 0 : updated_at
    client.setQueryData(key, data, { updatedAt })
    noteRecalled(hashKey(key), updatedAt)
  }
  const used = new Set<unknown>(usable)
  const useless = rows.filter((row) => !used.has(row)).map(({ hash }) => hash)
  if (useless.length > 0) await writeAnswers(userId, [], useless)
}

/** The rows that are complete, belong to this person, have this build's shapes and aren't too old. Newest first, up to the total size. */
export function usableAnswers(
  rows: readonly KeptAnswer[],
  userId: string,
  shapes: string,
  now: number,
): KeptAnswer[] {
  let room = largestTotal
  return rows
    .filter((row) => isWhole(row, userId) && row.shapes === shapes)
    .filter(({ updated_at }) => updated_at === 0 || now - updated_at < daysKept * dayMilliseconds)
    .toSorted((one, other) => other.updated_at - one.updated_at)
    .filter(({ size }) => (room -= size) >= 0)
}

function isWhole(row: KeptAnswer, userId: string): boolean {
  return z.safeParse(answerSchema, row).success && row.key[0] === userId && row.data !== undefined
}

/**
 * Stores the results that are in the cache, and all later ones, on this device. Writes are batched, and flushed when the page is about to close.
 * Returns a function that stops the storing.
 */
export function keepAnswers(client: QueryClient, userId: string): () => void {
  const cache = client.getQueryCache()
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const hashes = [...changed]
    changed.clear()
    if (hashes.length > 0) void keep(client, userId, hashes).then(() => forgetStale(hashes))
  }
  const note = (query: Query) => {
    if (!isKept(query, userId)) return
    changed.add(query.queryHash)
    timer ??= setTimeout(flush, delayMilliseconds)
  }
  for (const query of cache.getAll()) note(query)
  const unsubscribe = cache.subscribe((event) => {
    if (!changesAnswer(event)) return
    if (isInvalidation(event) && isKept(event.query, userId)) markStale(event.query.queryHash)
    note(event.query)
  })
  const whenHidden = () => {
    if (document.visibilityState === "hidden") flush()
  }
  document.addEventListener("visibilitychange", whenHidden)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener("visibilitychange", whenHidden)
  }
}

function isInvalidation(event: QueryCacheNotifyEvent): boolean {
  return event.type === "updated" && event.action.type === "invalidate"
}

// Invalidated results are recorded in local storage at once, because the page may close before the database is written.
const staleKey = "stale-answers"
const staleHashes = deviceStore(
  (value) => z.parse(z.object({ hashes: z.array(z.string()) }), value),
  (text) => ({ hashes: text.split("\n") }),
)

function readStale(): Set<string> {
  return new Set(staleHashes.read(staleKey)?.hashes)
}

function markStale(hash: string): void {
  staleHashes.keepIfNew(staleKey, { hashes: [...readStale().add(hash)] })
}

function forgetStale(hashes: readonly string[]): void {
  const left = [...readStale()].filter((hash) => !hashes.includes(hash))
  staleHashes.keepIfNew(staleKey, left.length === 0 ? null : { hashes: left })
}

function changesAnswer(event: QueryCacheNotifyEvent): boolean {
  if (event.type === "updated") return event.action.type === "success" || event.action.type === "invalidate"
  return event.type === "removed"
}

/**
 * Results with gcTime 0 aren't worth storing, because they are always fetched again. Until a query has a result of its own, it may show another
 * day's; that result has no time, and after the next start it would be taken for the query's own.
 */
function isKept(query: Query, userId: string): boolean {
  const { queryKey, gcTime, meta, state } = query
  const isBorrowed = state.data !== undefined && state.dataUpdatedAt === 0 && !isRecalled(query)
  return queryKey[0] === userId && gcTime !== 0 && meta?.kept !== false && !isBorrowed
}

async function keep(client: QueryClient, userId: string, hashes: readonly string[]): Promise<void> {
  if (readStoredSession()?.user.id !== userId) return
  const cache = client.getQueryCache()
  const answers = hashes.flatMap((hash) => answerOf(cache.get(hash), userId))
  const kept = new Set(answers.map(({ hash }) => hash))
  try {
    await writeAnswers(
      userId,
      answers,
      hashes.filter((hash) => !kept.has(hash)),
    )
  } catch {
    // There is no space or no database. All stored results are removed, because unsent workouts matter more.
    await forgetAnswersOfOthers(null).catch(() => undefined)
  }
}

function answerOf(query: Query | undefined, userId: string): KeptAnswer[] {
  if (!query || query.state.data === undefined) return []
  const { data, dataUpdatedAt, isInvalidated } = query.state
  const size = JSON.stringify(data).length
  if (size > largestAnswer) return []
  const { queryHash: hash, queryKey: key } = query
  return [{ user_id: userId, hash, key, data, size, shapes, updated_at: isInvalidated ? 0 : dataUpdatedAt }]
}
