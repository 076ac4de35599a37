/** Seconds since a stored moment; null if there was none. */
export function secondsSince(moment: string | null): number | null {
  return moment === null ? null : (Date.now() - Date.parse(moment)) / 1_000
}
