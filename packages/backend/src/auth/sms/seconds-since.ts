/** Seconds since a stored time; null if there is none. */
export function secondsSince(moment: string | null): number | null {
  return moment === null ? null : (Date.now() - Date.parse(moment)) / 1_000
}
