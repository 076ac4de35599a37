/** The words of the table of left-out lines, which can be downloaded. */
export const sentences = {
  fileName: "repertoire-lines-left-out.csv",
  line: "Line",
  why: "Why",
}
