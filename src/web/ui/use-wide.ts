import { useSyncExternalStore } from "react"

const wide = matchMedia("(width >= 64rem)")

// One shared result for the whole page. Parts that queried it separately would disagree, because Chromium doesn't report changes caused by text
// size alone, nor changes that a script has already read.
let isWide = wide.matches
const listeners = new Set<() => void>()

function look() {
  if (wide.matches === isWide) return
  isWide = wide.matches
  for (const listener of listeners) listener()
}
wide.addEventListener("change", look)
// A change of text size also changes the height of the page, so this observer notices it.
new ResizeObserver(look).observe(document.body)

function watch(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether the window is as wide as a desktop's. The stylesheets use the same limit. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => isWide)
}
