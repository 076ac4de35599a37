/** The wording in the downloadable table of left-out lines. */
export const sentences = {
  fileName: "repertoire-lines-left-out.csv",
  line: "Line",
  why: "Why",
}
