import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for adding exercises and for the workout's name, day and notes. Like `clearing`, it isn't needed by the first load of logging. */
export const details = {
  addExercise: "Add exercise",
  nameThis: "Name This Workout",
  name: "Name",
  saveName: "Save Name",
  decides: "What today decides",
  title: "Log Details",
  date: "Date",
  notes: "Notes",
  dateMissing: "Choose the date of the workout.",
  notesPlaceholder: "How was the workout?",
  dateAhead: "This date is in the future.",
}

/** The wording for clearing a workout, quoted word for word from the specification. */
export const clearing = {
  clearQuestion: "Clear current log? Cannot be undone.",
  cleared: "Workout cleared.",
  discardQuestion: "Discard your changes to this log? The saved log stays as it is.",
  discardChanges: later.discardChanges,
  discarded: "Changes discarded.",
}
