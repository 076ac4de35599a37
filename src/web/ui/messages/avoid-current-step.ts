import { type RefObject, useEffect } from "react"

/** Keeps the toasts from covering the current step of a list. */
export function AvoidCurrentStep({ toasts }: { toasts: RefObject<HTMLElement | null> }): null {
  useEffect(() => (toasts.current ? avoidCurrentStep(toasts.current) : undefined), [toasts])
  return null
}

/** Moves the toasts to the top while they would cover the current step. Returns a function that stops moving them. */
function avoidCurrentStep(toasts: HTMLElement): () => void {
  const ended = new AbortController()
  let frame = 0
  function place() {
    const now = document.querySelector("li[aria-current='step']")?.getBoundingClientRect()
    // The toasts are measured in their usual position.
    delete toasts.dataset["at"]
    const own = toasts.getBoundingClientRect()
    if (now && now.bottom > own.top && now.top < own.bottom) toasts.dataset["at"] = "top"
  }
  function look() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  addEventListener("scroll", look, { passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    cancelAnimationFrame(frame)
    delete toasts.dataset["at"]
  }
}
