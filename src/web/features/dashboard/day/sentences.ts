import { adHocName } from "#domain/text/missing-name-words.ts"
import { sentences as logged } from "#web/logged-workout/sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { untitledGoal } from "#domain/text/missing-name-words.ts"
import { countSets } from "#domain/text/count-words.ts"

/** The wording for the day panel. */
export const sentences = {
  noDayTitle: "No day selected",
  backToToday: "Back to Today",
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

  adHoc: adHocName,
  superset: logged.superset,
  measures: (duration: string, sets: number) => `Duration ${duration}, ${countSets(sets)}`,

  goalsDue: "Goals due on this day",
  untitledGoal,
  viewGoal: "View/Edit Goal",
}
