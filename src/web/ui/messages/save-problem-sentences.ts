/** What can be done about a save that another device or tab got ahead of. */
export const sentences = {
  keepMine: "Keep Mine",
  loadTheirs: "Load Theirs",
}
