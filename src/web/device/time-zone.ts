/** The device's time zone (IANA name). */
export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones to choose from. The chosen one is always included, because browsers don't all know the same names. */
export function timeZonesWith(chosen: string): string[] {
  return [...new Set([chosen, timeZoneHere(), "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted()
}
