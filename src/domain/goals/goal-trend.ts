import type { GoalPoint } from "./goal-progress.ts"
import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"

/** When the goal will be reached if the recent trend continues. */
export type Projection =
  /** There are fewer than four points, or all of them lie within three weeks. */
  | { kind: "too_early" }
  /** There is no data from the last six weeks. */
  | { kind: "paused"; since: LocalDay }
  /** The trend isn't rising. */
  | { kind: "standing" }
  /** The trend is rising, but the target is more than two years away at this rate. */
  | { kind: "far" }
  /** The expected day and its range; `latest` is null when the trend may also be flat. */
  | { kind: "dated"; day: LocalDay; earliest: LocalDay; latest: LocalDay | null }

const fewestPoints = 4
const shortestSpanDays = 21
const pauseDays = 42
const lookBackDays = 182
const horizonDays = 730
/** The number of standard deviations on each side that covers the true pace in eight of ten trends. */
const deviations = 1.2816

interface Trend {
  /** The median slope per day. */
  slope: number
  slowest: number
  fastest: number
  /** The median point, which the line goes through at any slope. */
  center: { x: number; y: number }
}

/**
 * Projects the points (oldest first) to the target along the Theil–Sen line: the median slope between all pairs of points, which
 * a single odd session doesn't move. The range comes from Sen's rank interval of those slopes.
 */
export function projectGoal(points: readonly GoalPoint[], target: number, today: LocalDay): Projection {
  const recent = points.filter(({ day }) => daysBetween(day, today) <= lookBackDays)
  const last = points.at(-1)
  if (last && daysBetween(last.day, today) > pauseDays) return { kind: "paused", since: last.day }
  const first = recent[0]
  if (!first || !last || recent.length < fewestPoints || daysBetween(first.day, last.day) < shortestSpanDays)
    return { kind: "too_early" }

  const trend = trendOf(recent.map(({ day, value }) => ({ x: daysBetween(today, day), y: value })))
  if (trend.slope <= 0) return { kind: "standing" }
  const day = daysUntil(target, trend, trend.slope)
  if (day > horizonDays) return { kind: "far" }
  const fast = daysUntil(target, trend, trend.fastest)
  const slow = trend.slowest > 0 ? daysUntil(target, trend, trend.slowest) : Infinity
  const latest = Math.max(day, fast, slow)
  return {
    kind: "dated",
    day: addDays(today, day),
    earliest: addDays(today, Math.min(day, fast, slow)),
    latest: latest > horizonDays ? null : addDays(today, latest),
  }
}

/** Days from today until the target is reached; at least one, because it hasn't been reached yet. */
function daysUntil(target: number, { center }: Trend, slope: number): number {
  // Ignore floating-point noise before rounding up to a day.
  return Math.max(1, Math.ceil(center.x + (target - center.y) / slope - 1e-6))
}

function trendOf(points: readonly { x: number; y: number }[]): Trend {
  const slopes = points
    .flatMap((one, index) => points.slice(index + 1).map((other) => (other.y - one.y) / (other.x - one.x)))
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other)
  const slope = median(slopes)
  const n = points.length
  const spread = deviations * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)
  const rank = Math.max(0, Math.floor((slopes.length - spread) / 2))
  const x = median(points.map((point) => point.x))
  return {
    slope,
    slowest: slopes[rank] ?? slope,
    fastest: slopes[slopes.length - 1 - rank] ?? slope,
    center: { x, y: median(points.map((point) => point.y - slope * (point.x - x))) },
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
