/** The sentences of the kit's dialogs. */
export const sentences = {
  partMissing: "This part of the app could not be loaded. Check the network, then reload the page.",
}
