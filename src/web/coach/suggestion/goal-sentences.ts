import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** Wording for a suggested goal. */
export const sentences = {
  invitation: "Get a goal based on your last three months of training.",
  suggest: "Suggest a Goal",
  suggesting: "Suggesting...",
  failed: coachSentences.failedGoal,
  overall: "Overall",
  by: (day: LocalDay) => `by ${formatDay(day, "short")}`,
  basedOn: "Based on these sets",
  noSets: "You haven’t done this in the last three months.",
  add: "Add This Goal",
  adding: "Adding...",
  editFirst: "Edit First",
  suggestAnother: "Suggest Another",

  exerciseNotFound: (name: string) => `Exercise "${name}" not found. Please select a valid exercise.`,
  exercise: "Exercise",
  selectExercise: "Select an exercise",
  closest: "Closest name in the library",
  chooseThis: "Use This Exercise",
}
