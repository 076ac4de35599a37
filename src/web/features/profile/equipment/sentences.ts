import type { WeightUnit } from "#domain/measures/units.ts"

/** The wording for equipment, bars and plates. */
export const sentences = {
  equipment: "Available equipment",
  equipmentHint: "What you can train with.",

  barbellTitle: "Bars and plates",
  barbellHint: "Used to work out the plates for each side and your warm-up sets.",
  barbellWrong: "Enter weights as numbers such as 20, and pairs as whole numbers up to 20.",
  barbellSaved: "Bars and plates saved.",
  saveBarbell: "Save Bars and Plates",
  platePairs: "Plates (pairs)",
  weightsTitle: "Dumbbells and stacks",
  weightsHint: "Suggestions use only weights that you have. Fill in what you know.",
  usualSteps: "The usual steps",
  editWeights: (kind: string) => `Edit ${kind}`,
  pairsOf: (weight: string, unit: WeightUnit) => `Pairs of ${weight} ${unit}`,
}
