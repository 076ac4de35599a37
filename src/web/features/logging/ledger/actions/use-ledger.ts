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
  /** The current set. */
  currentId: string | null
  /** The set whose row is drawn as the current one. It lags behind `currentId` after a tap on Confirm, so that the bar can respond first. */
  drawnId: string | null
  /** Makes the first open set the current one again. */
  unchoose: () => void
  /** The exercise of the set that was confirmed last. */
  latestExerciseId: string | null
  /** The last action as text, for screen readers. */
  announcement: string
  /** The exercise whose menu is open. */
  menuId: string | null
  /** The exercise whose note is shown although it is empty. */
  notedId: string | null
}

/** The current set, and the actions on sets and exercises. */
export function useLedger(userId: string, draft: Draft, edit: (edit: DraftEdit) => void): Ledger {
  const [{ chosen, isDrawnLate }, setChosen] = useState<Choice>({ chosen: null, isDrawnLate: false })
  const [menuId, openMenu] = useState<string | null>(null)
  const [notedId, note] = useState<string | null>(null)
  const [announcement, announce] = useState("")
  const [latestExerciseId, setLatestExercise] = useState<string | null>(null)
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
    () =>
      setActions({ userId, edit, choose, announce, setLatestExercise, say, focusOn, openMenu, note, latest }),
    [userId, edit, choose, focusOn, latest, say],
  )
  const drawnId = isDrawnLate ? lateId : currentId
  const unchoose = () => choose(null)
  return { actions, currentId, drawnId, unchoose, latestExerciseId, announcement, menuId, notedId }
}

interface Choice {
  /** The set that was made the current one. */
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
