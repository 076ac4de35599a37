import * as z from "zod/mini"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"

const schema = z.array(
  z.object({
    goal_id: z.string(),
    since: z.string(),
    start_value: z.nullable(z.number()),
    current_value: z.nullable(z.number()),
    percentage: z.number(),
    series: z.array(z.object({ day: z.string(), value: z.number() })),
  }),
)

/** A value of a goal on a day, in the goal's own unit. */
export interface GoalPoint {
  day: LocalDay
  value: number
}

/** The progress towards a goal, as `goal_progress` returns it. */
export type GoalProgress = z.infer<typeof schema>[number]

/** Parses the answer of `goal_progress`; throws if it has another shape. */
export function readGoalProgress(answer: unknown): GoalProgress[] {
  return z.parse(schema, answer)
}

/**
 * Workouts per week from the goal's first week to this one (at most `weeks`), oldest first; weeks without training are included
 * as zero.
 */
export function habitWeeks(
  { series, since }: Pick<GoalProgress, "series" | "since">,
  today: LocalDay,
  weeks: number,
): GoalPoint[] {
  const first = mondayOf(since)
  const points: GoalPoint[] = []
  for (let day = mondayOf(today); day >= first && points.length < weeks; day = addDays(day, -7)) {
    points.unshift({ day, value: series.find((point) => point.day === day)?.value ?? 0 })
  }
  return points
}

/**
 * The current streak of weeks in which the goal was met. This week extends the streak once it is met, and doesn't break it before
 * it ends.
 */
export function weeksInARow(weeks: readonly GoalPoint[], target: number): number {
  const isKept = ({ value }: GoalPoint) => value >= target
  const over = weeks.slice(0, -1)
  const broken = over.findLastIndex((week) => !isKept(week))
  const now = weeks.at(-1)
  return over.length - 1 - broken + (now && isKept(now) ? 1 : 0)
}
