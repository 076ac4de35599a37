import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { adHocName } from "#domain/text/missing-name-words.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { untitledGoal } from "#domain/text/missing-name-words.ts"
import { countSets } from "#domain/text/count-words.ts"

/** The wording for the day panel. */
export const sentences = {
  noDayTitle: "No day selected",
  noDaySelected: "Select a day to see its workouts.",
  loadingDay: "Loading workout details...",
  failedDay: "Failed to load workout details for this date.",
  emptyDay: "No workout logged or scheduled on this date.",
  orARoutine: "Or start one of your routines:",
  noPlanYet: "Want a plan to follow?",
  chooseProgram: "Choose a Program",
  trainedBefore: "Trained with another app before?",
  importHistory: titles["/import"],

  // Workouts that are queued on this device.
  needsAttention: later.needsAttention,
  countSets,
  seeSummary: "See Summary",
  openOutbox: "Open Outbox",

  // A logged workout.
  adHoc: adHocName,
  unknownTemplate: "Unknown Template",
  measures: (duration: string, sets: number) => `Duration ${duration}, ${countSets(sets)}`,
  noNumbers: "No sets in this log.",
  setNumber: (number: number) => `Set ${number}`,
  /** Set types that aren't counted: their letter, and their name for screen readers. */
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

  goalsDue: "Goals due on this day",
  untitledGoal,
  viewGoal: "View/Edit Goal",
}
