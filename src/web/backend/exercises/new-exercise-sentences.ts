/** Why an exercise was not created or renamed; fetched with what needs them. */
export const sentences = {
  takenExercise: (name: string) => `You already have an exercise named ${name}.`,
  knownExercise: (name: string, known: string) =>
    name === known ? `${known} is there already.` : `${name} is there already, as ${known}.`,
  hiddenExercise: (name: string) => `${name} is one of your hidden exercises. Open it to show it again.`,
}
