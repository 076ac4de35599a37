// What is written for people by the platform's own formats. Each is made once: making one takes some hundred times as long as writing with it.
const locale = "en-US"

const decimalFormats = new Map<number, Intl.NumberFormat>()
const listFormat = once(() => new Intl.ListFormat(locale, { type: "conjunction" }))
const pluralRules = once(() => new Intl.PluralRules(locale))
// By 12 or 24 hours, as the person's own device does it.
const timeFormat = once(() => new Intl.DateTimeFormat(undefined, { timeStyle: "short" }))

/** "9,200", or "81.2" with one decimal, which is left out where it is zero. */
export function writeNumber(value: number, decimals: number): string {
  const known = decimalFormats.get(decimals)
  const format = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })
  if (!known) decimalFormats.set(decimals, format)
  return format.format(value)
}

/** "Bench, Squat, and Row"; "Bench and Squat". */
export function writeList(names: readonly string[]): string {
  return listFormat().format(names)
}

/** The form that goes with a count: "1 set", "2 sets". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return pluralRules().select(count) === "one" ? forms.one : forms.other
}

/** A moment (epoch milliseconds) by the clock of this device: "5:30 PM", or "17:30". */
export function writeTime(moment: number): string {
  return timeFormat().format(moment)
}

/** Writes midnights in UTC (epoch milliseconds) as days. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (midnight: number) => string {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }))
  return (midnight) => format().format(midnight)
}

function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}
