import { type FocusEvent, type RefCallback, useCallback, useRef } from "react"

interface FocusBack {
  ref: RefCallback<HTMLElement>
  onFocus: (event: FocusEvent) => void
}

/** Moves the focus back to the element that had it before, or to the page, when the focused element disappears. */
export function useFocusBack(): FocusBack {
  const origin = useRef<EventTarget | null>(null)

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // This runs while the element is still in the page. After a touch there is no focus to return, and the on-screen keyboard must not open.
    return () => {
      const focused = document.activeElement
      if (element.contains(focused) && focused?.matches(":focus-visible")) giveBack(origin.current)
    }
  }, [])
  const onFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      origin.current = relatedTarget
  }, [])

  return { ref, onFocus }
}

/** Moves the focus to an element, or to the page if the element isn't there any more. */
export function giveBack(origin: EventTarget | null) {
  const isThere = origin instanceof HTMLElement && origin.isConnected && !origin.closest("[inert]")
  const target = isThere ? origin : document.querySelector("main")
  if (!isThere) target?.setAttribute("tabindex", "-1")
  target?.focus()
  if (isThere) keepInView(origin)
}

// How long a page may take to show what an undo or a closed dialog changed.
const settlingMilliseconds = 1_000

/** Keeps the focused element in view while the page above it grows. */
function keepInView(element: HTMLElement) {
  const observer = new ResizeObserver(() => {
    if (document.activeElement === element) element.scrollIntoView({ block: "nearest" })
  })
  observer.observe(document.body)
  setTimeout(() => observer.disconnect(), settlingMilliseconds)
}
