import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { currentSetId } from "#domain/workout/current-set.ts"
import type { Draft } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { SetActions } from "./ledger-actions.ts"
import { setActions } from "./set-actions.ts"
import { useFocusAfterRender } from "./use-focus-after-render.ts"

export interface Ledger {
  actions: SetActions
  /** The set of now. */
  currentId: string | null
  /** The set whose row is drawn as the one of now: a moment behind after a tap on Confirm, which the bar answers first. */
  drawnId: string | null
  /** Lets the first open set be the one of now again. */
  unchoose: () => void
  /** The exercise of the set that was confirmed last. */
  latestExerciseId: string | null
  /** What has just been done, for a screen reader. */
  announcement: string
  /** The exercise whose menu is open. */
  menuId: string | null
  /** The exercise whose empty note field was opened. */
  notedId: string | null
}

/** The current set and everything that changes which one it is. */
export function useLedger(userId: string, draft: Draft, edit: (edit: DraftEdit) => void): Ledger {
  const [{ chosen, isDrawnLate }, setChosen] = useState<Choice>({ chosen: null, isDrawnLate: false })
  const [menuId, openMenu] = useState<string | null>(null)
  const [notedId, note] = useState<string | null>(null)
  const [announcement, announce] = useState("")
  const [latestExerciseId, worked] = useState<string | null>(null)
  const { say } = useMessages()
  const currentId = currentSetId(draft, chosen)
  const lateId = useDeferredValue(currentId)
  const focusOn = useFocusAfterRender(isDrawnLate)
  const latest = useLatest({ draft, currentId })
  const choose = useCallback(
    (setId: string | null, isLate = false) => setChosen({ chosen: setId, isDrawnLate: isLate }),
    [],
  )

  const actions = useMemo(
    () => setActions({ userId, edit, choose, announce, worked, say, focusOn, openMenu, note, latest }),
    [userId, edit, choose, focusOn, latest, say],
  )
  const drawnId = isDrawnLate ? lateId : currentId
  const unchoose = () => choose(null)
  return { actions, currentId, drawnId, unchoose, latestExerciseId, announcement, menuId, notedId }
}

interface Choice {
  /** The set that was chosen to be the one of now. */
  chosen: string | null
  isDrawnLate: boolean
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
