/** Messages for when the server, or a service behind it, doesn't respond. */
export const sentences = {
  serverMissing: "Repertoire can’t be reached. Check your connection and try again.",
  failedStrava: "Strava can’t be reached. Check your connection and try again.",
}
