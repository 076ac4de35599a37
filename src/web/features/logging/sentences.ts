import { plural } from "#domain/text/formats.ts"

/** The wording of the logging screen. What comes from the specification is quoted word for word. */
export const sentences = {
  loading: "Loading workout...",
  currentWorkout: "Current Workout",
  offlineBanner:
    "You’re offline. Workouts are saved on this device and sync later. You can’t edit past workouts until you’re back online.",
  offlineEdit: "Cannot edit existing logs while offline. Please connect to the internet.",

  lockedByTimer: "Locked while the timer runs. Pause to change it.",
  saveLocked: "Cannot save while timer is running.",
  deleteLocked: "Cannot delete while timer is running.",
  durationUnreadable: "Enter the duration as MM:SS, such as 42:18. Seconds go from 0 to 59.",
  numberUnreadable: "This is not a number. Enter something like 82.5.",
  nothingToConfirm: "Enter a number first, then confirm.",
  clockRuns: "This set’s timer is still running. Stop it, then save.",

  emptyLog: "Cannot save an empty workout log. Add at least one set with data.",

  storageFull:
    "Storage on this device is full. Your workout is still here: free up some space, then save again.",

  failedTemplate: "Failed to load template. This routine no longer exists. It may have been deleted.",
  templateNotHere: "This template isn’t on this device. Connect to the internet to load it.",
  keptDraft: (day: string) => `This is your unsaved workout from ${day}.`,
  fetchingExercises: (message: string) => `Error fetching exercises: ${message}`,
  fetchingTemplate: (message: string) => `Error fetching template: ${message}`,
  partMissing: "Part of this screen couldn’t load. Your workout is safe. Check the network, then reload.",
  allDone: (sets: number) => plural(sets, { one: "All sets done", other: `All ${sets} sets done` }),
  eachSide: "Each side",
  openEnded: "As many as you can",
  setOf: (label: string, sets: number) => `Set ${label} of ${sets}`,
  finish: "Finish and save",
  /** `rest` is null if the person doesn't rest between rounds. */
  superset: (rounds: number, rest: string | null) =>
    `Superset, ${plural(rounds, { one: "1 round", other: `${rounds} rounds` })}.${rest === null ? "" : ` Rest ${rest} after each round.`}`,
  resting: (duration: string) => `Rest ${duration}.`,
  notePlaceholder: "Seat height, grip, cues",
  noteUnsent: "Kept on this device until it can be sent.",
  missingFromTemplate: (count: number) =>
    plural(count, {
      one: "1 exercise in this template no longer exists and was left out.",
      other: `${count} exercises in this template no longer exist and were left out.`,
    }),
  record: (kinds: string) => `Record: ${kinds}.`,
  setDone: (numbers: string, exercise: string) => `${exercise}: ${numbers} done.`,
}
