import { titles } from "#web/shell/title-sentences.ts"

/** The wording that the history and the exercises share. */
export const sentences = {
  clear: "Clear Filters",
  toMove: "to move",
  toOpen: "to open",
  /** The keys, as they are shown on screen. */
  keys: { search: "/", next: "J", previous: "K", open: "Enter" },

  switcher: "History and exercises",
  workouts: "Workouts",
  exercises: titles["/exercises"],
}
