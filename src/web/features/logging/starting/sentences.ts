/** What is said where a template is chosen; apart from the screen's sentences, as the first load does not need it. */
export const sentences = {
  templatesNotHere: "Your templates are not stored on this device. Connect to the internet to choose one.",
}
