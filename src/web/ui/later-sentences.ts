/** Texts that several parts of the app show but that the first load of the logging page doesn't need. */
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
