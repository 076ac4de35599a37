import { type RefObject, useEffect } from "react"

/** Keeps the toasts from covering fields, especially the current step of a list and the element with the keyboard focus. */
export function AvoidFields({ toasts }: { toasts: RefObject<HTMLElement | null> }): null {
  useEffect(() => (toasts.current ? avoidFields(toasts.current) : undefined), [toasts])
  return null
}

const fields = "input, select, textarea"
const inUse = "li[aria-current='step'], :focus-visible"

/** Moves the toasts to the top while they would cover a field or the element in use. Returns a function that stops this. */
function avoidFields(toasts: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let frame = 0
  const move = (isAtTop: boolean) => {
    if (isAtTop) toasts.dataset["at"] = "top"
    else delete toasts.dataset["at"]
  }
  /** Whether the toasts would cover any of these elements at the bottom, and at the top. */
  function covered(selector: string): { atBottom: boolean; atTop: boolean } {
    const boxes = [...document.querySelectorAll(selector)]
      .filter((each) => !toasts.contains(each))
      .map((each) => each.getBoundingClientRect())
    const wasAtTop = toasts.dataset["at"] === "top"
    const isCovered = (isAtTop: boolean) => {
      move(isAtTop)
      const own = toasts.querySelector(".toast")?.getBoundingClientRect()
      return own !== undefined && boxes.some((box) => meet(box, own))
    }
    const found = { atBottom: isCovered(false), atTop: isCovered(true) }
    move(wasAtTop)
    return found
  }
  function placeAtFirst() {
    const { atBottom, atTop } = covered(fields)
    move(atBottom && !atTop)
    leaveWhatIsInUse()
  }
  // Once shown, the toasts move only for the element in use, not for every field that is scrolled under them.
  function leaveWhatIsInUse() {
    const { atBottom, atTop } = covered(inUse)
    if (atBottom !== atTop) move(atBottom)
  }
  function look() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(leaveWhatIsInUse)
  }
  placeAtFirst()
  addEventListener("scroll", look, { passive: true, signal })
  addEventListener("focusin", look, { signal })
  return () => {
    ended.abort()
    cancelAnimationFrame(frame)
    delete toasts.dataset["at"]
  }
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right
  return one.height > 0 && !isBeside && one.bottom > other.top && one.top < other.bottom
}
