import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react"
import { type Draft, hasContent } from "#domain/draft.ts"
import { type DraftEdit, editDraft } from "#domain/edit-draft.ts"
import { draftKeeper, type Keeping, type KeptDraft, onPageLeaving } from "#web/offline/draft-store.ts"

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

  useEffect(() => {
    latest.current = draft
    if (!isTouched || isForgotten.current) return
    keeper.keep(hasContent(draft) ? { draft } : null)
  }, [draft, isTouched, keeper])

  useEffect(() => {
    const stop = onPageLeaving(() => keeper.flush())
    return () => {
      stop()
      keeper.flush()
    }
  }, [keeper])

  const edit = useCallback((done: DraftEdit) => {
    setTouched(true)
    dispatch(done)
  }, [])
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
