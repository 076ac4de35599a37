import { plural } from "#domain/text/formats.ts"
/** What swapping an exercise says; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  swapHint: "Open sets move to the exercise you choose.",
  doneStay: (count: number, name: string) =>
    plural(count, {
      one: `The done set stays with ${name}`,
      other: `The ${count} done sets stay with ${name}`,
    }),
  doneMove: "Move the done sets too: it was the other exercise all along",
}
