import { type RefObject, useEffect } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftKeeper, type KeptDraft, onPageLeaving } from "#web/offline/drafts/draft-store.ts"
import type { OwnEdits } from "./own-edits.ts"

/** What this tab knows about its draft, apart from what is on screen. */
export interface TabDraft {
  latest: Draft
  /** The draft as it was read from the device, until the person edits it here. */
  takenOver?: Draft | undefined
  /** Whether the draft was removed for good, here or by another tab. */
  isForgotten?: boolean
  /** Whether another tab saved or cleared the draft. */
  isEnded?: boolean
}

/** What is needed to store a tab's draft. Listeners read it from refs, so that they don't have to wait for a render. */
export interface TabStorage {
  tabRef: RefObject<TabDraft>
  keeper: DraftKeeper<KeptDraft>
  edits: OwnEdits
}

/** Stores the draft on this device after each of the person's edits, and when the page may be about to close. */
export function useStoring(draft: Draft, isTouched: boolean, { tabRef, keeper, edits }: TabStorage): void {
  useEffect(() => {
    tabRef.current.latest = draft
    // A draft read from the device isn't written back, because another tab may have changed it in the meantime.
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
