import { plural } from "#domain/text/formats.ts"
import type { GoalMetric } from "#domain/goals/goal-metric.ts"

const metricNames: Record<GoalMetric, string> = {
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_minutes: "duration",
  frequency: "frequency",
}

/** The wording for the goals page and the actions on a goal. The card's progress and the form have their own files. */
export const sentences = {
  title: "Goals",
  addGoal: "Add New Goal",
  activeTitle: "Active Goals",
  reachedTitle: "Reached Goals",
  archivedTitle: "Archived Goals",
  count: (count: number) => plural(count, { one: "1 goal", other: `${count} goals` }),
  empty: "You haven't set any goals yet. Click 'Add New Goal' to start!",
  noneActive: "No active goals. Add one, or reopen one below.",
  failedGoals: "Failed to load goals.",
  failedExercises: "Failed to load exercises.",

  untitled: "Untitled Goal",
  overall: "Overall",
  metric: (metric: GoalMetric) => metricNames[metric],
  reachedStamp: "Reached",
  more: (name: string) => `More for ${name}`,
  view: "View Goal",
  archive: "Archive",
  archived: "Goal archived.",
  reopen: "Re-open",
  reopenNamed: (name: string) => `Re-open ${name}`,
  reopened: "Goal is active again.",
  delete: "Delete Goal",
  deleteNamed: (name: string) => `Delete ${name}`,
  confirmDelete: "Are you sure you want to delete this goal?",
  deleted: "Goal deleted.",
  failedDelete: "Failed to delete goal.",
  failedSave: "Failed to save goal.",
  notLoggedIn: "User not logged in.",
}
