/** The wording in the workout's title and bar. */
export const sentences = {
  home: "Home",
  draftSaved: "Draft saved on this device",
  draftNotSaved: "Draft not saved",

  workout: "Workout",
  deleteWorkout: "Delete Workout",
  startTimer: "Start timer",
  pauseTimer: "Pause timer",
  start: "Start",
  pause: "Pause",
  duration: "Duration (MM:SS)",
  /** Below the clock: `pauseToSave` while the timer is running, `clock` while it is stopped. */
  pauseToSave: "Pause to save",
  clock: (isSession: boolean) => (isSession ? "session so far" : "min:sec"),
  update: "Update",
  save: "Save",
  saveOffline: "Save Offline",
  saving: "Saving...",
}
