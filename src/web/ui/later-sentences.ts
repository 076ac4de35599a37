/** The words that several rooms show, of which the first load of logging needs none. */
export const sentences = {
  close: "Close",
  discard: "Discard",
  logNewWorkout: "Log New Workout",
  sending: "Sending...",
  onThisDevice: "Saved on this device",
  onServer: "On the server",
  enteredIsHere: "What you entered is still here.",
  done: "Done",
  date: "Date",
  notGiven: "Not specified",
}
