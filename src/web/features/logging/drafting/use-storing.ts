import { type RefObject, useEffect } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftKeeper, type KeptDraft, onPageLeaving } from "#web/offline/drafts/draft-store.ts"
import type { OwnEdits } from "./own-edits.ts"

/** What this tab knows of its draft beside what is drawn. */
export interface TabDraft {
  latest: Draft
  /** As it was read from the device, until it is edited here. */
  takenOver?: Draft | undefined
  /** It was removed for good here, or by another tab. */
  isForgotten?: boolean
  /** Another tab ended it. */
  isEnded?: boolean
}

/** What stores a tab's draft: read when something happens, so that no listener waits for a drawing. */
export interface TabStorage {
  tabRef: RefObject<TabDraft>
  keeper: DraftKeeper<KeptDraft>
  edits: OwnEdits
}

/** Stores the draft on this device: what the person has done to it, and all of it when the page may close. */
export function useStoring(draft: Draft, isTouched: boolean, { tabRef, keeper, edits }: TabStorage): void {
  useEffect(() => {
    tabRef.current.latest = draft
    // What was read from the device is not written back: another tab may have changed it since.
    if (!isTouched || tabRef.current.isForgotten || draft === tabRef.current.takenOver) return
    if (!hasContent(draft)) {
      edits.areWritten()
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
