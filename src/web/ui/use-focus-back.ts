import { type FocusEvent, type RefCallback, useCallback, useRef } from "react"

interface FocusBack {
  ref: RefCallback<HTMLElement>
  onFocus: (event: FocusEvent) => void
}

/** For what may go away while a keyboard's focus is in it: the focus then returns to where it came from, or to the page, and is not lost. */
export function useFocusBack(): FocusBack {
  const origin = useRef<EventTarget | null>(null)

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // Called while it is still in the page. Who pressed with a thumb has no focus to lose, and wants no keyboard on the screen.
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

function giveBack(origin: EventTarget | null) {
  const isThere = origin instanceof HTMLElement && origin.isConnected && !origin.closest("[inert]")
  const target = isThere ? origin : document.querySelector("main")
  if (!isThere) target?.setAttribute("tabindex", "-1")
  target?.focus()
}
