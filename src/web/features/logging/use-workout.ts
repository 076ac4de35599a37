import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { currentDay } from "#web/device/current-day.ts"
import {
  type DraftEnd,
  draftKeeper,
  isSame,
  type Keeping,
  type KeptDraft,
  onDraftElsewhere,
  onPageLeaving,
} from "#web/offline/drafts/draft-store.ts"
import { UnwrittenEdits } from "./unwritten-edits.ts"

export interface Workout {
  draft: Draft
  /** What the person does. */
  edit: Dispatch<DraftEdit>
  /** What the screen fills in by itself: no reason to keep a draft. */
  fillIn: Dispatch<DraftEdit>
  /** Whether the draft is on the device; null before there was anything to keep. */
  keeping: Keeping | null
  /** How another tab has ended it; null: it goes on. */
  endedElsewhere: DraftEnd | null
  /** Writes what was typed last, at once. */
  keepNow: () => void
  /** Clears what is kept, for good: the workout is safe elsewhere, or not wanted. */
  forget: (how: DraftEnd) => void
  /** Keeps it again, at once: what it was cleared for did not come to pass. */
  keepAgain: () => void
}

/**
 * The draft of one route and its keeping on this device. Several tabs may hold it: each takes over what another has written, and does again
 * on top of it what it has not written itself. Render it under a key of the route.
 */
export function useWorkout(key: string, start: KeptDraft, isRestored: boolean): Workout {
  const [draft, dispatch] = useReducer(editDraft, start.draft)
  const [isTouched, setTouched] = useState(isRestored)
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  const [endedElsewhere, setEndedElsewhere] = useState<DraftEnd | null>(null)
  const [unwritten] = useState(() => new UnwrittenEdits())
  const keeper = useMemo(
    () =>
      draftKeeper(key, (written) => {
        unwritten.clear()
        setKeeping(written)
      }),
    [key, unwritten],
  )
  const isForgotten = useRef(false)
  const isEnded = useRef(false)
  const latest = useRef(draft)
  const takenOver = useRef<Draft>(isRestored ? start.draft : undefined)
  const followToday = useToday(start.draft, isTouched, dispatch)

  useEffect(() => {
    latest.current = draft
    // What another tab, or this one before, has written is not written back: another may have gone on by then.
    if (!isTouched || isForgotten.current || draft === takenOver.current) return
    if (!hasContent(draft)) {
      unwritten.clear()
      return keeper.keep(null)
    }
    keeper.keep({ draft })
    if (unwritten.areUrgent()) keeper.flush()
  }, [draft, isTouched, keeper, unwritten])

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
      onWritten({ draft: theirs }) {
        if (isForgotten.current && !isEnded.current) return
        if (!isEnded.current && isSame(theirs, latest.current)) return
        const isAhead = !unwritten.isEmpty()
        const next = unwritten.onTopOf(theirs)
        if (isAhead) keeper.keep({ draft: next })
        else takenOver.current = next
        isForgotten.current = false
        isEnded.current = false
        setEndedElsewhere(null)
        dispatch({ kind: "take_over", draft: next })
        setTouched(true)
        setKeeping("kept")
      },
      onEnded(how) {
        // What was typed here since then is written as a draft again: it was not in what the other tab has ended.
        if (isForgotten.current || !unwritten.isEmpty() || !hasContent(latest.current)) return
        keeper.drop()
        isForgotten.current = true
        isEnded.current = true
        setEndedElsewhere(how)
      },
    })
  }, [isOnDevice, keeper, key, unwritten])

  const edit = useCallback(
    (done: DraftEdit) => {
      followToday()
      setTouched(true)
      // A refused edit must not come true later, on top of what another tab has written.
      if (editDraft(latest.current, done) !== latest.current) unwritten.add(done)
      dispatch(done)
    },
    [followToday, unwritten],
  )
  const keepNow = useCallback(() => keeper.flush(), [keeper])
  const forget = useCallback(
    (how: DraftEnd) => {
      isForgotten.current = true
      keeper.end(how)
    },
    [keeper],
  )
  const keepAgain = useCallback(() => {
    isForgotten.current = false
    keeper.keep({ draft: latest.current })
    keeper.flush()
  }, [keeper])

  return { draft, edit, fillIn: dispatch, keeping, endedElsewhere, keepNow, forget, keepAgain }
}

/** A workout of today that was left open, untouched, is of the day on which it is taken up. Gives what makes sure of it. */
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
