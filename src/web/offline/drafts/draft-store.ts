import * as z from "zod/mini"
import { draftSchema } from "#domain/workout/draft.ts"

const delayMilliseconds = 1000

const keptDraftSchema = z.object({
  version: z.literal(1),
  draft: draftSchema,
})

/** How a workout ended: it is in the queue or on the server, or the person did not want it. */
export type DraftEnd = "saved" | "cleared"

// What stands under the key for a moment before it goes, so that other tabs learn why.
const endedSchema = z.object({ version: z.literal(1), ended: z.enum(["saved", "cleared"]) })

/** What is kept of a workout that is not safe on the server yet. */
export type KeptDraft = Omit<z.infer<typeof keptDraftSchema>, "version">

/** Whether the last writing is on the device: the storage may be full, or closed to us. */
export type Keeping = "kept" | "full" | "unavailable"

/** Where the draft of a route is kept; `route` is "new", "template:{id}", "plan:{id}" or "log:{id}". */
export function draftKey(userId: string, route: string): string {
  return `draft:${userId}:${route}`
}

/** The draft kept under a key, or null. What can't be read is set aside, not deleted. */
export function readDraft(key: string, storage: Storage | null = browserStorage()): KeptDraft | null {
  return readKept(key, keptDraftSchema, storage)
}

/** What is kept under a key, without its version, or null. What can't be read is set aside, not deleted. */
export function readKept<Kept extends { version: number }>(
  key: string,
  schema: z.ZodMiniType<Kept>,
  storage: Storage | null = browserStorage(),
): Omit<Kept, "version"> | null {
  const text = storage?.getItem(key) ?? null
  if (storage === null || text === null || endIn(text)) return null
  try {
    const { version: _, ...kept } = z.parse(schema, JSON.parse(text))
    return kept
  } catch {
    setAside(key, text, storage)
    return null
  }
}

function endIn(text: string | null): DraftEnd | null {
  try {
    return z.parse(endedSchema, JSON.parse(text ?? "")).ended
  } catch {
    return null
  }
}

function setAside(key: string, text: string, storage: Storage): void {
  // First out of the way: there may not be room for both.
  storage.removeItem(key)
  try {
    storage.setItem(`${key}:unreadable`, text)
  } catch {
    // What can't be read has no more claim than that.
  }
}

/** The browser's storage; null where it is closed to us. */
function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Keeps the draft of one route: a second after it changed, and at once when asked. */
export interface DraftKeeper<Kept> {
  /** Takes the newest draft; null clears what is kept, at once. */
  keep(kept: Kept | null): void
  /** Clears what is kept, at once, and tells other tabs how it ended. */
  end(how: DraftEnd): void
  /** Writes what is waiting now. */
  flush(): void
  /** Writes nothing of what is waiting. */
  drop(): void
}

/** What of all keepers is not written yet. */
const unwritten = new Set<() => void>()

/** Writes what any screen has yet to write. */
export function flushDrafts(): void {
  for (const flush of unwritten) flush()
}

/** Whether two things that can be kept hold the same, in the same order. */
export function isSame(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Keeps a draft that no screen holds; says whether it is on the device. */
export function keepDraft(key: string, draft: KeptDraft["draft"]): Keeping {
  return write(key, { draft }, browserStorage())
}

/** A keeper for one key; `report` hears of every writing. Flush it before letting go of it. */
export function draftKeeper<Kept extends object = KeptDraft>(
  key: string,
  report: (keeping: Keeping) => void,
  storage: Storage | null = browserStorage(),
): DraftKeeper<Kept> {
  let waiting: Kept | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    unwritten.delete(flush)
    if (!waiting) return
    report(write(key, waiting, storage))
    waiting = undefined
  }
  const drop = () => {
    waiting = undefined
    flush()
  }
  const clear = () => {
    drop()
    storage?.removeItem(key)
    tell()
  }
  return {
    keep(kept) {
      if (kept) {
        waiting = kept
        unwritten.add(flush)
        timer ??= setTimeout(flush, delayMilliseconds)
      } else clear()
    },
    end(how) {
      if (storage?.getItem(key)) write(key, { ended: how }, storage)
      clear()
    },
    flush,
    drop,
  }
}

function write(key: string, kept: object, storage: Storage | null): Keeping {
  if (!storage) return "unavailable"
  try {
    storage.setItem(key, JSON.stringify({ version: 1, kept_at: Date.now(), ...kept }))
    tell()
    return "kept"
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable"
  }
}

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls back when a draft was written or cleared, here or in another tab. Returns how to stop listening. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}

/** What another tab does with the draft under a key. */
interface DraftElsewhere {
  /** It has written it, or may have while this page was not looked at. */
  onWritten: (kept: KeptDraft) => void
  onEnded: (how: DraftEnd) => void
}

/** Follows what other tabs do with the draft under a key. Returns how to stop listening. */
export function onDraftElsewhere(key: string, { onWritten, onEnded }: DraftElsewhere): () => void {
  const look = () => {
    const kept = peekDraft(key)
    if (kept) onWritten(kept)
  }
  const whenWritten = (event: StorageEvent) => {
    if (event.key !== key) return
    const how = endIn(event.newValue)
    if (how) onEnded(how)
    else look()
  }
  const whenShown = () => {
    if (document.visibilityState === "visible") look()
  }
  addEventListener("storage", whenWritten)
  document.addEventListener("visibilitychange", whenShown)
  return () => {
    removeEventListener("storage", whenWritten)
    document.removeEventListener("visibilitychange", whenShown)
  }
}

/** The draft that is kept under a key, or null. What can't be read is left alone: another release may have written it. */
function peekDraft(key: string): KeptDraft | null {
  try {
    return z.parse(keptDraftSchema, JSON.parse(browserStorage()?.getItem(key) ?? ""))
  } catch {
    return null
  }
}

/** Calls back when the page may be about to go: the last moment that a phone is sure to give. Returns how to stop listening. */
export function onPageLeaving(callback: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === "hidden") callback()
  }
  addEventListener("pagehide", callback)
  document.addEventListener("visibilitychange", whenHidden)
  return () => {
    removeEventListener("pagehide", callback)
    document.removeEventListener("visibilitychange", whenHidden)
  }
}
