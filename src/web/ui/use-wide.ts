import { useSyncExternalStore } from "react"

/**
 * Watches whether a media query matches. One result is shared by the whole page: parts that queried it separately would disagree, because Chromium
 * doesn't report changes caused by text size alone, nor changes that a script has already read.
 */
function watchWindow(query: string) {
  const media = matchMedia(query)
  let isMatching = media.matches
  const listeners = new Set<() => void>()
  function look() {
    if (media.matches === isMatching) return
    isMatching = media.matches
    for (const listener of listeners) listener()
  }
  media.addEventListener("change", look)
  // A change of text size also changes the height of the page, so this observer notices it.
  new ResizeObserver(look).observe(document.body)
  const watch = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  return { watch, isMatching: () => isMatching }
}

const wide = watchWindow("(width >= 64rem)")
const twoColumns = watchWindow("(width >= 48rem)")

/** Whether the window is as wide as a desktop's. The stylesheets use the same limit. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.watch, wide.isMatching)
}

/** Whether the window has room for two columns, as on a tablet. The stylesheets use the same limit. */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(twoColumns.watch, twoColumns.isMatching)
}
