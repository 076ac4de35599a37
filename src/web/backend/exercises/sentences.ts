/** Why an exercise couldn't be created, whatever its name. Texts from the specification. */
export const sentences = {
  notLoggedIn: "User not logged in.",
  failedExercise: "Failed to save exercise.",
}
