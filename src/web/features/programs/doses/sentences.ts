import { formatNumber } from "#domain/measures/numbers.ts"
import type { ShownSet } from "#domain/programs/prescription.ts"

const numerals = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/** The texts of prescribed sets. */
export const sentences = {
  orMore: " or more",
  times: (times: number) => `${numerals[times - 2] ?? times} times`,
}

const units = { reps: "", seconds: " s", minutes: " min", km: " km", mi: " mi" }

/** What a set asks for: "5", "8-12", "30 s", "90 s + 120 s". */
export function amountText({
  unit,
  low,
  high,
  parts,
}: Pick<ShownSet, "unit" | "low" | "high" | "parts">): string {
  if (unit === "intervals") return (parts ?? []).map((seconds) => `${seconds} s`).join(" + ")
  return `${formatNumber(low)}${high === low ? "" : `-${formatNumber(high)}`}${units[unit]}`
}
