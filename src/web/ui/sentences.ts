import { plural } from "#domain/text/formats.ts"

/** The sentences of the shared UI components. */
export const sentences = {
  partMissing: "This part of the app could not be loaded. Check the network, then reload the page.",
  nothingInThisTime: "Nothing in this period.",
  avoided: ", you avoid it",
  /** `corrected` is what was searched for instead of a misspelt query. */
  exerciseCount(count: number, corrected: string | null) {
    const exercises = plural(count, { one: "1 exercise", other: `${count} exercises` })
    return corrected === null ? exercises : `${exercises} for “${corrected}”`
  },
  noExercisesFound: "No exercises found",
}
