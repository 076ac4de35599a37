/** What is said about this device's own copy of the app and its answers. */
export const sentences = {
  offline: "You are offline. You see what this device has stored.",
  newerRelease: "A new version of Repertoire is ready.",
}
