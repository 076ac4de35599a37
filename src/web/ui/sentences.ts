/** Wording shared by several parts of the app, for buttons and states. It is part of every first load. */
export const sentences = {
  cancel: "Cancel",
  tryAgain: "Try Again",
  loading: "Loading",
  dismiss: "Dismiss",
  loadAgain: "Load Again",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  noExercisesYet: "No exercises yet. Add your first one.",
  repertoire: "Repertoire",
  undo: "Undo",
  backToHome: "Back to Home",
  shareToStrava: "Share to Strava",
  draftsUnavailable: "This browser can’t keep drafts. Save before you leave.",
  queueUnavailable: "This browser can’t store workouts offline. Save while you’re online.",
}
