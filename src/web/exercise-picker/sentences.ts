import { plural } from "#domain/text/formats.ts"

/** The sentences of the list of exercises to pick from. */
export const sentences = {
  avoided: ", you avoid it",
  /** `corrected` is what was searched for instead of a misspelt query. */
  exerciseCount(count: number, corrected: string | null) {
    const exercises = plural(count, { one: "1 exercise", other: `${count} exercises` })
    return corrected === null ? exercises : `${exercises} for “${corrected}”`
  },
  noExercisesFound: "No exercises found",
}
