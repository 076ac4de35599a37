/** The device's time zone (IANA name). */
export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones to choose from. The chosen one is always included, because browsers differ in the names they know. */
export function timeZonesWith(chosen: string): string[] {
  return [...new Set([chosen, timeZoneHere(), "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted()
}
