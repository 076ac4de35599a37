import { plural } from "#domain/text/formats.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/**
 * The wording about what was saved, unconfirmed sets and discarding a version. It is in a file of its own because the first load of logging doesn't
 * need it.
 */
export const sentences = {
  saved: "Workout log saved successfully!",
  savedTwice: "Workout saved. Your program counts a different workout for this session.",
  savedAlone: "Workout saved. Its program was deleted in the meantime.",
  updated: "Workout log updated successfully!",
  notLoggedIn,
  savedOffline: "Workout saved offline. It will sync when you reconnect.",
  failedOnline:
    "An error occurred saving online. Your workout is kept on this device and will be sent automatically.",
  keptSignedOut: "Your workout is kept on this device and will be sent when you sign in again.",
  saveWithout: (count: number) =>
    plural(count, { one: "Save without 1 set?", other: `Save without ${count} sets?` }),
  leaveOut: "Leave Out",
  confirmAll: "Confirm All",
  inPencil: (count: number) =>
    plural(count, {
      one: "1 set is still in pencil: it was filled in for you, and you haven’t confirmed or changed it.",
      other: `${count} sets are still in pencil: they were filled in for you, and you haven’t confirmed or changed them.`,
    }),
  keptTheirs: "Your version was discarded. This is the one on the server.",
  gaveUp: "Your version was discarded.",
  broughtBack: "Your version is back.",
  notBroughtBack: "Your version could not be restored. Storage on this device is full or unavailable.",
  noWayBack:
    "This browser can’t keep drafts, so discarding can’t be undone. Keep both, or discard yours with Delete Workout.",
}
