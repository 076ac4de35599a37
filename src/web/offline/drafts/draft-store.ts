import * as z from "zod/mini"
import { draftSchema } from "#domain/workout/draft.ts"
import {
  deviceStore,
  type DeviceStore,
  type Keeping,
  keepText,
  keepValue,
  readText,
} from "#web/device/device-store.ts"

const delayMilliseconds = 1000

const seenEditsSchema = z.record(z.string(), z.number())

/** How many edits of each tab are in a draft. */
export type SeenEdits = z.infer<typeof seenEditsSchema>

const keptDraftSchema = z.object({
  draft: draftSchema,
  /** Earlier releases do not say. */
  seen: z.exactOptional(seenEditsSchema),
})

/** What is kept of a workout that is not safe on the server yet. */
export type KeptDraft = z.infer<typeof keptDraftSchema>

const drafts = deviceStore<KeptDraft>((value) => z.parse(keptDraftSchema, value))

/** How a workout ended: it is in the queue or on the server, or the person did not want it. */
export type DraftEnd = "saved" | "cleared"

// Written under the key for a moment before it is removed, so that other tabs learn why.
const endSchema = z.object({ ended: z.enum(["saved", "cleared"]), seen: z.exactOptional(seenEditsSchema) })
const ends = deviceStore((value) => z.parse(endSchema, value))

/** Where the draft of a route is kept; `route` is "new", "template:{id}", "plan:{id}" or "log:{id}". */
export function draftKey(userId: string, route: string): string {
  return `draft:${userId}:${route}`
}

/** The draft kept under a key, or null. What can't be read is set aside, not deleted. */
export function readDraft(key: string): KeptDraft | null {
  return readTyped(key, drafts)
}

/** What was typed and is kept under a key, or null. What can't be read is set aside, not deleted. */
export function readTyped<Kept extends object>(key: string, store: DeviceStore<Kept>): Kept | null {
  const text = readText(key)
  const kept = store.parse(text)
  if (text !== null && !kept && !ends.parse(text)) setAside(key, text)
  return kept
}

function setAside(key: string, text: string): void {
  // First out of the way: there may not be room for both.
  keepText(key, null)
  keepText(`${key}:unreadable`, text)
}

/** Keeps the draft of one route: a second after it changed, and at once when asked. */
export interface DraftKeeper<Kept> {
  /** Takes the newest draft; null clears what is kept, at once. */
  keep(kept: Kept | null): void
  /** Clears what is kept, at once, and tells other tabs how it ended, and what was in it. */
  end(how: DraftEnd, seen?: SeenEdits): void
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

/** Keeps a draft that no screen holds; says whether it is on the device. */
export function keepDraft(key: string, draft: KeptDraft["draft"]): Keeping {
  return drafts.keep(key, { draft })
}

/** A keeper for one key; `report` hears of every writing. Flush it before letting go of it. */
export function draftKeeper<Kept extends object = KeptDraft>(
  key: string,
  report: (keeping: Keeping) => void,
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

/** What another tab does with the draft under a key. */
interface DraftElsewhere {
  /** It has written it, or may have while this page was not looked at. */
  onWritten: (kept: KeptDraft) => void
  onEnded: (how: DraftEnd, seen: SeenEdits | undefined) => void
}

/** Follows what other tabs do with the draft under a key. Returns how to stop listening. */
export function onDraftElsewhere(key: string, { onWritten, onEnded }: DraftElsewhere): () => void {
  const look = () => {
    // What can't be read is left alone: another release may have written it.
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
