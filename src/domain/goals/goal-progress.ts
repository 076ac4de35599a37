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

/** How far somebody is with a goal, as `goal_progress` answers it. */
export type GoalProgress = z.infer<typeof schema>[number]

/** Reads the answer of `goal_progress`. Throws when it is something else. */
export function readGoalProgress(answer: unknown): GoalProgress[] {
  return z.parse(schema, answer)
}

/** Every week from the goal's first to this one (at most `weeks`), oldest first, with its workouts: zero is data. */
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

/** How many weeks in a row have been kept up to now. The current week counts once it is kept, and breaks nothing before. */
export function weeksInARow(weeks: readonly GoalPoint[], target: number): number {
  const isKept = ({ value }: GoalPoint) => value >= target
  const over = weeks.slice(0, -1)
  const broken = over.findLastIndex((week) => !isKept(week))
  const now = weeks.at(-1)
  return over.length - 1 - broken + (now && isKept(now) ? 1 : 0)
}
