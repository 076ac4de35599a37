import { useCallback, useDeferredValue, useEffect, useState } from "react"

/** Moves the focus to an element that will exist after the next render, or after the late one. */
export function useFocusAfterRender(isDrawnLate: boolean) {
  // A state, so that what an earlier render left to be done does not move it before.
  const [wanted, want] = useState<{ elementId: string; rowId: string | undefined } | null>(null)
  const wantedLate = useDeferredValue(wanted)
  const due = isDrawnLate ? wantedLate : wanted
  useEffect(() => {
    if (!due) return
    document.getElementById(due.elementId)?.focus()
    if (due.rowId) document.getElementById(due.rowId)?.scrollIntoView({ block: "nearest" })
  }, [due])
  return useCallback((elementId: string, rowId?: string) => want({ elementId, rowId }), [])
}
