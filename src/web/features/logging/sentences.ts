import { plural } from "#domain/text/formats.ts"

/** The sentences of the logging screen, with the specification's texts word for word. */
export const sentences = {
  shareToStrava: "Share to Strava",
  loading: "Loading workout...",
  currentWorkout: "Current Workout",
  offlineBanner:
    "You are offline. Saving is local and synced later; editing existing logs is disabled offline.",
  offlineEdit: "Cannot edit existing logs while offline. Please connect to the internet.",

  emptyWorkout: "No exercises yet. Add your first one.",
  lockedByTimer: "Locked while the timer runs. Pause to change it.",
  saveLocked: "Cannot save while timer is running.",
  deleteLocked: "Cannot delete while timer is running.",
  durationUnreadable: "Enter the duration as MM:SS, such as 42:18. Seconds go from 0 to 59.",
  numberUnreadable: "This is not a number. Enter something like 82.5.",
  nothingToConfirm: "Enter a number first, then confirm.",
  clockRuns: "This set's timer is still running. Stop it, then save.",

  /** Below the clock while the timer stands. */
  clock: (isSession: boolean) => (isSession ? "session so far" : "min:sec"),

  emptyLog: "Cannot save an empty workout log. Add at least one set with data.",

  storageFull:
    "Storage on this device is full. Your workout is still here: free some space, then save again.",
  storageUnavailable: "This browser can't keep drafts. Save before you leave.",
  queueUnavailable: "This browser can't store workouts offline. Save while you are online.",

  failedTemplate: "Failed to load template.",
  templateNotHere: "This template is not on this device. Connect to the internet to load it.",
  keptDraft: (day: string) => `This is your unsaved workout of ${day}.`,
  fetchingExercises: (message: string) => `Error fetching exercises: ${message}`,
  fetchingTemplate: (message: string) => `Error fetching template: ${message}`,
  lastWarmups: (sets: readonly string[]) => `Last time ${sets.join(", ")}`,
  partMissing:
    "A part of this screen could not be loaded. The workout is kept: check the network, then reload the page.",
  allDone: (sets: number) => plural(sets, { one: "The set is done", other: `All ${sets} sets done` }),
  eachSide: "Each side",
  openEnded: "As many as you can",
  setOf: (label: string, sets: number) => `Set ${label} of ${sets}`,
  finish: "Finish and save",
  /** `rest` is null where none is taken. */
  superset: (rounds: number, rest: string | null) =>
    `Superset, ${plural(rounds, { one: "1 round", other: `${rounds} rounds` })}.${rest === null ? "" : ` You rest ${rest} after each round.`}`,
  resting: (duration: string) => `Rest ${duration}.`,
  notePlaceholder: "Seat height, grip, what to watch",
  noteUnsent: "Kept on this device until it can be sent.",
  missingFromTemplate: (count: number) =>
    plural(count, {
      one: "1 exercise of this template no longer exists and was left out.",
      other: `${count} exercises of this template no longer exist and were left out.`,
    }),
  /** Followed by the value. */
  bests: {
    one_rep_max: "Best estimated 1RM",
    weight: "Heaviest",
    reps: "Most reps",
    distance: "Farthest",
    time: "Longest",
  },
  leastHelp: "Least help",
  estimatedToday: "Estimated 1RM",
  withBody: "with your body weight",
  today: (estimate: string) => `today ${estimate}`,
  record: (kinds: string) => `Record: ${kinds}.`,
  setDone: (numbers: string, exercise: string) => `${exercise}: ${numbers} done.`,
}
