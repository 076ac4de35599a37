import * as z from "zod/mini"
import { draftSchema } from "#domain/workout/draft.ts"
import {
  deviceStore,
  type DeviceStore,
  type StorageState,
  keepText,
  keepValue,
  readText,
} from "#web/device/device-store.ts"

const delayMilliseconds = 1000

const seenEditsSchema = z.record(z.string(), z.number())

/** How many of each tab's edits a draft includes. */
export type SeenEdits = z.infer<typeof seenEditsSchema>

const keptDraftSchema = z.object({
  draft: draftSchema,
  /** Drafts stored by earlier releases don't have this field. */
  seen: z.exactOptional(seenEditsSchema),
})

/** A workout's draft as stored, until the workout is saved. */
export type KeptDraft = z.infer<typeof keptDraftSchema>

const drafts = deviceStore<KeptDraft>((value) => z.parse(keptDraftSchema, value))

/** How a workout ended: queued or saved, or discarded by the person. */
export type DraftEnd = "saved" | "cleared"

// How a draft ended. This is written under the draft's key just before the draft is removed, so that other tabs learn why the draft is gone.
const endSchema = z.object({ ended: z.enum(["saved", "cleared"]), seen: z.exactOptional(seenEditsSchema) })
const ends = deviceStore((value) => z.parse(endSchema, value))

/** The key of a route's draft; `route` is "new", "template:{id}", "plan:{id}" or "log:{id}". */
export function draftKey(userId: string, route: string): string {
  return `draft:${userId}:${route}`
}

/** The draft under a key, or null. An unreadable draft is set aside, not deleted. */
export function readDraft(key: string): KeptDraft | null {
  return readUnsaved(key, drafts)
}

/** The unsaved content under a key, or null. Unreadable content is set aside, not deleted. */
export function readUnsaved<Kept extends object>(key: string, store: DeviceStore<Kept>): Kept | null {
  const text = readText(key)
  const kept = store.parse(text)
  if (text !== null && !kept && !ends.parse(text)) setAside(key, text)
  return kept
}

function setAside(key: string, text: string): void {
  // The unreadable text is removed from its old key first, because there may not be room for two copies.
  keepText(key, null)
  keepText(`${key}:unreadable`, text)
}

/** Stores one route's draft a second after each change, or at once when flushed. */
export interface DraftKeeper<Kept> {
  /** Accepts the newest draft; null clears the stored one at once. */
  keep(kept: Kept | null): void
  /** Clears the stored draft at once, and tells other tabs how the workout ended and which edits it included. */
  end(how: DraftEnd, seen?: SeenEdits): void
  /** Writes pending changes now. */
  flush(): void
  /** Drops pending changes. */
  drop(): void
}

/** Functions that write the pending changes of each open draft. */
const unwritten = new Set<() => void>()

/** Writes the pending changes of all screens. */
export function flushDrafts(): void {
  for (const flush of unwritten) flush()
}

/** Stores a draft that no screen shows. */
export function keepDraft(key: string, draft: KeptDraft["draft"]): StorageState {
  return drafts.keep(key, { draft })
}

/** Stores the draft under one key. `report` is called after each write. Flush it when its screen closes. */
export function draftKeeper<Kept extends object = KeptDraft>(
  key: string,
  report: (keeping: StorageState) => void,
): DraftKeeper<Kept> {
  let waiting: Kept | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    unwritten.delete(flush)
    if (!waiting) return
    report(keepValue(key, waiting))
    waiting = undefined
  }
  const drop = () => {
    waiting = undefined
    flush()
  }
  const clear = () => {
    drop()
    keepValue(key, null)
  }
  return {
    keep(kept) {
      if (kept) {
        waiting = kept
        unwritten.add(flush)
        timer ??= setTimeout(flush, delayMilliseconds)
      } else clear()
    },
    end(how, seen) {
      if (readText(key)) ends.keep(key, { ended: how, ...(seen && { seen }) })
      clear()
    },
    flush,
    drop,
  }
}

/** How to respond when another tab changes the draft under a key. */
interface DraftElsewhere {
  /** The draft was written, or may have been written while this page was hidden. */
  onWritten: (kept: KeptDraft) => void
  onEnded: (how: DraftEnd, seen: SeenEdits | undefined) => void
}

/** Listens for other tabs' changes to the draft under a key. Returns a function that stops listening. */
export function onDraftElsewhere(key: string, { onWritten, onEnded }: DraftElsewhere): () => void {
  const look = () => {
    // Another release may have written a draft that this one can't read.
    const kept = drafts.read(key)
    if (kept) onWritten(kept)
  }
  const whenWritten = (event: StorageEvent) => {
    if (event.key !== key) return
    const end = ends.parse(event.newValue)
    if (end) onEnded(end.ended, end.seen)
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

/** Calls `callback` when the page may be about to close, on the last event that phones reliably send. Returns a function that stops listening. */
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
