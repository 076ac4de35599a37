import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react"

/** Focuses an element that exists after the next render, or after the deferred one if `isDrawnLate`. */
export function useFocusAfterRender(isDrawnLate: boolean) {
  // The wanted element is kept in state rather than in a ref, so that the effect of an earlier render doesn't clear it.
  const [wanted, want] = useState<{ elementId: string; rowId: string | undefined } | null>(null)
  const wantedLate = useDeferredValue(wanted)
  const due = isDrawnLate ? wantedLate : wanted
  const reached = useRef<typeof due>(null)
  // Runs after every render, because the element's exercise may render later.
  useEffect(() => {
    const element = due && due !== reached.current && document.getElementById(due.elementId)
    if (!element) return
    reached.current = due
    element.focus()
    if (due.rowId) document.getElementById(due.rowId)?.scrollIntoView({ block: "nearest" })
  })
  return useCallback((elementId: string, rowId?: string) => want({ elementId, rowId }), [])
}
