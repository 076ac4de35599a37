/** What is said about exercises that a plan asks for and nobody knows; apart from the other sentences, as few workouts need it. */
export const sentences = {
  unmatched: (names: readonly string[]) =>
    `Not in your exercises: ${names.join(", ")}. Pick what is meant, make it an exercise of your own, or skip it.`,
  picked: (exercise: string, name: string) => `${exercise} for ${name}.`,
  skipped: (name: string) => `${name} skipped.`,
}
