import { writeList } from "#domain/text/formats.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { countSets, countWeights, countWorkouts } from "#domain/text/count-words.ts"

/** The wording for the page around an import: its steps, an unfinished import, and recent imports. */
export const sentences = {
  title: titles["/import"],
  steps: "Steps",
  stepNames: ["File", "Preview", "Import", "Done"],
  stepDone: ", done",

  unfinished: (name: string) => `The import of ${name} isn’t finished.`,
  nothingLost: "Nothing is lost.",
  startedElsewhere: "The import was started on another device. Continue it there, or discard it here.",
  discarded: "The import was discarded. Nothing was saved.",
  finishedBefore: "The import finished before it could be discarded. You can still undo it.",
  failedDiscard: "The import could not be discarded. Check your connection and try again.",

  lastImports: "Recent imports",
  failedImports: "Failed to load your imports.",
  contents: (workoutCount: number, setCount: number, weightCount: number) =>
    writeList([
      ...(workoutCount > 0 ? [countWorkouts(workoutCount), countSets(setCount)] : []),
      ...(weightCount > 0 ? [countWeights(weightCount)] : []),
    ]),
  undoOf: (name: string) => `Undo ${name}`,
  undoneOn: (day: string) => `Undone on ${day}.`,
  olderImports: "You can undo the last five imports. Older ones stay in your log.",
}
