/** The words that several rooms show, on buttons and as states. */
export const sentences = {
  cancel: "Cancel",
  close: "Close",
  discard: "Discard",
  tryAgain: "Try Again",
  logNewWorkout: "Log New Workout",
  loading: "Loading",
  sending: "Sending...",
  onThisDevice: "Saved on this device",
  onServer: "On the server",
  enteredIsHere: "What you entered is still here.",
  dismiss: "Dismiss",
  done: "Done",
  loadAgain: "Load Again",
  moveUp: (name: string) => `Move up ${name}`,
  moveDown: (name: string) => `Move down ${name}`,
  remove: (name: string) => `Remove ${name}`,
  noExercisesYet: "No exercises yet. Add your first one.",
  /** After a failed save of a form. */
}
