import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import { type GoalMetric, type GoalType, metricsOf } from "#domain/goals/goal-metric.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { nextLoad } from "#domain/records/next-load.ts"
import {
  type Athlete,
  daysAway,
  exerciseSpelled,
  type KnownExercise,
  limitOn,
} from "#domain/coach/person/athlete.ts"
import { movedWeight } from "#domain/coach/lifts/strength.ts"
import { markSentences } from "#domain/coach/checks/mark-sentences.ts"
import type { GoalReply } from "#domain/coach/asking/replies.ts"
import { goalSentences } from "./goal-sentences.ts"
import { daysToRegain } from "./goal-targets.ts"
import { bestValue, valueText } from "./goal-values.ts"

/** A problem with a suggested goal. */
export interface GoalMark {
  check: "metric" | "avoid" | "reached" | "too_near" | "date"
  sentence: string
}

/** The problems with a suggested goal, whoever suggested it. */
export function marksOfGoal(goal: GoalReply, athlete: Athlete): GoalMark[] {
  const exercise = goal.exerciseName ? exerciseSpelled(goal.exerciseName, athlete) : undefined
  return [
    ...metricMarks(goal, exercise),
    ...avoidMarks(exercise, athlete),
    ...targetMarks(goal, exercise, athlete),
    ...dateMarks(goal, athlete),
  ]
}

function metricMarks({ type, metric }: GoalReply, exercise: KnownExercise | undefined): GoalMark[] {
  const isOfType = metricsOf[type satisfies GoalType].includes(metric)
  if (isOfType && (exercise === undefined || exercise.exercise_type === type)) return []
  return [{ check: "metric", sentence: goalSentences.wrongMetric(type) }]
}

function avoidMarks(exercise: KnownExercise | undefined, athlete: Athlete): GoalMark[] {
  const avoided = exercise && limitOn(exercise, athlete)
  return avoided ? [{ check: "avoid", sentence: markSentences.avoid(avoided) }] : []
}

const highest: Record<GoalMetric, number> = {
  weight: 1000,
  reps: 1000,
  distance: 1000,
  duration_minutes: 1440,
  frequency: 14,
}
// A target above this multiple of the best is out of reach within three months.
const mostGrowth = 1.3

function targetMarks(
  { metric, targetValue }: GoalReply,
  exercise: KnownExercise | undefined,
  athlete: Athlete,
): GoalMark[] {
  if (!(targetValue > 0) || targetValue > highest[metric])
    return [{ check: "too_near", sentence: goalSentences.unreachable(formatNumber(targetValue)) }]
  const best = exercise ? bestValue(exercise.exercise_id, metric, athlete) : null
  if (best === null || metric === "frequency") return []
  const { text } = valueText(best, metric, athlete)
  // After weeks away, getting back to the old best is a goal in itself.
  const isLost = (daysAway(athlete) ?? 0) >= daysToRegain
  if (targetValue <= best) return isLost ? [] : [{ check: "reached", sentence: goalSentences.reached(text) }]
  const next = exercise ? nextLoad(best, exercise.equipment, athlete.unit, athlete.barbells) : best
  // In a bodyweight exercise, the load is only part of what moves.
  const lift = exercise && athlete.training.state.lifts.get(exercise.exercise_id)?.lift
  const body = metric === "weight" && lift?.load === "added" ? movedWeight(0, lift) : 0
  const most = (best + body) * mostGrowth - body
  if (targetValue <= Math.max(most, metric === "weight" ? next : best + 5)) return []
  const percent = Math.round((targetValue / best - 1) * 100)
  return [{ check: "too_near", sentence: goalSentences.farAbove(percent, text) }]
}

function dateMarks({ targetDate }: GoalReply, { today }: Athlete): GoalMark[] {
  if (!targetDate) return []
  if (!isDay(targetDate)) return [{ check: "date", sentence: goalSentences.noDate(targetDate.slice(0, 40)) }]
  if (targetDate > today) return []
  return [{ check: "date", sentence: goalSentences.passed(formatDay(targetDate, "short")) }]
}
