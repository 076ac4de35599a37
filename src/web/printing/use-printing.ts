import { useSyncExternalStore } from "react"

const print = matchMedia("print")
let isBeingPrinted = false

function subscribe(onChange: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const note = (isNow: boolean) => () => {
    isBeingPrinted = isNow
    onChange()
  }
  // Firefox announces printing only by these events, before its media query matches.
  addEventListener("beforeprint", note(true), { signal })
  addEventListener("afterprint", note(false), { signal })
  print.addEventListener("change", onChange, { signal })
  return () => ended.abort()
}

/** Whether the page is being printed. A list must then render all of its rows, including those that aren't on screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBeingPrinted || print.matches)
}
