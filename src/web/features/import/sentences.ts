/** The words that several parts of the import show. */
export const sentences = {
  chooseOne: "Choose one",
  unnamed: "Workout",
  discardImport: "Discard Import",
  undoImport: "Undo Import",
}
