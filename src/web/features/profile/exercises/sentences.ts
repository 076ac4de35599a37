/** What is said about exercises of one's own, and about what to avoid. */
export const sentences = {
  ownExercises: "Your exercises",
  hiddenExercise: "hidden",

  avoidedTitle: "What to avoid",
  avoidedHint: "Suggestions and swaps skip anything listed here. You can still add it yourself.",
  failedAvoided: "Failed to load what to avoid.",
  failedAvoid: (reason: string) => `Failed to save what to avoid: ${reason}`,
  chooseMuscle: "Choose a muscle",
  alreadyAvoided: (name: string) => `${name} is on your list already.`,
  noLongerAvoided: (name: string) => `${name} is no longer avoided.`,
}
