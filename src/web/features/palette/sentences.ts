/** The sentences of the button that opens the palette, which every page has. */
export const sentences = {
  title: "Search or jump to…",
  key: "Ctrl K",
}
