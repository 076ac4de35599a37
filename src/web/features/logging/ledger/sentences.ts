import { plural } from "#domain/text/formats.ts"
/** Sentences about swapping an exercise; in a file of their own, because the first load of logging doesn't need them. */
export const sentences = {
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
