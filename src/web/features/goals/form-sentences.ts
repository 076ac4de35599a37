import type { GoalProblem } from "#domain/goals/goal-form.ts"
import type { GoalMetric, GoalType, GoalUnit } from "#domain/goals/goal-metric.ts"
import type { SaveFailure } from "#web/offline/drafts/revised-save.ts"
import { sentences } from "./sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

const metricChoices: Record<GoalMetric, string> = {
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_minutes: "duration (minutes)",
  frequency: "frequency (target times per week)",
}

const typeNames: Record<GoalType, string> = { strength: "Strength", cardio: "Cardio" }

const problems: Record<GoalProblem, string> = {
  missing: "Please fill in all required fields (Goal Title, Metric, Target Value).",
  target_unreadable: "Enter the target value as a number, such as 100 or 102.5.",
  target_negative: "Target Value can’t be negative.",
  target_large: "Target Value is too large. The maximum is 999,999.",
  target_zero: "Target Value must be more than zero.",
  date: "That target date doesn’t exist. Choose another day.",
}

/** The wording for the goal form. */
export const formSentences = {
  newTitle: sentences.addGoal,
  editTitle: "Edit Goal",
  save: "Save Goal",
  saveAsNew: "Save as New Goal",
  saved: "Goal saved.",

  title: "Goal Title",
  titleExample: "Bench 100 for one",
  type: "Goal Type",
  typeName: (type: GoalType) => typeNames[type],
  exercise: "Exercise",
  chooseExercise: "Exercise for this goal",
  choose: "Choose",
  alreadyChosen: (name: string) => `${name} is this goal’s exercise.`,
  metric: "Metric",
  chooseMetric: "Choose a metric",
  metricChoice: (metric: GoalMetric) => metricChoices[metric],
  target: (metric: GoalMetric | "", unit: GoalUnit | null) => {
    const unitName = {
      "": "",
      weight: unit,
      reps: "reps",
      distance: unit,
      duration_minutes: "minutes",
      frequency: "times per week",
    }[metric]
    return unitName ? `Target Value (${unitName})` : "Target Value"
  },
  targetDate: "Target Date",
  optional: "Optional",
  required: "Required.",
  problem: (problem: GoalProblem) => problems[problem],

  replace: "Replace",
  replaceDraft: "Replace the goal you started entering?",
  changedElsewhere: "This goal was changed in another tab or on another device.",
  deletedElsewhere: "This goal was deleted in another tab or on another device.",
  restored: later.restored,
  endedElsewhere: "This goal was saved or discarded in another tab.",
  theirsLoaded: later.theirsLoaded,
}

/** The message for a failed save. */
export function sentenceOf({ kind }: SaveFailure): string {
  if (kind === "signed_out") return sentences.notLoggedIn
  if (kind === "conflict") return formSentences.changedElsewhere
  return kind === "gone" ? formSentences.deletedElsewhere : sentences.failedSave
}
