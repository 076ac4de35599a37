/** The message for a dialog that can't be loaded. */
export const sentences = {
  partMissing: "This part of the app couldn’t be loaded. Check your connection, then reload the page.",
}
