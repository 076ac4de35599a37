/** Why an exercise couldn't be created, whatever its name. The specification's words. */
export const sentences = {
  notLoggedIn: "User not logged in.",
  failedExercise: "Failed to save exercise.",
}
