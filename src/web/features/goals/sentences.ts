import type { GoalMetric } from "#domain/goals/goal-metric.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"
import { untitledGoal } from "#domain/text/missing-name-words.ts"
import { sentences as exercises } from "#web/backend/exercises/sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countGoals } from "#domain/text/count-words.ts"

const metricNames: Record<GoalMetric, string> = {
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_minutes: "duration",
  frequency: "frequency",
}

/** The wording for the goals page and the actions on a goal. The card's progress and the form have their own files. */
export const sentences = {
  title: titles["/goals"],
  addGoal: "Add New Goal",
  activeTitle: "Active Goals",
  reachedTitle: "Reached Goals",
  archivedTitle: "Archived Goals",
  count: countGoals,
  active: (goals: number) => (goals === 1 ? countGoals(goals) : `${countGoals(goals)}, soonest first`),
  empty: "You haven't set any goals yet. Click 'Add New Goal' to start!",
  noneActive: "No active goals. Add one, or reopen one below.",
  failedGoals: "Failed to load goals.",
  failedExercises: exercises.failedList,

  untitled: untitledGoal,
  overall: "Overall",
  metric: (metric: GoalMetric) => metricNames[metric],
  reachedStamp: "Reached",
  more: (name: string) => `More for ${name}`,
  view: "View Goal",
  archive: "Archive",
  archived: "Goal archived.",
  reopen: "Reopen",
  reopenNamed: (name: string) => `Reopen ${name}`,
  reopened: "Goal is active again.",
  delete: "Delete Goal",
  deleteNamed: later.delete,
  confirmDelete: "Are you sure you want to delete this goal?",
  deleted: "Goal deleted.",
  failedDelete: "Failed to delete goal.",
  failedSave: "Failed to save goal.",
  notLoggedIn,
}
