/** Wording that several parts of the app show, but that the first load of the logging page doesn't need. */
export const sentences = {
  close: "Close",
  discard: "Discard",
  discardChanges: "Discard Changes",
  logNewWorkout: "Log New Workout",
  editLog: "Edit Log",
  signOutEverywhere: "Sign Out Everywhere",
  choose: (name: string) => `Choose ${name}`,
  delete: (name: string) => `Delete ${name}`,
  chooseVersion: "Choose What to Keep",
  keepMine: "Keep Mine",

  sending: "Sending...",
  onThisDevice: "Saved on this device",
  onServer: "On the server",
  needsAttention: "Needs attention",
  done: "Done",
  date: "Date",
  notGiven: "Not specified",

  exerciseTypes: { strength: "strength", cardio: "cardio" },
  /** What a set records, by its exercise's measure. */
  measures: {
    weight_reps: "weight and reps",
    reps: "reps",
    time: "time",
    distance_time: "distance and time",
  },

  enteredIsHere: "What you entered is still here.",
  restored: "Your unsaved changes are back.",
  theirsLoaded: "The other version is loaded. You can bring yours back.",
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  merged: (goes: string, stays: string) => `Merged ${goes} into ${stays}.`,
  /** Quoted word for word from the specification. */
  failedRoutines: "Failed to load workouts.",
}
