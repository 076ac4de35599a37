/**
 * Whether a page reports a query as failed. Offline, a stored result is shown instead, and the frame mentions that; only a query without a stored
 * result counts as failed.
 */
export function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && (data === undefined || navigator.onLine)
}
