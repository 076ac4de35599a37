import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { currentDay } from "#web/device/current-day.ts"
import { isSame, type Keeping } from "#web/device/device-store.ts"
import {
  type DraftEnd,
  draftKeeper,
  type KeptDraft,
  onDraftElsewhere,
  onPageLeaving,
} from "#web/offline/drafts/draft-store.ts"
import { OwnEdits } from "./own-edits.ts"

export interface Workout {
  draft: Draft
  /** The person's edits. */
  edit: Dispatch<DraftEdit>
  /** Edits by the screen itself, which are no reason to store a draft. */
  fillIn: Dispatch<DraftEdit>
  /** Whether the draft is stored; null before there was anything to store. */
  keeping: Keeping | null
  /** How another tab ended it; null while it goes on. */
  endedElsewhere: DraftEnd | null
  /** Writes what was typed last, at once. */
  keepNow: () => void
  /** Removes the draft for good: the workout is saved elsewhere, or unwanted. */
  forget: (how: DraftEnd) => void
  /** Stores the draft again at once: the save it was cleared for did not happen. */
  keepAgain: () => void
}

/**
 * The draft of one route and its storage on this device. Several tabs may share it: each takes over what another has written and
 * reapplies its own missing edits. Render it with the route's key.
 */
export function useWorkout(key: string, start: KeptDraft, isRestored: boolean): Workout {
  const [draft, dispatch] = useReducer(editDraft, start.draft)
  const [isTouched, setTouched] = useState(isRestored)
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  const [endedElsewhere, setEndedElsewhere] = useState<DraftEnd | null>(null)
  const [edits] = useState(() => new OwnEdits(start))
  const keeper = useMemo(
    () =>
      draftKeeper(key, (written) => {
        edits.areWritten()
        setKeeping(written)
      }),
    [key, edits],
  )
  const isForgotten = useRef(false)
  const isEnded = useRef(false)
  const latest = useRef(draft)
  const takenOver = useRef<Draft>(isRestored ? start.draft : undefined)
  const followToday = useToday(start.draft, isTouched, dispatch)

  useEffect(() => {
    latest.current = draft
    // What was read from the device is not written back: another tab may have changed it since.
    if (!isTouched || isForgotten.current || draft === takenOver.current) return
    if (!hasContent(draft)) {
      edits.areWritten()
      return keeper.keep(null)
    }
    keeper.keep(edits.kept(draft))
    if (edits.areUrgent()) keeper.flush()
  }, [draft, isTouched, keeper, edits])

  useEffect(() => {
    const stop = onPageLeaving(() => keeper.flush())
    return () => {
      stop()
      keeper.flush()
    }
  }, [keeper])

  const isOnDevice = keeping === null || keeping === "kept"
  useEffect(() => {
    if (!isOnDevice) return undefined
    return onDraftElsewhere(key, {
      onWritten(theirs) {
        if (isForgotten.current && !isEnded.current) return
        const isAhead = !edits.areIn(theirs.seen)
        const next = edits.onTopOf(theirs)
        if (!isEnded.current && isSame(next, latest.current) && !isAhead) return
        takenOver.current = next
        isForgotten.current = false
        isEnded.current = false
        setEndedElsewhere(null)
        dispatch({ kind: "take_over", draft: next })
        setTouched(true)
        setKeeping("kept")
        if (!isAhead) return
        keeper.keep(edits.kept(next))
        keeper.flush()
      },
      onEnded(how, seen) {
        if (isForgotten.current || !hasContent(latest.current)) return
        // What was typed here since then is stored as a new draft: the tab that ended it didn't have it.
        if (!edits.areIn(seen)) return keeper.keep(edits.kept(latest.current))
        keeper.drop()
        isForgotten.current = true
        isEnded.current = true
        setEndedElsewhere(how)
      },
    })
  }, [isOnDevice, keeper, key, edits])

  const edit = useCallback(
    (done: DraftEdit) => {
      followToday()
      setTouched(true)
      // A refused edit must not be reapplied later on top of another tab's draft.
      if (editDraft(latest.current, done) !== latest.current) edits.add(done)
      dispatch(done)
    },
    [followToday, edits],
  )
  const keepNow = useCallback(() => keeper.flush(), [keeper])
  const forget = useCallback(
    (how: DraftEnd) => {
      isForgotten.current = true
      keeper.end(how, edits.kept(latest.current).seen)
    },
    [keeper, edits],
  )
  const keepAgain = useCallback(() => {
    isForgotten.current = false
    keeper.keep(edits.kept(latest.current))
    keeper.flush()
  }, [keeper, edits])

  return { draft, edit, fillIn: dispatch, keeping, endedElsewhere, keepNow, forget, keepAgain }
}

/** An untouched workout left open overnight moves to the day it is resumed on. Returns the function that checks this. */
function useToday({ date, log }: Draft, isTouched: boolean, dispatch: Dispatch<DraftEdit>): () => void {
  const [isOfToday] = useState(() => log === null && date === currentDay())
  const isFollowing = useRef(false)
  useEffect(() => {
    isFollowing.current = isOfToday && !isTouched
  })
  const follow = useCallback(() => {
    if (isFollowing.current) dispatch({ kind: "choose_date", date: currentDay() })
  }, [dispatch])
  useEffect(() => {
    document.addEventListener("visibilitychange", follow)
    return () => document.removeEventListener("visibilitychange", follow)
  }, [follow])
  return follow
}
