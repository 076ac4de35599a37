/** What the choice of a rest says; apart from the screen's sentences, as the first load does not need it. */
export const sentences = {
  notificationsRefused: "Notifications are blocked. Allow them for this site in your browser's settings.",
}
