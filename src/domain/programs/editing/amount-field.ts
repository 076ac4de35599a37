import { formatNumber } from "#domain/measures/numbers.ts"
import type { Amount } from "../program.ts"
import { readAmount } from "../text/set-text.ts"

const signs = { reps: "", seconds: " s", minutes: " min", km: " km", mi: " mi" } as const

/** Reads what a person types for a set: "5", "8-12", "5+", "30 s", "20 min", "5 km", "90 s + 120 s". Null if it is something else. */
export function readAmountField(text: string): Amount | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replaceAll(/[–—−]/g, "-")
    .replaceAll(",", ".")
    .replaceAll(/(?:seconds?|secs?)/g, "s")
    .replaceAll(/(?:minutes?|mins)/g, "min")
    .replace(/reps?/, "")
    .replace(/^([\d.-]+)(s|min|km|mi)\+$/, "$1+$2")
  return readAmount(plain)
}

/** A set's amount, as its field shows it. */
export function amountField({ unit, low, high, open, parts }: Amount): string {
  if (unit === "intervals") return parts.map((seconds) => `${seconds} s`).join(" + ")
  const range = high > low ? `${formatNumber(low)}-${formatNumber(high)}` : formatNumber(low)
  return `${range}${open ? "+" : ""}${signs[unit]}`
}
