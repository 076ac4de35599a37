/** The wording of the beta badge's dialog, fetched when it is opened. */
export const sentences = {
  title: "Repertoire is in beta",
  beta: "The app is in beta and may have bugs.",
  advice: "Everything you save is safe. If a page misbehaves, reload it.",
}
