import type { LocalDay } from "#domain/days/local-day.ts"
import type { GoalProgress } from "#domain/goals/goal-progress.ts"
import { goalStanding, standingText, targetText } from "#domain/goals/goal-standing.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { Load } from "#domain/workout/load.ts"
import type { Database } from "#domain/row-types.ts"

/** The goal columns that the coach reads, in the app and on the server. */
export const coachGoalColumns =
  "id, title, goal_type, exercise_id, metric, target_value, unit, target_date, exercises(name, load)" as const

type Row = Pick<
  Database["public"]["Tables"]["goals"]["Row"],
  "id" | "title" | "goal_type" | "exercise_id" | "metric" | "target_value" | "unit" | "target_date"
> & { exercises: { name: string; load?: Load } | null }

/** An active goal, as the coach sees it. */
export interface CoachGoal extends Pick<
  Row,
  "goal_type" | "exercise_id" | "metric" | "target_value" | "unit"
> {
  id: string
  description: string
  /**
   * The goal's standing as text, such as "82.5 of 100 kg, Nov 16, 2026". Both `standing` and `progress` are null when nothing is logged toward the
   * goal yet.
   */
  standing: string | null
  /** Progress from 0 to 1. */
  progress: number | null
  start_date: LocalDay | null
  target_date: LocalDay | null
}

/** Combines goals (rows of `coachGoalColumns`) with their progress, written in the person's units. */
export function coachGoals(
  rows: readonly Row[],
  progress: readonly GoalProgress[],
  system: UnitSystem,
): CoachGoal[] {
  return rows.map((row) => {
    const found = progress.find(({ goal_id }) => goal_id === row.id)
    const standing = found ? goalStanding(row, found, system) : null
    const { id, goal_type, exercise_id, metric, target_value, unit } = row
    return {
      ...{ id, goal_type, exercise_id, metric, target_value, unit },
      description: describe(row, system),
      standing: standing && standingText(standing),
      progress: standing && standing.percentage / 100,
      start_date: found?.since ?? null,
      target_date: row.target_date,
    }
  })
}

/** A goal as text, such as "Bench a hundred: 100 kg weight, Bench Press (Barbell)". */
function describe(goal: Row, system: UnitSystem): string {
  const { title, exercises } = goal
  const target = targetText(goal, system)
  const what = exercises ? `${target}, ${exercises.name}` : target
  return title?.trim() ? `${title.trim()}: ${what}` : what
}
