/** The sentences of a chart. */
export const sentences = {
  nothingInThisTime: "Nothing in this period.",
}
