/** What the person can do if another device or tab saved first. */
export const sentences = {
  keepMine: "Keep Mine",
  loadTheirs: "Load Theirs",
}
