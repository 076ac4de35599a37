import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { adHocName } from "#domain/text/missing-name-words.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for a logged workout and what can be done with it. */
export const sentences = {
  adHoc: adHocName,
  unknownTemplate: "Unknown Template",
  notAvailable: "N/A",
  noNumbers: "No sets in this log.",
  setNumber: (number: number) => `Set ${number}`,
  /** The set types' letters, and their names for screen readers; null for working sets, which are numbered. */
  setTypes: {
    normal: null,
    warmup: { letter: "W", name: setTypeNames.warmup },
    drop: { letter: "D", name: setTypeNames.drop },
    rest_pause: { letter: "R", name: setTypeNames.rest_pause },
    failure: { letter: "F", name: setTypeNames.failure },
  },
  superset: "Superset",
  rpe: (rpe: number) => `RPE ${rpe}`,
  editLog: later.editLog,
  share: "Share",
  deleteLog: "Delete Log",
  confirmDeleteLog: (day: LocalDay) =>
    `Are you sure you want to delete the workout log for ${formatDay(day, "short")}? This action cannot be undone.`,
  logDeleted: "Workout log deleted successfully!",
  logDeletedHereOnly: "Workout log deleted successfully! It’s still on Strava, so delete it there too.",
  failedDeleteLog: (reason: string) => `Failed to delete workout log: ${reason}`,
  cantDeleteLog: "User not logged in or no workout log selected.",
}
