/** The wording about this device's copy of the app and its data. */
export const sentences = {
  offline: "You’re offline. Showing what’s saved on this device.",
  newerRelease: "A new version of Repertoire is ready.",
  update: "Update",
}
