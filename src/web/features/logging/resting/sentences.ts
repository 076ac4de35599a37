/** What the choice of a rest says; apart from the screen's sentences, as the first load does not need it. */
export const sentences = {
  notificationsRefused:
    "The browser does not allow notifications here. Allow them in its settings for this site.",
}
