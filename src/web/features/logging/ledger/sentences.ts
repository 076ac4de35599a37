import { plural } from "#domain/text/formats.ts"
/** Sentences of the menu of an exercise and of swapping it; in a file of their own, because the first load of logging doesn't need them. */
export const sentences = {
  setMoved: (place: number, of: number) => `Set moved to place ${place} of ${of}.`,
  setRemoved: "Set removed.",
  warmupsDropped: (count: number) => plural(count, { one: "Warm-up removed.", other: "Warm-ups removed." }),
  removed: (name: string) => `${name} removed.`,
  swapped: (name: string, other: string) => `${name} swapped for ${other}.`,
  addLadder: "Add Warm-ups",
  help: "± Help",
  aSide: (plates: readonly string[]) => `${plates.join(" + ")} a side`,
  onlyBar: "The empty bar",
  /** The loads next to the weight; none where the plates make nothing near. */
  notLoadable: (loads: readonly string[]) =>
    loads.length === 0 ? "Your plates don't make this" : `Your plates make ${loads.join(" or ")}`,
  countEachSide: "Count Each Side",
  countTogether: "Count Both Sides Together",
  addWarmup: "Add a Warm-up Set",
  ladderNeedsWeight: "Enter the weight of your working sets to get warm-ups for it.",
  lastSessions: "Last sessions",
  loadingSessions: "Loading the last sessions...",
  neverDoneBefore: "First time: no earlier sessions.",
  sessionsMissing: (isOnline: boolean, hasSome: boolean) =>
    `${isOnline ? "The other sessions could not be loaded." : "You're offline."} ${hasSome ? "This is the last session this device knows." : "This device doesn't know any earlier session."}`,
  wholePage: "Open the Whole Page",
  backToWorkout: "Back to the Workout",
  join: "Superset with Next",
  joinMore: "Join the Next to the Superset",
  separate: "Leave the Superset",
  trainsTheSame: "Trains the same",
  lastTime: (sets: readonly string[]) => `last time ${sets.join(", ")}`,
  neverDone: "not done yet",
  swapHint: "Open sets move to the exercise you choose.",
  doneStay: (count: number, name: string) =>
    plural(count, {
      one: `The done set stays with ${name}`,
      other: `The ${count} done sets stay with ${name}`,
    }),
  doneMove: "Move the done sets too: it was the other exercise all along",
}
