import { sentences as later } from "../later-sentences.ts"

/** What the person can do if another device or tab saved first. */
export const sentences = {
  keepMine: later.keepMine,
  loadTheirs: "Load Theirs",
}
