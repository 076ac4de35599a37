import type { WeightUnit } from "#domain/measures/units.ts"

/** The sentences of logging a body weight. */
export const sentences = {
  open: "Log Weight",
  label: (unit: WeightUnit) => `Weight (${unit})`,
  step: (unit: WeightUnit, by: number) => `${by > 0 ? "Plus" : "Minus"} 0.1 ${unit}`,
  unreadable: "Enter a weight, such as 81 or 81.2.",
  dateProblem: "Choose a day that exists.",
  failed: "Failed to log the weight. Nothing is lost: try again.",
  logged: (weight: string, unit: WeightUnit) => `${weight} ${unit} logged.`,
}
