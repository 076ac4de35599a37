/**
 * Whether a page has to report a failed query. Offline, stored answers are shown instead, and the frame says so; only queries
 * without one have failed then.
 */
export function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && (data === undefined || navigator.onLine)
}
