import { writeCount } from "../sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as library } from "../library-sentences.ts"
import { sentences as guide } from "#web/guide/sentences.ts"

/** The wording for editing a library exercise's drawing and instructions. */
export const sentences = {
  title: library.guideOf,
  save: "Save Guide",
  saved: "Guide saved.",
  discardQuestion: "Discard the changes to this guide?",
  discard: later.discardChanges,

  drawing: "Drawing",
  patterns: "Movement",
  searchPatterns: "Search movements",
  variations: "Variation",
  searchVariations: "Search variations",
  plain: (pattern: string) => `${pattern}, standard`,
  search: "Search",
  noMatch: "No match.",
  inLists: "In lists",
  noDrawing: "No drawing.",
  ownDrawing: "Use the Exercise’s Own Drawing",
  withoutDrawing: "Remove the Drawing",
  unknownDrawing: (name: string) =>
    `This release has no drawing named “${name}”, so people see the exercise’s own.`,

  words: "Text",
  form: "Form",
  forms: { steps: "Step by step", line: "A single line" },
  fields: {
    line: "Line",
    setUp: guide.setUp,
    move: guide.move,
    breathe: guide.breathe,
    firstCue: "First cue",
    secondCue: "Second cue",
    firstMistake: "First mistake",
    secondMistake: "Second mistake",
    easier: guide.easier,
    harder: guide.harder,
  },
  mistakeHint: "Include the fix: “Swinging: go lighter.”",
  linkHint: "The name of another exercise in the library",
  count: (words: number, limit: number) => `${writeCount(words)} of ${writeCount(limit)} words`,
  tooMany: (over: number) => (over === 1 ? "One word too many." : `${writeCount(over)} words too many.`),
  notInLibrary: "The library has no other exercise with this name.",
  shippedWords: "Restore the App’s Text",
  withoutWords: "Remove the Text",
  preview: "As people see it",
  noWords: "No text.",
}
