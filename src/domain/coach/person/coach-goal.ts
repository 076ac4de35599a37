import type { LocalDay } from "#domain/days/local-day.ts"
import type { GoalProgress } from "#domain/goals/goal-progress.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { Database } from "#domain/row-types.ts"

/** The goal columns that the coach reads, in the app and on the server. */
export const coachGoalColumns =
  "id, title, goal_type, exercise_id, metric, target_value, unit, target_date, exercises(name)" as const

type Row = Pick<
  Database["public"]["Tables"]["goals"]["Row"],
  "id" | "title" | "goal_type" | "exercise_id" | "metric" | "target_value" | "unit" | "target_date"
> & { exercises: { name: string } | null }

/** An active goal, as the coach sees it. */
export interface CoachGoal extends Pick<
  Row,
  "goal_type" | "exercise_id" | "metric" | "target_value" | "unit"
> {
  id: string
  description: string
  /** Progress from 0 to 1; null when no workout counts towards it yet. */
  progress: number | null
  start_date: LocalDay | null
  target_date: LocalDay | null
}

/** Joins goals (rows of `coachGoalColumns`) with their progress. */
export function coachGoals(rows: readonly Row[], progress: readonly GoalProgress[]): CoachGoal[] {
  return rows.map((row) => {
    const found = progress.find(({ goal_id }) => goal_id === row.id)
    const { id, goal_type, exercise_id, metric, target_value, unit } = row
    return {
      ...{ id, goal_type, exercise_id, metric, target_value, unit },
      description: describe(row),
      progress: found && found.current_value !== null ? found.percentage / 100 : null,
      start_date: found?.since ?? null,
      target_date: row.target_date,
    }
  })
}

/** "Bench a hundred: 100 kg weight, Bench Press (Barbell)". */
function describe({ title, metric, target_value, unit, exercises }: Row): string {
  const target = [formatNumber(target_value), unit, metric.replaceAll("_", " ")].filter(Boolean).join(" ")
  const what = exercises ? `${target}, ${exercises.name}` : target
  return title?.trim() ? `${title.trim()}: ${what}` : what
}
