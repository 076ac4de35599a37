/** The sentences of the shared UI components. */
export const sentences = {
  partMissing: "This part of the app could not be loaded. Check the network, then reload the page.",
  nothingInThisTime: "Nothing in this period.",
  avoided: ", you avoid it",
  noExercisesFound: "No exercises found",
  exerciseNeedsName: "The exercise needs a name.",
}
