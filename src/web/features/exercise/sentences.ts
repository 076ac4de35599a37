import { adHocName } from "#domain/text/missing-name-words.ts"
import { countOf } from "#domain/text/count-words.ts"

/** The wording for the exercise page. */
export const sentences = {
  title: "Exercise",
  loading: "Loading the exercise...",
  unknown: "This exercise no longer exists, or it isn’t yours.",
  failed: "Couldn’t load your history with this exercise.",
  failedHistory: "Couldn’t load the sessions.",
  offline: "You’re offline, and your history with this exercise isn’t on this device.",
  empty: "You haven’t logged this exercise yet. Its sessions, records and progress will show up here.",

  records: "Records",
  noRecords: "No records yet. Warm-ups and sets without numbers don’t count.",
  estimate: "Estimated with the Epley formula from sets of up to 10 reps. Warm-ups don’t count.",
  estimateWithBody:
    "Estimated with the Epley formula from sets of up to 10 reps. Load means the share of your body weight that you lift, plus added weight or minus assistance. Warm-ups don’t count.",

  progress: "Progress",
  day: "Day",
  now: (value: string) => `${value} now, the best of the last four weeks.`,
  bestSoFar: (value: string) => `Best so far: ${value}.`,
  bestSince: (value: string, from: string, day: string) =>
    `Best so far: ${value}, up from ${from} on ${day}.`,

  history: "History",
  adHoc: adHocName,
  more: "Show More",
  loadingMore: "Loading...",
  sessions: (count: number) => countOf(count, "session", "sessions"),
  editLog: (day: string) => `Edit Log from ${day}`,
  rpe: (rpe: number) => `RPE ${rpe}`,
  noNumbers: "No numbers.",
}
