/** Sentences of the template choice; in a file of their own, because the first load doesn't need them. */
export const sentences = {
  adHocQuestion: "Selecting 'Ad-Hoc Workout' will clear the current exercises and notes. Are you sure?",
  // The specification's, word for word.
  loadingTemplates: "Loading templates...",
  noTemplates: "No templates available",
  chooseTemplate: "Select a template or start ad hoc",

  templatesNotHere: "Your templates are not stored on this device. Connect to the internet to choose one.",
}
