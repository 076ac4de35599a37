/** Sentences of resting; in a file of their own, because the first load doesn't need them. */
export const sentences = {
  restOver: "Rest is over.",
  notificationsRefused: "Notifications are blocked. Allow them for this site in your browser's settings.",
}
