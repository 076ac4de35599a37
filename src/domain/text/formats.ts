// Numbers, lists, plurals and dates for people, formatted with Intl. Each formatter is created only once, because creating one
// costs about a hundred times as much as using it.
const locale = "en-US"

const decimalFormat = cacheByKind(
  (decimals: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }),
)
const listFormat = cache(() => new Intl.ListFormat(locale))
const pluralRules = cache(() => new Intl.PluralRules(locale))
const zoneFormat = cacheByKind(
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
// Uses the device's language, which decides between the 12-hour and the 24-hour clock.
const timeFormat = cache(() => new Intl.DateTimeFormat(undefined, { timeStyle: "short" }))

/** Writes a number with up to `decimals` decimals and a true minus sign: "9,200", "81.2", "−20". */
export function writeNumber(value: number, decimals: number): string {
  return decimalFormat(decimals).format(value).replace("-", "\u2212")
}

/** Writes a list: "Bench, Squat, and Row"; "Bench and Squat". */
export function writeList(names: readonly string[]): string {
  return listFormat().format(names)
}

/** Splits a moment (epoch milliseconds) into its parts in the Gregorian calendar of a time zone (IANA name). */
export function partsInZone(moment: number, timeZone: string): Intl.DateTimeFormatPart[] {
  return zoneFormat(timeZone).formatToParts(moment)
}

/** The form of a word that goes with a count: "set" for 1, "sets" for 2. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return pluralRules().select(count) === "one" ? forms.one : forms.other
}

/** The time of day of a moment (epoch milliseconds) in this device's clock format: "5:30 PM" or "17:30". */
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

/** Makes a function that writes a day, given as its midnight in UTC (epoch milliseconds). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (midnight: number) => string {
  const format = cache(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }))
  return (midnight) => format().format(midnight)
}

function cacheByKind<Kind, Format>(make: (kind: Kind) => Format): (kind: Kind) => Format {
  const formats = new Map<Kind, Format>()
  return (kind) => {
    const format = formats.get(kind) ?? make(kind)
    formats.set(kind, format)
    return format
  }
}

function cache<Format>(make: () => Format): () => Format {
  let format: Format | undefined
  return () => (format ??= make())
}
