import { useSyncExternalStore } from "react"

const wide = matchMedia("(width >= 64rem)")

function watch(onChange: () => void) {
  wide.addEventListener("change", onChange)
  return () => wide.removeEventListener("change", onChange)
}

/** Whether the window is as wide as a desk's: the same limit as in the stylesheets. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
