import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** Why the exercises couldn't be loaded, or why an exercise couldn't be created, unless its name is the reason. The wording is the specification's. */
export const sentences = {
  notLoggedIn,
  failedList: "Failed to load exercises.",
  failedExercise: "Failed to save exercise.",
}
