// Numbers, lists, plurals and dates for people, written with the platform's Intl formatters. Each formatter is created once:
// creating one costs about a hundred times as much as using it.
const locale = "en-US"

const decimalFormat = onceEach(
  (decimals: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }),
)
const listFormat = once(() => new Intl.ListFormat(locale))
const pluralRules = once(() => new Intl.PluralRules(locale))
const zoneFormat = onceEach(
  (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
)
// Uses the 12- or 24-hour clock of the person's device.
const timeFormat = once(() => new Intl.DateTimeFormat(undefined, { timeStyle: "short" }))

/** "9,200", or "81.2" with one decimal, which is left out where it is zero; below zero with a minus sign, "−20". */
export function writeNumber(value: number, decimals: number): string {
  return decimalFormat(decimals).format(value).replace("-", "\u2212")
}

/** "Bench, Squat, and Row"; "Bench and Squat". */
export function writeList(names: readonly string[]): string {
  return listFormat().format(names)
}

/** Splits a moment (epoch milliseconds) into its parts in the Gregorian calendar of a time zone (IANA name). */
export function partsInZone(moment: number, timeZone: string): Intl.DateTimeFormatPart[] {
  return zoneFormat(timeZone).formatToParts(moment)
}

/** The form that goes with a count: "1 set", "2 sets". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return pluralRules().select(count) === "one" ? forms.one : forms.other
}

/** A moment (epoch milliseconds) by the clock of this device: "5:30 PM", or "17:30". */
export function writeTime(moment: number): string {
  return timeFormat().format(moment)
}

/**
 * The localized names of the months that begin at these UTC midnights (epoch milliseconds), short and long, in the form used in
 * dates.
 */
export function monthNames(
  language: string,
  midnights: readonly number[],
): { short: string; long: string }[] {
  const namesBy = (month: "short" | "long") => {
    const format = new Intl.DateTimeFormat(language, {
      day: "numeric",
      month,
      timeZone: "UTC",
      calendar: "gregory",
    })
    return (midnight: number) =>
      format.formatToParts(midnight).find(({ type }) => type === "month")?.value ?? ""
  }
  const [short, long] = [namesBy("short"), namesBy("long")]
  return midnights.map((midnight) => ({ short: short(midnight), long: long(midnight) }))
}

/** Writes midnights in UTC (epoch milliseconds) as days. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (midnight: number) => string {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }))
  return (midnight) => format().format(midnight)
}

function onceEach<Kind, Format>(make: (kind: Kind) => Format): (kind: Kind) => Format {
  const made = new Map<Kind, Format>()
  return (kind) => {
    const format = made.get(kind) ?? make(kind)
    made.set(kind, format)
    return format
  }
}

function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}
