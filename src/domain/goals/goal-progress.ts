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
    // The days of the start value and the current value; missing in data stored by earlier releases.
    start_day: z.optional(z.nullable(z.string())),
    current_day: z.optional(z.nullable(z.string())),
  }),
)

/** A goal's value on a day, in the goal's own unit. */
export interface GoalPoint {
  day: LocalDay
  value: number
}

/** The progress toward a goal, as `goal_progress` returns it. */
export type GoalProgress = z.infer<typeof schema>[number]

/** Parses the result of `goal_progress`; throws if it has a different shape. */
export function readGoalProgress(answer: unknown): GoalProgress[] {
  return z.parse(schema, answer)
}

/** A goal's ruler: a scale from `low` to the target, with the start and the current value on it in percent. */
export interface GoalRuler {
  low: number
  start: number
  now: number
}

/**
 * The start is the scale's midpoint, unless that would put the scale's low end below zero. For assistance, which is stored as a negative weight, the
 * scale may go below zero.
 */
export function goalRuler(
  { start_value, current_value }: Pick<GoalProgress, "start_value" | "current_value">,
  target: number,
): GoalRuler {
  const startValue = start_value ?? 0
  const below =
    startValue < target
      ? startValue - (target - startValue)
      : Math.min(target - 1, current_value ?? startValue)
  // Only a goal for assisted weight (a target of zero or less) has a scale that goes below zero.
  const low = target > 0 ? Math.max(0, startValue < target ? below : 0) : below
  const share = (value: number) => Math.min(100, Math.max(0, ((value - low) / (target - low)) * 100))
  const start = share(startValue)
  return { low, start, now: Math.max(start, share(current_value ?? startValue)) }
}

/** The best so far: the start, each day that raised it, and the last day with a value. */
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
 * The number of weeks in a row in which the goal was met. The current week counts if the goal is already met in it; if not, it doesn't break the
 * streak, because it isn't over yet.
 */
export function weeksInARow(weeks: readonly GoalPoint[], target: number): number {
  const isMet = ({ value }: GoalPoint) => value >= target
  const pastWeeks = weeks.slice(0, -1)
  const lastMiss = pastWeeks.findLastIndex((week) => !isMet(week))
  const now = weeks.at(-1)
  return pastWeeks.length - 1 - lastMiss + (now && isMet(now) ? 1 : 0)
}
