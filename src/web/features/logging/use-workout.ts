import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react"
import { type Draft, hasContent } from "#domain/draft.ts"
import { type DraftEdit, editDraft } from "#domain/edit-draft.ts"
import { currentDay } from "#web/offline/current-day.ts"
import {
  draftKeeper,
  type Keeping,
  type KeptDraft,
  onDraftElsewhere,
  onPageLeaving,
} from "#web/offline/draft-store.ts"

export interface Workout {
  draft: Draft
  /** What the person does. */
  edit: Dispatch<DraftEdit>
  /** What the screen fills in by itself: no reason to keep a draft. */
  fillIn: Dispatch<DraftEdit>
  /** Whether the draft is on the device; null before there was anything to keep. */
  keeping: Keeping | null
  /** Clears what is kept, for good: the workout is safe elsewhere, or not wanted. */
  forget: () => void
  /** Keeps it again, at once: what it was cleared for did not come to pass. */
  keepAgain: () => void
}

/** The draft of one route and its keeping on this device. Render it under a key of the route. */
export function useWorkout(key: string, start: KeptDraft, isRestored: boolean): Workout {
  const [draft, dispatch] = useReducer(editDraft, start.draft)
  const [isTouched, setTouched] = useState(isRestored)
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  const keeper = useMemo(() => draftKeeper(key, setKeeping), [key])
  const isForgotten = useRef(false)
  const latest = useRef(draft)
  const takenOver = useRef<Draft>(undefined)
  const followToday = useToday(start.draft, isTouched, dispatch)

  useEffect(() => {
    latest.current = draft
    // What another tab has written is not written back: it may have gone on by then.
    if (!isTouched || isForgotten.current || draft === takenOver.current) return
    keeper.keep(hasContent(draft) ? { draft } : null)
  }, [draft, isTouched, keeper])

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
    return onDraftElsewhere(key, (theirs) => {
      if (isForgotten.current || keeper.isWaiting() || isSame(theirs.draft, latest.current)) return
      takenOver.current = theirs.draft
      dispatch({ kind: "take_over", draft: theirs.draft })
      setTouched(true)
      setKeeping("kept")
    })
  }, [isOnDevice, keeper, key])

  const edit = useCallback(
    (done: DraftEdit) => {
      followToday()
      setTouched(true)
      dispatch(done)
    },
    [followToday],
  )
  const forget = useCallback(() => {
    isForgotten.current = true
    keeper.keep(null)
  }, [keeper])
  const keepAgain = useCallback(() => {
    isForgotten.current = false
    keeper.keep({ draft: latest.current })
    keeper.flush()
  }, [keeper])

  return { draft, edit, fillIn: dispatch, keeping, forget, keepAgain }
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

function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
