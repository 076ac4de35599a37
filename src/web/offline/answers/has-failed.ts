/**
 * Whether a page reports a failed query. Offline, a stored result is shown instead, and the frame mentions it; only a query without one counts as
 * failed.
 */
export function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && (data === undefined || navigator.onLine)
}
