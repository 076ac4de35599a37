import { useCallback } from "react"
import { uncoverFocus } from "#web/ui/uncover-focus.ts"

/**
 * A ref for what is fixed at the lower edge: its height becomes a custom property of the page, so that the last line can be scrolled above it and
 * a focused element is never behind it. `--foot` is the navigation or the workout bar, `--consent` the banner above them.
 */
export function useLowerEdge(property: "--foot" | "--consent") {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const page = document.documentElement
      const measure = () => {
        page.style.setProperty(property, `${element.offsetHeight}px`)
        uncoverFocus()
      }
      // At once, because the observer speaks only after the next layout, and the first Tab may come before.
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => {
        observer.disconnect()
        page.style.removeProperty(property)
      }
    },
    [property],
  )
}
