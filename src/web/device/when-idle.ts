/** Calls back when the browser is idle, or at the latest after the given timeout. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, options)
  else setTimeout(callback)
}
