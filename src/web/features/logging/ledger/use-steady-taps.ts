import { type RefObject, useEffect, useRef } from "react"

// A finger does not come down twice on the very same point.
const slop = 16

/** Swallows the second tap of a double tap when the first one has put something else under the finger. */
export function useSteadyTaps(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    let first: { target: unknown; x: number; y: number } | undefined
    const onClick = (event: MouseEvent) => {
      const { clientX: x, clientY: y, detail } = event
      const target = event.target instanceof Element && event.target.closest("button")
      if (detail < 2) first = { target, x, y }
      else if (first && first.target !== target && Math.hypot(x - first.x, y - first.y) < slop) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    element?.addEventListener("click", onClick, { capture: true })
    return () => element?.removeEventListener("click", onClick, { capture: true })
  }, [])
  return area
}
