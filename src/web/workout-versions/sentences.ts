import type { DetailKind, Standing } from "#domain/saving/compare-logs.ts"

/** What is said where two versions of a workout meet. */
export const sentences = {
  title: "Two versions of this workout",
  changed: "It was changed on the server after you opened it here. Which version do you keep?",
  changedAgain: "It was changed once more while you chose. This is what it is now.",
  savedBefore: "It was saved before, in another version. Which version do you keep?",
  choices:
    "Keep Mine replaces what is on the server. Keep Theirs gives up what you entered here, with a way back. Keep Both saves yours as a workout of its own.",
  goneTitle: "This workout was deleted",
  gone: "It was deleted elsewhere after you opened it here. Save what you entered as a new workout, or give it up, with a way back.",
  loading: "Loading the other version...",
  offline: "You are offline. The other version is on the server: it can be seen when you are back online.",
  failedLoading: (message: string) => `The other version could not be loaded: ${message}`,
  notSent:
    "The other version waits in the outbox of this device and is not on the server yet. Load it again when it is sent.",

  alike: "Both versions read the same.",
  alikePart: "The same in both versions.",
  mine: "Mine, on this device",
  theirs: "Theirs, on the server",
  notInVersion: "Not in this version",
  noNumbers: "No numbers",
}

/** What the details of a log are called when two versions are compared. */
export const detailNames: Record<DetailKind, string> = {
  name: "Name",
  date: "Date",
  duration: "Duration",
  notes: "Notes",
  order: "Order",
}

/** What is said beside what differs. */
export const standingWords: Record<Exclude<Standing, "same">, string> = {
  changed: "Differs",
  only_mine: "Only in mine",
  only_theirs: "Only in theirs",
}
