/** A text that changes when the answers that the app keeps on a device may have another shape. */
export function answerShapes(): string
