import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react"

/** Moves the focus to an element that will exist after the next render, or after the late one. */
export function useFocusAfterRender(isDrawnLate: boolean) {
  // A state, so that what an earlier render left to be done does not move it before.
  const [wanted, want] = useState<{ elementId: string; rowId: string | undefined } | null>(null)
  const wantedLate = useDeferredValue(wanted)
  const due = isDrawnLate ? wantedLate : wanted
  const reached = useRef<typeof due>(null)
  // After every render: the element may be one of an exercise that is drawn a moment later.
  useEffect(() => {
    const element = due && due !== reached.current && document.getElementById(due.elementId)
    if (!element) return
    reached.current = due
    element.focus()
    if (due.rowId) document.getElementById(due.rowId)?.scrollIntoView({ block: "nearest" })
  })
  return useCallback((elementId: string, rowId?: string) => want({ elementId, rowId }), [])
}
