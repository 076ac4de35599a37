import { useSyncExternalStore } from "react"

const wide = matchMedia("(width >= 64rem)")

// One answer for the whole page. Chromium doesn't report a change that only the size of the text brought, and none at all that a script has
// read before: parts that ask by themselves, each when it is drawn, would not agree about which of them shows what.
let isWide = wide.matches
const listeners = new Set<() => void>()

function look() {
  if (wide.matches === isWide) return
  isWide = wide.matches
  for (const listener of listeners) listener()
}
wide.addEventListener("change", look)
// The text's size changes the page's height.
new ResizeObserver(look).observe(document.body)

function watch(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether the window is as wide as a desk's: the same limit as in the stylesheets. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => isWide)
}
