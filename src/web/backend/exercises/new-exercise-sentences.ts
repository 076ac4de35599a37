/** The reasons why an exercise wasn't created or renamed. Fetched with the code that shows them. */
export const sentences = {
  takenExercise: (name: string) => `You already have an exercise named ${name}.`,
  /** `known` is the exercise's own name if `name` is one of its aliases. */
  knownExercise: (name: string, known: string) =>
    name === known ? `${known} already exists.` : `${name} already exists as ${known}.`,
  hiddenExercise: (name: string) => `You’ve hidden an exercise named ${name}. Open it to show it again.`,
}
