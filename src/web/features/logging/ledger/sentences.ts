/** What swapping an exercise says; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  swapHint: "Open sets move to the exercise that you choose.",
  doneStay: (count: number, name: string) =>
    count === 1 ? `The done set stays with ${name}` : `The ${count} done sets stay with ${name}`,
  doneMove: "Move the done sets too: it was the other exercise all along",
}
