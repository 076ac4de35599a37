import { useCallback } from "react"
import { uncoverFocus } from "#web/ui/focus/uncover-focus.ts"

/**
 * A ref for elements fixed to the bottom edge. Their height becomes a custom property, so that the last line of a page can be scrolled above them
 * and the focused element is never hidden. `--foot` is the navigation or the workout bar, `--consent` the banner above them, `--save-bar` the
 * button that saves a form.
 */
export function useLowerEdge(property: "--foot" | "--consent" | "--save-bar") {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const page = document.documentElement
      const measure = () => {
        page.style.setProperty(property, `${element.offsetHeight}px`)
        uncoverFocus()
      }
      // The element is measured immediately, because the observer reports only after the next layout, and the person may press Tab before that.
      measure()
      // When the element grows, it is drawn before the page makes room for it, because laying out the whole page first would delay a tap.
      let frame = 0
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(measure)
      })
      observer.observe(element)
      return () => {
        cancelAnimationFrame(frame)
        observer.disconnect()
        page.style.removeProperty(property)
      }
    },
    [property],
  )
}
