import { countExercises } from "#domain/text/count-words.ts"

/** The wording of the exercise list: search, filters and rows. */
export const sentences = {
  search: "Search exercises",
  searchHint: "Bench press, row, db curl",
  muscle: "Muscle",
  allMuscles: "All muscles",
  equipment: "Equipment",
  allEquipment: "All equipment",

  exercises: "Exercises",
  arrowKeys: "Use the up and down arrow keys to move between exercises.",
  recent: ", recent",
  avoided: ", avoided",
  add: "Add",
  addNamed: (verb: string, name: string) => `${verb} ${name}`,
  added: (label: string) => `${label} (added)`,
  /** `corrected` is the text that was searched for instead of a misspelled query. */
  exerciseCount(count: number, corrected: string | null) {
    const exercises = countExercises(count)
    return corrected === null ? exercises : `${exercises} for “${corrected}”`
  },
  noExercisesFound: "No exercises found",
  newExercise: "New Exercise",
  /** The key that adds the first exercise found. */
  enter: "Enter",
}
