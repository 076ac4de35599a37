/** Sentences about giving up a version; in a file of their own, because the first load of logging doesn't need them. */
export const sentences = {
  keptTheirs: "Your version was discarded. This is the one on the server.",
  gaveUp: "Your version was discarded.",
  broughtBack: "Your version is back.",
  notBroughtBack: "Your version could not be restored: storage on this device is full or not available.",
  noWayBack:
    "This browser can't keep drafts, so your version could not be restored. Keep both, or delete it with Delete Workout.",
}
