import { plural, writeNumber } from "#domain/text/formats.ts"

/** Wording shared by the suggestions, for checking, editing and saving a plan. */
export const sentences = {
  loadingPlan: "Loading your suggestion...",
  nothingFits: "No exercise in the library fits your equipment and your list of things to avoid.",
  passed: "No problems found: exercises, equipment, sets and loads all fit.",
  warnings: (count: number) =>
    `${plural(count, { one: "1 warning.", other: `${writeNumber(count, 0)} warnings.` })} You can still save.`,

  startAt: (weight: string) => `Start at ${weight}`,
  whyOf: (exercise: string) => ` (${exercise})`,
  planned: (sets: string) => `The coach’s original numbers: ${sets}.`,
  setsOf: (exercise: string) => `Sets for ${exercise}`,
  repsOf: (exercise: string) => `Reps for ${exercise}`,
  swap: (exercise: string) => `Swap ${exercise}`,
  swapFor: "Swap for",
  alreadyAdded: (exercise: string) => `${exercise} is already in the plan.`,
}
