/** The wording shared by several parts of the import. */
export const sentences = {
  chooseOne: "Choose one",
  unnamed: "Workout",
  discardImport: "Discard Import",
  undoImport: "Undo Import",
}
