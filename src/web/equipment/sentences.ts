import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { FixedKind } from "#domain/plates/barbells.ts"
import { plural, writeNumber } from "#domain/text/formats.ts"

const names: Record<FixedKind, string> = {
  dumbbell: "Dumbbells",
  kettlebell: "Kettlebells",
  machine: "Machines",
  cable: "Cable stack",
}

const questions: Record<FixedKind, string> = {
  dumbbell: "Which dumbbells do you have?",
  kettlebell: "Which kettlebells do you have?",
  machine: "Which weights do your machines have?",
  cable: "Which weights does your cable stack have?",
}

const weightsOf: Record<FixedKind, string> = {
  dumbbell: "dumbbells",
  kettlebell: "kettlebells",
  machine: "machines’ weights",
  cable: "cable stack",
}

const fewest = 8

/** The wording for the weights of dumbbells, stacks and the like. */
export const sentences = {
  names,
  questions,
  hint: (kind: FixedKind) =>
    kind === "dumbbell"
      ? "Enter them the way you log them. Suggestions then use only these. Leave everything empty for the usual steps."
      : "Suggestions then use only these. Leave everything empty for the usual steps.",
  from: (unit: WeightUnit) => `From (${unit})`,
  to: (unit: WeightUnit) => `To (${unit})`,
  by: (unit: WeightUnit) => `In steps of (${unit})`,
  singles: "Other weights",
  singlesHint: "Separated by spaces, such as 32 36 40",
  save: "Save Weights",
  wrong:
    "Enter the lowest weight, the highest and the step between them, or list up to 100 weights one by one.",
  none: "No weights entered, so suggestions use the usual steps.",
  /** "9 weights: 10, 12.5, 15, 17.5 … 30 kg" */
  list: (weights: readonly number[], unit: WeightUnit) => {
    const written = weights.map(formatNumber)
    const shown =
      written.length <= fewest ? written.join(", ") : `${written.slice(0, 4).join(", ")} … ${written.at(-1)}`
    const count = plural(weights.length, {
      one: "1 weight",
      other: `${writeNumber(weights.length, 0)} weights`,
    })
    return `${count}: ${shown} ${unit}`
  },
  answered: (kind: FixedKind) => `Suggested from your ${weightsOf[kind]}.`,
  saved: (kind: FixedKind) => `${names[kind]} saved. Your next suggestions use them.`,
  cleared: (kind: FixedKind) => `${names[kind]} cleared. Suggestions use the usual steps.`,
}
