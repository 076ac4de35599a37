/** Sentences of the rest settings; in a file of their own, because the first load doesn't need them. */
export const sentences = {
  notificationsRefused: "Notifications are blocked. Allow them for this site in your browser's settings.",
}
