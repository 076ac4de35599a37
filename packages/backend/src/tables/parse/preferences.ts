/** The supported preferences of a client's `Prefer` header. */
export interface Preferences {
  resolution: "merge-duplicates" | "ignore-duplicates" | undefined
  missing: "default" | "null" | undefined
  return: "representation" | "minimal" | "headers-only" | undefined
  count: "exact" | "planned" | "estimated" | undefined
  tx: "commit" | "rollback" | undefined
  handling: "strict" | "lenient" | undefined
  timezone: string | undefined
  maxAffected: number | undefined
  invalid: string[]
}

type Choice = "resolution" | "missing" | "return" | "count" | "tx" | "handling"

const choices: Record<Choice, readonly string[]> = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  handling: ["strict", "lenient"],
}

interface AllowedPreferences {
  tx: boolean
  timeZones: ReadonlySet<string>
}

/**
 * Parses a `Prefer` header. Its preferences are separated by commas, and the first of each kind counts. `tx` only counts if the server allows it, and
 * a time zone only if it exists.
 */
export function preferences(header: string | undefined, allowed: AllowedPreferences): Preferences {
  const given = (header ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "")
  return {
    resolution: choice(given, "resolution", ["merge-duplicates", "ignore-duplicates"]),
    missing: choice(given, "missing", ["default", "null"]),
    return: choice(given, "return", ["representation", "minimal", "headers-only"]),
    count: choice(given, "count", ["exact", "planned", "estimated"]),
    tx: allowed.tx ? choice(given, "tx", ["commit", "rollback"]) : undefined,
    handling: choice(given, "handling", ["strict", "lenient"]),
    timezone: given
      .map((each) => valueOf(each, "timezone"))
      .find((each) => each !== undefined && allowed.timeZones.has(each)),
    maxAffected: given.map(maxAffected).find((each) => each !== undefined),
    invalid: given.filter((each) => !isKnown(each, allowed)),
  }
}

type PreferenceKey = Exclude<keyof Preferences, "invalid">

const listed = ["resolution", "missing", "return", "count", "tx", "handling", "timezone"] as const

/** The header that lists the honored preferences relevant to an action; undefined if there are none. */
export function preferenceApplied(
  preferences: Preferences,
  relevant: readonly PreferenceKey[],
): string | undefined {
  const values = listed
    .filter((key) => preferences[key] !== undefined && relevant.includes(key))
    .map((key) => `${key}=${preferences[key]}`)
  const { handling, maxAffected: most } = preferences
  if (handling === "strict" && most !== undefined && relevant.includes("maxAffected"))
    values.push(`max-affected=${most}`)
  return values.length > 0 ? values.join(", ") : undefined
}

function choice<T extends string>(given: string[], key: Choice, values: readonly T[]): T | undefined {
  for (const each of given) {
    const found = values.find((value) => each === `${key}=${value}`)
    if (found !== undefined) return found
  }
  return undefined
}

function valueOf(preference: string, key: string) {
  return preference.startsWith(`${key}=`) ? preference.slice(key.length + 1) : undefined
}

function maxAffected(preference: string) {
  const value = valueOf(preference, "max-affected")
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

function isKnown(preference: string, { timeZones }: AllowedPreferences) {
  const timezone = valueOf(preference, "timezone")
  if (timezone !== undefined) return timeZones.has(timezone)
  if (valueOf(preference, "max-affected") !== undefined) return true
  return Object.entries(choices).some(([key, values]) =>
    values.some((value) => preference === `${key}=${value}`),
  )
}
