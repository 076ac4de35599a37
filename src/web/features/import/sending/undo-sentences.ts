import { writeList, writeNumber } from "#domain/text/formats.ts"
import { countWeights, countWorkouts } from "#domain/text/count-words.ts"

/** The wording for undoing an import. */
export const sentences = {
  question: "Undo this import?",
  removes: (workoutCount: number, weightCount: number) =>
    `This removes the ${writeList([workoutCount > 0 ? countWorkouts(workoutCount) : "", weightCount > 0 ? countWeights(weightCount) : ""].filter(Boolean))} that the import added.`,
  removeAll: (count: number) => (count > 0 ? `Remove All ${writeNumber(count, 0)}` : "Remove All"),
  editedSince: (workoutCount: number, edited: number) =>
    `The import added ${countWorkouts(workoutCount)}. You have edited ${writeNumber(edited, 0)} of them since.`,
  keepEdited: (count: number) => `Keep ${writeNumber(count, 0)} Edited`,
  editedOn: (day: string, edited: string) => `${day}, edited ${edited}`,
  andMore: (count: number) => `and ${writeNumber(count, 0)} more`,
  undone: (count: number) =>
    count === 0 ? "Import undone." : `Import undone: ${countWorkouts(count)} removed.`,
  failed: "The import could not be undone. Check your connection and try again.",
  endedElsewhere: "This import was undone or discarded elsewhere.",
}
