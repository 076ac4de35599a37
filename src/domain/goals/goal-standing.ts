import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { distanceUnitOf, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import type { Database } from "#domain/row-types.ts"
import { type Load, shownLoad } from "#domain/workout/load.ts"
import { type GoalMetric, valueInSystem } from "./goal-metric.ts"
import type { GoalProgress } from "./goal-progress.ts"
import { standingWords } from "./standing-words.ts"

type Row = Database["public"]["Tables"]["goals"]["Row"]

/**
 * A goal's target and its exercise. How the exercise's load counts is missing in data stored by earlier
 * releases.
 */
type GoalTarget = Pick<Row, "metric" | "target_value" | "unit"> & { exercises: { load?: Load } | null }

/** A goal's target in its own unit. Assistance is always below zero, whatever sign was typed. */
export function signedTarget({ metric, target_value, exercises }: Omit<GoalTarget, "unit">): number {
  const isHelp = metric === "weight" && exercises?.load === "help"
  return isHelp ? (shownLoad("help", target_value) ?? target_value) : target_value
}

/** Where a goal stands, in the reader's units, as both the goal's card and the coach show it. */
export interface GoalStanding {
  value: string
  target: string
  /** The unit, such as "kg", "reps" or "times this week". */
  unit: string
  /** The day of the best value; null for sums and weekly counts. */
  day: LocalDay | null
  /** Progress from start to target, 0 to 100. */
  percentage: number
}

/**
 * Where a goal stands: the value since the goal's start, or else the value it started with. Null while
 * nothing is logged.
 */
export function goalStanding(
  goal: GoalTarget,
  { start_value, start_day, current_value, current_day, percentage }: GoalProgress,
  system: UnitSystem,
): GoalStanding | null {
  const isBest = goal.metric === "weight" || goal.metric === "reps"
  const value = current_value ?? start_value
  if (value === null) return null
  const write = (number: number) => formatNumber(valueInSystem(number, goal, system))
  return {
    value: write(value),
    target: write(signedTarget(goal)),
    unit: goalUnit(goal.metric, system),
    day: isBest ? ((current_value === null ? start_day : current_day) ?? null) : null,
    percentage,
  }
}

/** Writes a standing as text: "82.5 of 100 kg, Nov 16, 2026". */
export function standingText({ value, target, unit, day }: GoalStanding): string {
  return `${standingWords.valueOf(value, target, unit)}${day === null ? "" : `, ${formatDay(day, "short")}`}`
}

/** A goal's target as text: "100 kg weight", "30 duration minutes". */
export function targetText(goal: GoalTarget, system: UnitSystem): string {
  const unit = { weight: weightUnitOf(system), distance: distanceUnitOf(system) }
  const { metric } = goal
  const name =
    metric === "weight" || metric === "distance" ? `${unit[metric]} ${metric}` : metric.replaceAll("_", " ")
  return `${formatNumber(valueInSystem(signedTarget(goal), goal, system))} ${name}`
}

/** The unit of a metric's values: "kg", "times this week". */
export function goalUnit(metric: GoalMetric, system: UnitSystem): string {
  return {
    weight: weightUnitOf(system),
    reps: standingWords.reps,
    distance: distanceUnitOf(system),
    duration_minutes: standingWords.minutes,
    frequency: standingWords.timesThisWeek,
  }[metric]
}
