/** The time zone (IANA name) of this device. */
export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone to choose from. What is chosen is always offered: a browser knows other names than the next one. */
export function timeZonesWith(chosen: string): string[] {
  return [...new Set([chosen, timeZoneHere(), "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted()
}
