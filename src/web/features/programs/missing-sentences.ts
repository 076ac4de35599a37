/** The text of the way on from a program that is gone. */
export const sentences = {
  toPrograms: "All programs",
}
