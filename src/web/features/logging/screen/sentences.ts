/** Sentences about the day and the notes of a workout; like those below in a file of their own, because the first load of logging doesn't need them. */
export const details = {
  dateMissing: "Choose the date of the workout.",
  notesPlaceholder: "How was the workout?",
  dateAhead: "This day is in the future.",
}

/** Sentences about clearing a workout, the specification's word for word. */
export const clearing = {
  clearQuestion: "Clear current log? Cannot be undone.",
  cleared: "Workout cleared.",
  discardQuestion: "Discard your changes to this log? The saved log stays as it is.",
  discarded: "Changes discarded.",
}
