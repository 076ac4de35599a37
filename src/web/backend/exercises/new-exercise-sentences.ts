/** Why an exercise wasn't created or renamed; fetched with what needs them. */
export const sentences = {
  takenExercise: (name: string) => `You already have an exercise named ${name}.`,
  /** `known` is the exercise's own name, where `name` is one of its aliases. */
  knownExercise: (name: string, known: string) =>
    name === known ? `${known} already exists.` : `${name} already exists as ${known}.`,
  hiddenExercise: (name: string) => `${name} is one of your hidden exercises. Open it to unhide it.`,
}
