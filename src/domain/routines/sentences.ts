/**
 * The wording for saving a routine, wherever it comes from. The messages are quoted word for word from the
 * specification.
 */
export const sentences = {
  nameMissing: "Workout name is required.",
  noExercises: "Add at least one exercise to the workout.",

  name: "Routine Name",
  saveAsNew: "Save as New Routine",
}
