/** A text that changes when the answers that the app keeps on a device may have another shape. */
export function answerShapes(): string
/** The files and everything that they import, directly or not. */
export function withImports(files: string[]): string[]
