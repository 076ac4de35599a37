import { type RefObject, useEffect } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftKeeper, type KeptDraft, onPageLeaving } from "#web/offline/drafts/draft-store.ts"
import type { OwnEdits } from "./own-edits.ts"

/** What this tab knows of its draft beside what is on screen. */
export interface TabDraft {
  latest: Draft
  /** The draft as read from the device, until it is edited here. */
  takenOver?: Draft | undefined
  /** Removed for good, here or by another tab. */
  isForgotten?: boolean
  /** Another tab saved or cleared it. */
  isEnded?: boolean
}

/** What stores a tab's draft. Listeners read it from refs, so that they don't wait for a render. */
export interface TabStorage {
  tabRef: RefObject<TabDraft>
  keeper: DraftKeeper<KeptDraft>
  edits: OwnEdits
}

/** Stores the draft on this device after each edit of the person's, and when the page may close. */
export function useStoring(draft: Draft, isTouched: boolean, { tabRef, keeper, edits }: TabStorage): void {
  useEffect(() => {
    tabRef.current.latest = draft
    // A draft read from the device is not written back, because another tab may have changed it since.
    if (!isTouched || tabRef.current.isForgotten || draft === tabRef.current.takenOver) return
    if (!hasContent(draft)) {
      edits.markWritten()
      return keeper.keep(null)
    }
    keeper.keep(edits.kept(draft))
    if (edits.areUrgent()) keeper.flush()
  }, [draft, isTouched, tabRef, keeper, edits])

  useEffect(() => {
    const stop = onPageLeaving(() => keeper.flush())
    return () => {
      stop()
      keeper.flush()
    }
  }, [keeper])
}
