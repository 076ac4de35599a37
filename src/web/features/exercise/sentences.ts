import { adHocName } from "#domain/text/ad-hoc-name.ts"
import { plural } from "#domain/text/formats.ts"

/** The sentences of the exercise page. */
export const sentences = {
  loading: "Loading the exercise...",
  toDashboard: "Back to Home",
  unknown: "This exercise no longer exists, or it isn't yours.",
  failed: "Your history with this exercise could not be loaded.",
  failedHistory: "The sessions could not be loaded.",
  offline: "You are offline, and your history with this exercise is not on this device.",
  empty: "You haven't logged this exercise yet. Its sessions, records and progress will show up here.",
  logWorkout: "Log New Workout",
  records: "Records",
  noRecords: "No records yet. Warm-ups and sets without numbers don't count.",
  progress: "Progress",
  now: (value: string) => `${value} now, the best of the last four weeks. `,
  estimate: "Estimated by Epley's formula from sets of up to 10 reps. Warm-ups don't count.",
  estimateWithBody:
    "Estimated by Epley's formula from your body weight on the day, as far as the exercise moves it, with what was added or helped. Sets of up to 10 reps count, warm-ups don't.",
  history: "History",
  adHoc: adHocName,
  more: "Show More",
  loadingMore: "Loading...",
  sessions: (count: number) => plural(count, { one: "1 session", other: `${count} sessions` }),
  editLog: "Edit Log",
  noNumbers: "No numbers.",
}
