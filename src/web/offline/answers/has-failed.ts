/**
 * Whether a page reports a failed query. Offline a stored answer is shown instead, and the frame says so; only a query without one
 * counts as failed.
 */
export function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && (data === undefined || navigator.onLine)
}
