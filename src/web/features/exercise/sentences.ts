import { plural } from "#domain/text/formats.ts"
/** What the exercise page says. */
export const sentences = {
  loading: "Loading the exercise...",
  toDashboard: "Back to Home",
  unknown: "This exercise does not exist any more, or is not yours.",
  failed: "What you did with this exercise could not be loaded.",
  failedHistory: "The sessions could not be loaded.",
  offline: "There is no network, and what you did with this exercise is not on this device.",
  empty: "You have not logged this exercise yet. Its sessions, records and progress will be here.",
  logWorkout: "Log New Workout",
  records: "Records",
  noRecords: "No record yet: warm-ups and sets without numbers do not count.",
  progress: "Progress",
  estimate: "Estimated by Epley's formula from sets of up to 10 reps. Warm-ups do not count.",
  history: "History",
  adHoc: "Ad-Hoc Workout",
  more: "Show More",
  loadingMore: "Loading...",
  sessions: (count: number) => plural(count, { one: "1 session", other: `${count} sessions` }),
  editLog: "Edit Log",
  noNumbers: "No numbers.",
}
