/** The wording shared by a generated week and the schedule on Home. */
export const sentences = {
  restDay: "Rest Day",
  save: "Save Weekly Plan",
  saving: "Saving...",
}
