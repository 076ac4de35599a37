import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { sentences as week } from "../week-sentences.ts"

/** Wording for a generated week. */
export const sentences = {
  generate: "Generate Weekly Schedule",
  failed: coachSentences.failedPlan,
  generated: "Weekly schedule generated successfully!",
  unknownExercise: (name: string) => `Exercise "${name}" is not in the exercise list. It stays in the plan.`,
  restDay: week.restDay,
  moreExercises: (count: number) => `${count} more`,
  edit: "Edit",
  editDay: (day: string) => `Edit ${day}`,
  doneWithDay: (day: string) => `Done with ${day}`,
  reroll: "Re-roll",
  rerollDay: (day: string) => `Re-roll ${day}`,
  plan: "Plan It",
  planDay: (day: string) => `Plan It: ${day}`,
  makeRestDay: "Make It a Rest Day",
  save: week.save,
  saving: week.saving,
}
