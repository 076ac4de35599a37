import type { DetailKind, Difference } from "#domain/saving/compare-logs.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording about two versions of a workout. */
export const sentences = {
  title: "Two versions of this workout",
  changed:
    "The workout was changed on the server after you opened it here. Which version do you want to keep?",
  changedAgain: "The workout was changed again while you were choosing. This is the newest version.",
  savedBefore: "Another version was already saved. Which version do you want to keep?",
  choices:
    "Keep Mine replaces the version on the server. Keep Theirs discards yours; you can undo that. Keep Both saves yours as a separate workout.",
  goneTitle: "This workout was deleted",
  gone: "The workout was deleted elsewhere after you opened it here. Save yours as a new workout, or discard it; you can undo that.",
  loading: "Loading the other version...",
  offline: "You’re offline. The other version is on the server; you’ll see it when you’re back online.",
  failedLoading: (message: string) => `The other version could not be loaded: ${message}`,
  notSent: "The other version is still in this device’s outbox. Load it again once it has been sent.",

  alike: "Both versions look the same.",
  alikePart: "Same in both versions.",
  mine: "Mine, on this device",
  theirs: "Theirs, on the server",
  notInVersion: "Not in this version",
  noNumbers: "No numbers",
  workout: "Workout",
  set: (number: number) => `Set ${number}`,

  choose: later.chooseVersion,
  decideLater: "Decide Later",
  discardMine: "Discard Mine",
  saveAsNew: "Save as a New Workout",
  keepBoth: "Keep Both",
  keepTheirs: "Keep Theirs",
  keepMine: later.keepMine,
}

/** The names of a log's details when two versions are compared. */
export const detailNames: Record<DetailKind, string> = {
  name: "Name",
  date: "Date",
  duration: "Duration",
  notes: "Notes",
  order: "Order",
  supersets: "Supersets",
}

/** The label next to each difference. */
export const differenceWords: Record<Exclude<Difference, "same">, string> = {
  changed: "Differs",
  only_mine: "Only in mine",
  only_theirs: "Only in theirs",
}
