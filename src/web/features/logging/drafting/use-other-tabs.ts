import { useEffect } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { isSame } from "#web/device/device-store.ts"
import { type DraftEnd, onDraftElsewhere } from "#web/offline/drafts/draft-store.ts"
import type { TabStorage } from "./use-storing.ts"

/**
 * While a draft is stored on this device, follows other tabs' changes to the draft. `takeOver` shows another tab's draft with this tab's edits on
 * top; `end` is called when another tab saves or clears the draft.
 */
export function useOtherTabs(
  key: string,
  isOnDevice: boolean,
  { tabRef, keeper, edits }: TabStorage,
  takeOver: (draft: Draft) => void,
  end: (how: DraftEnd) => void,
): void {
  useEffect(() => {
    if (!isOnDevice) return undefined
    return onDraftElsewhere(key, {
      onWritten(theirs) {
        const { isForgotten, isEnded, latest } = tabRef.current
        if (isForgotten && !isEnded) return
        const isAhead = !edits.areIn(theirs.seen)
        const next = edits.onTopOf(theirs)
        if (!isEnded && isSame(next, latest) && !isAhead) return
        tabRef.current = { latest, takenOver: next }
        takeOver(next)
        if (!isAhead) return
        keeper.keep(edits.kept(next))
        keeper.flush()
      },
      onEnded(how, seen) {
        const { isForgotten, latest } = tabRef.current
        if (isForgotten || !hasContent(latest)) return
        // Edits that the other tab's draft lacked are stored as a new draft.
        if (!edits.areIn(seen)) return keeper.keep(edits.kept(latest))
        keeper.drop()
        tabRef.current.isForgotten = true
        tabRef.current.isEnded = true
        end(how)
      },
    })
  }, [isOnDevice, keeper, key, edits, tabRef, takeOver, end])
}
