import { formatDay } from "#domain/days/day-text.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import type { GoalMetric } from "#domain/goals/goal-metric.ts"
import type { Projection } from "#domain/goals/goal-trend.ts"
import { plural } from "#domain/text/formats.ts"

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/** The wording for a goal's progress, on its card. */
export const progressSentences = {
  /** "of 100 kg, Nov 16": the target, and the day of the best value. The value itself is shown before this text. */
  ofTarget: (target: string, unit: string, bestDay: LocalDay | null, today: LocalDay) =>
    `of ${target} ${unit}${bestDay === null ? "" : `, ${shortDay(bestDay, today)}`}`,
  /** The word after a number of workouts per week. */
  times: "times",
  start: (value: string, day: LocalDay, today: LocalDay) => `started at ${value}, ${shortDay(day, today)}`,
  due: (day: LocalDay | null) => (day === null ? "No date" : `Due ${formatDay(day, "short")}`),
  overdue: (day: LocalDay, today: LocalDay) => `Overdue by ${duration(daysBetween(day, today))}.`,
  reached: (day: LocalDay, due: LocalDay | null, today: LocalDay) =>
    `Reached on ${shortDay(day, today)}${distanceFrom(day, due)}.`,

  /** What counts toward the goal, and since when. */
  basis: (metric: GoalMetric, isOverall: boolean, since: LocalDay, today: LocalDay) => {
    const from = since > today ? `from ${shortDay(since, today)}` : `since ${shortDay(since, today)}`
    switch (metric) {
      case "weight":
        return `The heaviest set ${from}.`
      case "reps":
        return `The most reps in one set ${from}.`
      case "distance":
        return `Total distance ${from}.`
      case "duration_minutes":
        return `Total minutes ${from}.`
      default: {
        const what = isOverall ? "Every workout" : "Every workout with this exercise"
        return `${what} ${from} counts. Meet the target four weeks in a row, Monday to Sunday, to reach the goal.`
      }
    }
  },

  /** Shown after the basis if no logged workout counts toward the goal yet, so that the value on the card is an earlier one. */
  fromBefore: "Nothing logged since you set this goal, so this is your earlier best.",

  /** The state of a weekly goal. */
  habit: (met: number, weeks: number, inARow: number) => {
    const all = `Met in ${met} of the last ${weeks} weeks`
    if (weeks === 0) return "Your first week hasn’t started yet."
    if (weeks === 1) return met === 1 ? "Met this week." : "This is the first week."
    return inARow > 1 ? `${all}, the last ${numeral(inARow)} in a row.` : `${all}.`
  },

  /** A goal's forecast, its confidence, and what it means for the target date. */
  projection: (projection: Projection, due: LocalDay | null, today: LocalDay) => {
    switch (projection.kind) {
      case "too_early":
        return "Log four sessions over three weeks for a forecast."
      case "paused":
        return `Not trained since ${shortDay(projection.since, today)}, so there is no date to predict.`
      case "standing":
        return "No upward trend in recent weeks, so there is no date to predict."
      case "far":
        return "At this pace, more than two years away."
      default:
        return `At this pace: ${shortDay(projection.day, today)}${distanceFrom(projection.day, due)}. ${certainty(projection, today)}`
    }
  },

  chartTitle: (name: string) => `${name}, week by week`,
  chartWeek: "Week",
  chart: (points: number, best: string, latest: string) =>
    plural(points, {
      one: `1 training week: ${latest}.`,
      other: `${points} training weeks: best ${best}, latest ${latest}.`,
    }),
}

function certainty({ earliest, latest }: Extract<Projection, { kind: "dated" }>, today: LocalDay): string {
  if (latest === null)
    return `Very uncertain: ${shortDay(earliest, today)} at the earliest, and recent weeks could also mean a plateau.`
  if (daysBetween(earliest, latest) <= 7) return "Your progress has been steady."
  return `Likely between ${shortDay(earliest, today)} and ${shortDay(latest, today)}.`
}

/** ", two weeks early", ", 17 days late", ", right on time"; empty without a date. */
function distanceFrom(day: LocalDay, due: LocalDay | null): string {
  if (due === null) return ""
  const late = daysBetween(due, day)
  if (late === 0) return ", right on time"
  return `, ${duration(Math.abs(late))} ${late > 0 ? "late" : "early"}`
}

function duration(days: number): string {
  if (days === 1) return "a day"
  if (days < 28) return days >= 14 && days % 7 === 0 ? `${numeral(days / 7)} weeks` : `${days} days`
  return days < 84
    ? `about ${numeral(Math.round(days / 7))} weeks`
    : `about ${numeral(Math.round(days / 30.4))} months`
}

function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

/** The day, without the year if it is this year. */
function shortDay(day: LocalDay, today: LocalDay): string {
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? "monthAndDay" : "short")
}
