import type { Sight } from "#domain/figures/seen/what-is-seen.ts"
import { seenSentence } from "./seen-sentences.ts"

/** The wording around figures. */
export const sentences = {
  howTo: "How It’s Done",
  start: (exercise: string, seen: Sight) => `${exercise}, start position: ${seenSentence(seen)}`,
  between: (exercise: string, seen: Sight) => `${exercise}, in between: ${seenSentence(seen)}`,
  end: (exercise: string, seen: Sight) => `${exercise}, end position: ${seenSentence(seen)}`,
  held: (exercise: string, seen: Sight) => `${exercise}, position to hold: ${seenSentence(seen)}`,
  captions: { start: "Start", between: "Then", end: "End", hold: "Hold" },
  show: "Show the Movement",
  stop: "Stop",
  moving: (exercise: string) => `${exercise}: the movement`,
}
