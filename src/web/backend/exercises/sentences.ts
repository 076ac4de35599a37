import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** Why the exercises couldn't be loaded, or one couldn't be created, whatever its name. Texts from the specification. */
export const sentences = {
  notLoggedIn,
  failedList: "Failed to load exercises.",
  failedExercise: "Failed to save exercise.",
}
