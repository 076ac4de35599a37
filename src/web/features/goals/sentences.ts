import { plural } from "#domain/text/formats.ts"
import type { GoalProblem } from "#domain/goals/goal-form.ts"
import type { GoalMetric, GoalUnit } from "#domain/goals/goal-metric.ts"
import { daysBetween } from "#domain/days/local-day.ts"
import type { Projection } from "#domain/goals/goal-trend.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { SaveFailure } from "#web/offline/drafts/revised-save.ts"

const metricNames: Record<GoalMetric, string> = {
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_minutes: "duration",
  frequency: "frequency",
}

const metricChoices: Record<GoalMetric, string> = {
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_minutes: "duration (minutes)",
  frequency: "frequency (target times per week)",
}

const problems: Record<GoalProblem, string> = {
  missing: "Please fill in all required fields (Goal Title, Metric, Target Value).",
  target_unreadable: "Enter Target Value as a number, such as 100 or 102.5.",
  target_negative: "Target Value must be more than zero; it can't be negative.",
  target_large: "Target Value is too large. The most is 999,999.",
  target_zero: "Target Value must be more than zero.",
  date: "Choose a day that exists for Target Date.",
}

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/** The sentences of the goals page. */
export const sentences = {
  loading: "Loading",
  empty: "You haven't set any goals yet. Click 'Add New Goal' to start!",
  noneActive: "No active goals. Add one, or reopen one below.",
  untitled: "Untitled Goal",
  overall: "Overall",
  required: "Required.",
  chooseMetric: "Choose a metric",

  failedGoals: "Failed to load goals.",
  failedExercises: "Failed to load exercises.",
  failedSave: "Failed to save goal.",
  failedDelete: "Failed to delete goal.",
  notLoggedIn: "User not logged in.",
  confirmDelete: "Are you sure you want to delete this goal?",
  replaceBegun: "Replace the goal that you began to enter?",
  saved: "Goal saved.",
  kept: "What you entered is still here.",
  changedElsewhere: "This goal was changed in another tab or on another device.",
  deletedElsewhere: "This goal was deleted in another tab or on another device.",
  restored: "Your unsaved text is back.",
  endedElsewhere: "This goal was saved or discarded in another tab.",
  theirsLoaded: "The other version is loaded. You can bring yours back.",
  deleted: "Goal deleted.",
  archived: "Goal archived.",
  reopened: "Goal is active again.",
  problem: (problem: GoalProblem) => problems[problem],

  metric: (metric: GoalMetric) => metricNames[metric],
  metricChoice: (metric: GoalMetric) => metricChoices[metric],
  targetLabel: (metric: GoalMetric | "", unit: GoalUnit | null) => {
    const unitName = {
      "": "",
      weight: unit,
      reps: "reps",
      distance: unit,
      duration_minutes: "minutes",
      frequency: "times per week",
    }[metric]
    return unitName ? `Target Value (${unitName})` : "Target Value"
  },
  count: (count: number) => plural(count, { one: "1 goal", other: `${count} goals` }),
  due: (day: LocalDay | null) => (day === null ? "No date" : `Due ${formatDay(day, "short")}`),
  overdue: (day: LocalDay, today: LocalDay) => `Overdue by ${duration(daysBetween(day, today))}.`,

  /** What counts, and from when. */
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
        const what = isOverall ? "Every workout counts" : "Every workout with it counts"
        return `${what} ${from}, Monday to Sunday. Four weeks in a row complete the goal.`
      }
    }
  },

  /** After the basis, where nothing counts yet and what is shown was lifted before. */
  fromBefore: "None yet: this is your best from before.",

  /** The state of a weekly goal. */
  habit: (kept: number, weeks: number, inARow: number) => {
    const all = `Kept in ${kept} of the last ${weeks} weeks`
    if (weeks === 0) return "Your first week hasn't started yet."
    if (weeks === 1) return kept === 1 ? "Kept this week." : "This is the first week."
    return inARow > 1 ? `${all}, the last ${numeral(inARow)} in a row.` : `${all}.`
  },

  /** The forecast of a goal, its confidence, and what it means for the target date. */
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
        return `At this pace on ${shortDay(projection.day, today)}${distanceFrom(projection.day, due)}. ${certainty(projection, today)}`
    }
  },

  reached: (day: LocalDay, due: LocalDay | null, today: LocalDay) =>
    `Reached on ${shortDay(day, today)}${distanceFrom(day, due)}.`,
  start: (value: string, day: LocalDay, today: LocalDay) => `${value}, ${shortDay(day, today)}`,
  /** The day of a best, after it: ", Nov 16". */
  bestOn: (day: LocalDay | null, today: LocalDay) => (day === null ? "" : `, ${shortDay(day, today)}`),
  showChart: "Show the chart",
  hideChart: "Hide the chart",
  alreadyChosen: (name: string) => `${name} is this goal's exercise.`,
  chooseExercise: "Exercise for this goal",
  chartTitle: (name: string) => `${name}, week by week`,
  chart: (points: number, best: string, latest: string) =>
    plural(points, {
      one: `1 training week: ${latest}.`,
      other: `${points} training weeks: best ${best}, latest ${latest}.`,
    }),
}

/** The message of a failed save. */
export function sentenceOf({ kind }: SaveFailure): string {
  if (kind === "signed_out") return sentences.notLoggedIn
  if (kind === "conflict") return sentences.changedElsewhere
  return kind === "gone" ? sentences.deletedElsewhere : sentences.failedSave
}

function certainty({ earliest, latest }: Extract<Projection, { kind: "dated" }>, today: LocalDay): string {
  if (latest === null)
    return `Very uncertain: ${shortDay(earliest, today)} at the earliest, and recent weeks could also mean a plateau.`
  if (daysBetween(earliest, latest) <= 7) return "Your progress has been steady."
  return `Likely between ${shortDay(earliest, today)} and ${shortDay(latest, today)}.`
}

/** ", two weeks early", ", 17 days late", ", on the day"; nothing without a date. */
function distanceFrom(day: LocalDay, due: LocalDay | null): string {
  if (due === null) return ""
  const late = daysBetween(due, day)
  if (late === 0) return ", on the day"
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

/** The day, without its year if it is the current one. */
function shortDay(day: LocalDay, today: LocalDay): string {
  return formatDay(day, "short").replace(`, ${today.slice(0, 4)}`, "")
}
