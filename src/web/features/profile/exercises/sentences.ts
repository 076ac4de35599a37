/** The wording for a person's own exercises. */
export const sentences = {
  ownExercises: "Your exercises",
  hiddenExercise: "hidden",
}
