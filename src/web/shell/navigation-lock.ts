import { useLayoutEffect, useSyncExternalStore } from "react"

let isLocked = false
const listeners = new Set<() => void>()

function lock(isOn: boolean) {
  isLocked = isOn
  for (const listener of listeners) listener()
}

function watch(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Hides the navigation and the palette while the calling page must not be left. */
export function useNavigationLock(isOn: boolean): void {
  useLayoutEffect(() => {
    lock(isOn)
    return () => lock(false)
  }, [isOn])
}

export const useNavigationLocked = (): boolean => useSyncExternalStore(watch, () => isLocked)
