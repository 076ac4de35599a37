import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

/** Wording for logging a body weight. */
export const sentences = {
  open: "Log Weight",
  save: "Save Weight",
  label: (unit: WeightUnit) => `Weight (${unit})`,
  step: (unit: WeightUnit, by: number) =>
    `${by > 0 ? "Plus" : "Minus"} ${formatNumber(Math.abs(by))} ${unit}`,
  unreadable: "Enter a weight, such as 81 or 81.2.",
  dateProblem: "Enter a valid date.",
  failed: "Your weight couldn’t be logged. Nothing is lost. Try again.",
  logged: (weight: string, unit: WeightUnit) => `${weight} ${unit} logged.`,
}
