/** Calls back when the browser has nothing to do; after so many milliseconds in any case, if said. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, options)
  else setTimeout(callback)
}
