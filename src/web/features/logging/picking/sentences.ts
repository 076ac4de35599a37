import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for the exercise picker. It is in a file of its own because the first load doesn't need it. */
export const sentences = {
  unmatched: (names: readonly string[]) =>
    `Not in your exercises: ${names.join(", ")}. For each, pick an exercise, create your own, or skip it.`,
  whatIs: (name: string) => `Which exercise is ${name}?`,
  pick: "Pick",
  create: "Create",
  skip: "Skip",
  /** Appended to a button's label, for screen readers. */
  exerciseFor: (name: string) => ` an exercise for ${name}`,
  picked: (exercise: string, name: string) => `${name} matched to ${exercise}.`,
  skipped: (name: string) => `${name} skipped.`,

  notHere: "Your exercises aren’t stored on this device. Connect to the internet to load them.",
  alreadyAdded: (name: string) => `${name} is already added.`,
  added: later.added,
}
