import { plural } from "#domain/text/formats.ts"
/** Sentences of the menu of an exercise and of swapping it; in a file of their own, because the first load of logging doesn't need them. */
export const sentences = {
  addLadder: "Add Warm-ups",
  help: "± Help",
  aSide: (plates: readonly string[]) => `${plates.join(" + ")} a side`,
  onlyBar: "The empty bar",
  /** The loads next to the weight; none where the plates make nothing near. */
  notLoadable: (loads: readonly string[]) =>
    loads.length === 0 ? "Your plates don't make this" : `Your plates make ${loads.join(" or ")}`,
  countEachSide: "Count Each Side",
  countTogether: "Count Both Sides Together",
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
