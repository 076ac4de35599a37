/** The wording for a person's own exercises, and for what to avoid. */
export const sentences = {
  ownExercises: "Your exercises",
  hiddenExercise: "hidden",

  avoidedTitle: "What to avoid",
  avoidedHint: "Suggestions and swaps skip anything listed here. You can still add it yourself.",
  failedAvoided: "Failed to load your list of things to avoid.",
  failedAvoid: (reason: string) => `Failed to save your list of things to avoid: ${reason}`,
  muscle: "Muscle",
  chooseMuscle: "Choose a muscle",
  reason: "Reason (optional)",
  avoid: "Avoid",
  avoidMuscle: "Avoid Muscle",
  avoidExercise: "Avoid an Exercise",
  stopAvoiding: (name: string) => `Stop avoiding ${name}`,
  alreadyAvoided: (name: string) => `${name} is already on your list.`,
  spared: "spared",
  noLongerAvoided: (name: string) => `${name} is no longer on your list.`,
}
