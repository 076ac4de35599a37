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
    // The days of both values; missing in answers that an earlier release kept.
    start_day: z.optional(z.nullable(z.string())),
    current_day: z.optional(z.nullable(z.string())),
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

/** A goal's ruler: a scale from `low` to the target, and where on it the goal began and where it stands, in per cent. */
export interface GoalRuler {
  low: number
  began: number
  now: number
}

/**
 * The scale begins as far below the start as the target lies above it (at zero at the lowest, but for help), so that what was there before is ink too,
 * up to a notch, and what was gained is ink beyond it.
 */
export function goalRuler(
  { start_value, current_value }: Pick<GoalProgress, "start_value" | "current_value">,
  target: number,
): GoalRuler {
  const start = start_value ?? 0
  const before = start < target ? start - (target - start) : Math.min(target - 1, current_value ?? start)
  // Less help than none is a weight, but less of anything else than none is nothing.
  const low = target > 0 ? Math.max(0, start < target ? before : 0) : before
  const share = (value: number) => Math.min(100, Math.max(0, ((value - low) / (target - low)) * 100))
  const began = share(start)
  return { low, began, now: Math.max(began, share(current_value ?? start)) }
}

/** The best so far: where the goal began, each day that raised it, and the last day that had a value. */
export function bestSoFar({ series, since, start_value }: Omit<GoalProgress, "goal_id">): GoalPoint[] {
  const points: GoalPoint[] = start_value === null ? [] : [{ day: since, value: start_value }]
  const own = series.filter(({ day }) => day >= since)
  for (const point of own) {
    const best = points.at(-1)
    if (best && point.value <= best.value) continue
    if (best?.day === point.day) points.pop()
    points.push(point)
  }
  const [best, last] = [points.at(-1), own.at(-1)]
  return best && last && last.day > best.day ? [...points, { day: last.day, value: best.value }] : points
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
