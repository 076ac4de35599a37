import type { DetailKind, Standing } from "#domain/compare-logs.ts"

/** What is said where two versions of a log meet; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  conflictTitle: "Two versions of this workout",
  goneTitle: "This workout was deleted",
  conflict: "It was changed on another device while you edited it here. Which version do you keep?",
  conflictAgain: "It was changed once more while you chose. This is what it is now.",
  conflictLoading: "Loading the other version...",
  gone: "It was deleted on another device while you edited it here. Save what you entered as a new workout, or give it up.",
  choices:
    "Keep Mine replaces what is on the server. Keep Theirs gives up what you entered here, with a way back. Keep Both saves yours as a workout of its own.",
  alike: "Both versions read the same.",
  alikeExercise: "The same in both versions.",
  mine: "Mine, on this device",
  theirs: "Theirs, on the server",
  notInVersion: "Not in this version",
  noNumbers: "No numbers",
  keptTheirs: "What you entered was given up. This is the version of the server.",
  gaveUp: "What you entered was given up.",
  broughtBack: "What you entered is back.",
  notBroughtBack: "What you entered could not be brought back: storage on this device is full or closed.",
  noWayBack:
    "This browser keeps nothing on the device, so what you entered could not be brought back. Keep both, or delete it with Delete Workout.",
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
