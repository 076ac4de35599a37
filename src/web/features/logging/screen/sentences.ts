/** Sentences about the day and the notes of a workout; in a file of their own, because the first load of logging doesn't need them. */
export const details = {
  notesPlaceholder: "How was the workout?",
  dateAhead: "This day is in the future.",
}
