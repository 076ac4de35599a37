/** The wording for choosing a template. It is in a file of its own because the first load doesn't need it. */
export const sentences = {
  template: "Template",
  startAdHoc: "Start Ad Hoc",
  adHocQuestion: "Selecting 'Ad-Hoc Workout' will clear the current exercises and notes. Are you sure?",
  // Quoted word for word from the specification.
  loadingTemplates: "Loading templates...",
  noTemplates: "No templates available",
  chooseTemplate: "Select a template or start ad hoc",

  sessionUnknown: "This session can no longer be read. Start it from Home or from its program.",
  templatesNotHere: "Your templates aren’t stored on this device. Connect to the internet to choose one.",
}
