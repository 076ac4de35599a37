/** Calls back when the browser is idle, or after this many milliseconds at the latest, if given. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, options)
  else setTimeout(callback)
}
