/** What is said when a version is given up; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  keptTheirs: "Your version was discarded. This is the one on the server.",
  gaveUp: "Your version was discarded.",
  broughtBack: "Your version is back.",
  notBroughtBack: "Your version could not be restored: storage on this device is full or not available.",
  noWayBack:
    "This browser can't keep drafts, so your version could not be restored. Keep both, or delete it with Delete Workout.",
}
