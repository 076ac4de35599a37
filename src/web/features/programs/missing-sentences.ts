/** The wording of the link shown when a program no longer exists. */
export const sentences = {
  toPrograms: "All programs",
}
