/** The wording for the button that opens the palette, which is on every page. */
export const sentences = {
  title: "Search or jump to…",
  key: "Ctrl K",
}
