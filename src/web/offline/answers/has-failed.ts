/**
 * Whether a page has to say that a query failed. Without a network what is known is shown instead, and the frame says so; only what this
 * device does not know has failed then.
 */
export function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && (data === undefined || navigator.onLine)
}
