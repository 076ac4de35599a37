/** The words that several rooms show, on buttons and as states; every first load has them. */
export const sentences = {
  cancel: "Cancel",
  tryAgain: "Try Again",
  loading: "Loading",
  dismiss: "Dismiss",
  loadAgain: "Load Again",
  moveUp: (name: string) => `Move up ${name}`,
  moveDown: (name: string) => `Move down ${name}`,
  remove: (name: string) => `Remove ${name}`,
  noExercisesYet: "No exercises yet. Add your first one.",
  repertoire: "Repertoire",
  undo: "Undo",
}
