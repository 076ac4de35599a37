/** Words about adding exercises, and the workout's name, day and notes; not needed by the first load of logging, like those below. */
export const details = {
  addExercise: "Add exercise",
  nameThis: "Name This Workout",
  name: "Name",
  saveName: "Save Name",
  title: "Log Details",
  date: "Date",
  notes: "Notes",
  dateMissing: "Choose the date of the workout.",
  notesPlaceholder: "How was the workout?",
  dateAhead: "This day is in the future.",
}

/** Sentences about clearing a workout, the specification's word for word. */
export const clearing = {
  clearQuestion: "Clear current log? Cannot be undone.",
  cleared: "Workout cleared.",
  discardQuestion: "Discard your changes to this log? The saved log stays as it is.",
  discardChanges: "Discard Changes",
  discarded: "Changes discarded.",
}
