import { type Dispatch, useCallback, useMemo, useReducer, useRef, useState } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import type { StorageState } from "#web/device/device-store.ts"
import { type DraftEnd, draftKeeper, type KeptDraft } from "#web/offline/drafts/draft-store.ts"
import { OwnEdits } from "./own-edits.ts"
import { useOtherTabs } from "./use-other-tabs.ts"
import { type TabDraft, useStoring } from "./use-storing.ts"
import { useToday } from "./use-today.ts"

export interface Workout {
  draft: Draft
  /** Applies the person's edits. */
  edit: Dispatch<DraftEdit>
  /** Applies the screen's own edits, which don't cause a draft to be stored. */
  fillIn: Dispatch<DraftEdit>
  /** Whether the draft is stored; null until there is something to store. */
  keeping: StorageState | null
  /** How another tab ended the workout; null while it is open. */
  endedElsewhere: DraftEnd | null
  /** Stores pending changes at once. */
  keepNow: () => void
  /** Removes the draft for good, because the workout was saved or discarded. */
  forget: (how: DraftEnd) => void
  /** Stores the draft again at once, after it was cleared for a save that failed. */
  keepAgain: () => void
}

/**
 * A route's draft and its storage on this device. Several tabs may share the draft: each switches to a draft that another tab stored, and reapplies
 * those of its own edits that are missing. Use the route's key as the component's key.
 */
export function useWorkout(key: string, start: KeptDraft, isRestored: boolean): Workout {
  const [draft, dispatch] = useReducer(editDraft, start.draft)
  const [isTouched, setTouched] = useState(isRestored)
  const [keeping, setKeeping] = useState<StorageState | null>(isRestored ? "kept" : null)
  const [endedElsewhere, setEndedElsewhere] = useState<DraftEnd | null>(null)
  const [edits] = useState(() => new OwnEdits(start))
  const keeper = useMemo(
    () =>
      draftKeeper(key, (written) => {
        edits.markWritten()
        setKeeping(written)
      }),
    [key, edits],
  )
  const tabRef = useRef<TabDraft>({ latest: draft, takenOver: isRestored ? draft : undefined })
  const followToday = useToday(start.draft, isTouched, dispatch)
  const takeOver = useCallback((theirs: Draft) => {
    setEndedElsewhere(null)
    dispatch({ kind: "take_over", draft: theirs })
    setTouched(true)
    setKeeping("kept")
  }, [])
  const storage = { tabRef, keeper, edits }
  useStoring(draft, isTouched, storage)
  const isOnDevice = keeping === null || keeping === "kept"
  useOtherTabs(key, isOnDevice, storage, takeOver, setEndedElsewhere)

  const edit = useCallback(
    (done: DraftEdit) => {
      followToday()
      setTouched(true)
      // A rejected edit must not be applied later on top of another tab's draft.
      if (editDraft(tabRef.current.latest, done) !== tabRef.current.latest) edits.add(done)
      dispatch(done)
    },
    [followToday, edits],
  )
  const keepNow = useCallback(() => keeper.flush(), [keeper])
  const forget = useCallback(
    (how: DraftEnd) => {
      tabRef.current.isForgotten = true
      keeper.end(how, edits.kept(tabRef.current.latest).seen)
    },
    [keeper, edits],
  )
  const keepAgain = useCallback(() => {
    tabRef.current.isForgotten = false
    keeper.keep(edits.kept(tabRef.current.latest))
    keeper.flush()
  }, [keeper, edits])

  return { draft, edit, fillIn: dispatch, keeping, endedElsewhere, keepNow, forget, keepAgain }
}
