import { formatDay } from "#domain/days/day-text.ts"
import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { warmupsDontCount } from "#domain/records/sentences.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import { label } from "#domain/text/label.ts"
import type { ChartBrief, ChartPoint } from "#web/charts/chart-props.ts"
import { writeDecimal, writeHours, writeSets, writeShortVolume } from "./figure-words.ts"
import { countWorkouts } from "#domain/text/count-words.ts"

const aMonday = "2026-11-23"
// A day of the week is named if it had a workout in at least this many of the last eight weeks.
const oftenTrained = 4

/** "1.2 kg less than on Aug 3, 2026", with the day as text. */
export function writeChange(first: number, last: number, unit: string, since: string): string {
  const difference = roundTo(last - first, 1)
  if (difference === 0) return `the same as on ${since}`
  return `${writeDecimal(Math.abs(difference))} ${unit} ${difference > 0 ? "more" : "less"} than on ${since}`
}

/** The days of the week that are often trained on, by their short names. */
function namesOfOften(workouts: readonly number[]): string[] {
  return workouts.flatMap((count, index) =>
    count >= oftenTrained ? [formatDay(addDays(aMonday, index), "shortWeekday")] : [],
  )
}

/** "17 h 31 min in October". */
const timeOf = ({ value, at }: ChartPoint) => `${writeHours(value * 3600)} in ${formatDay(at, "month")}`

/** How much of the person's week is left. */
export function daysLeft(today: LocalDay, weekStartsOn: WeekStart): string {
  const days = 6 - daysBetween(weekStartOf(today, weekStartsOn), today)
  if (days === 0) return "The week ends today."
  return plural(days, { one: "1 day left this week.", other: `${days} days left this week.` })
}

/** The wording for the charts and numbers on Home. The rest of the progress page's wording is in `page-sentences.ts`. */
export const sentences = {
  trendsTitle: "Trends",
  standTitle: "Where you stand",
  allProgress: "All progress",
  liftTitle: "Estimated 1RM",
  liftNote: (unit: WeightUnit, name: string, day: LocalDay | null) =>
    `${name}, ${unit}${day === null ? "" : `, last on ${formatDay(day, "short")}`}`,
  noLiftYet: "after your first heavy set",
  inRangeLabel: "Muscles in range",
  inRange: (within: number, all: number) => `${within} of ${all}`,
  setsToGo: (muscle: string, sets: number, weekLeft: string) =>
    `${label(muscle)}: ${writeSets(sets)} to go. ${weekLeft}`,
  noMusclesYet: "after your first sets",
  noMusclesLately: "no sets in the last 8 weeks",
  recordsLabel: "Records",
  recordsNote: (latest: string | undefined) =>
    latest === undefined ? "this month" : `this month, latest: ${latest}`,
  asOf: (day: LocalDay) => `As of ${formatDay(day, "short")}`,
  notLoaded: "Couldn’t load.",
  noValue: "–",

  weightTitle: "Body weight",
  weight: (points: readonly ChartPoint[], unit: string) => {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return ""
    const now = `${writeDecimal(last.value)} ${unit} on ${formatDay(last.at, "short")}`
    return points.length === 1
      ? `${now}.`
      : `${now}, ${writeChange(first.value, last.value, unit, formatDay(first.at, "short"))}.`
  },
  weightBrief: (points: readonly ChartPoint[], unit: string): ChartBrief => {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return { figure: "", note: "" }
    return {
      figure: `${writeDecimal(last.value)} ${unit}`,
      note:
        points.length === 1
          ? `on ${formatDay(last.at, "short")}`
          : writeChange(first.value, last.value, unit, formatDay(first.at, "monthAndDay")),
    }
  },
  noWeight: "Log your body weight to see its trend here.",
  addWeight: "Add Your Weight",

  volumeTitle: "Weekly volume",
  volume: (points: readonly ChartPoint[], unit: WeightUnit) => {
    const now = points.at(-1)
    if (!now) return ""
    const before = points.slice(-5, -1).map(({ value }) => value)
    const soFar = `${writeShortVolume(now.value, unit)} so far this week.`
    if (before.length === 0) return `${soFar} ${warmupsDontCount}`
    const average = before.reduce((sum, value) => sum + value, 0) / before.length
    const weeks = plural(before.length, {
      one: "Last week",
      other: `Average of the last ${before.length} weeks`,
    })
    return `${soFar} ${weeks}: ${writeShortVolume(average, unit)}. ${warmupsDontCount}`
  },
  volumeBrief: (points: readonly ChartPoint[], unit: WeightUnit): ChartBrief => {
    const before = points.slice(-5, -1).map(({ value }) => value)
    const average = before.reduce((sum, value) => sum + value, 0) / before.length
    return {
      figure: writeShortVolume(points.at(-1)?.value ?? 0, unit),
      note:
        before.length === 0 ? "so far this week" : `so far, ${writeShortVolume(average, unit)} on average`,
    }
  },
  noVolume: "Your weekly volume shows up here after your first lift.",

  weekdaysTitle: "Days you train",
  /** `workouts` has one number per day of the week, Monday first. */
  weekdays: (workouts: readonly number[]) => {
    const total = workouts.reduce((sum, each) => sum + each, 0)
    const often = namesOfOften(workouts)
    const all = `${countWorkouts(total)} in 8 weeks`
    return often.length === 0 ? `${all}.` : `${all}, mostly ${writeList(often)}.`
  },
  weekdaysBrief: (workouts: readonly number[]): ChartBrief => {
    const total = workouts.reduce((sum, each) => sum + each, 0)
    const often = namesOfOften(workouts)
    return {
      figure: `${writeDecimal(total / 8)} per week`,
      note: often.length === 0 ? "in the last 8 weeks" : `mostly ${writeList(often)}`,
    }
  },
  noWeekdays: (last: LocalDay | null) =>
    last === null
      ? "Your training days show up here after your first workout."
      : `No workout in the last 8 weeks. Your last one was on ${formatDay(last, "short")}.`,

  timeTitle: "Time trained",
  time: (points: readonly ChartPoint[]) => {
    const [before, now] = [points.at(-2), points.at(-1)]
    if (!now) return ""
    return before ? `${timeOf(now)} so far, ${timeOf(before)}.` : `${timeOf(now)} so far.`
  },
  timeBrief: (points: readonly ChartPoint[]): ChartBrief => {
    const [before, now] = [points.at(-2), points.at(-1)]
    if (!now) return { figure: "", note: "" }
    const month = `in ${formatDay(now.at, "month")}`
    return {
      figure: writeHours(now.value * 3600),
      note: before ? `${month}, ${timeOf(before)}` : month,
    }
  },
  noTime: "Your training time shows up here after your next workout.",

  failedWeights: (reason: string) => `Weight Logs: ${reason}`,
  failedVolume: (reason: string) => `Weekly Volume: ${reason}`,
  failedWeekdays: (reason: string) => `Consistency Logs: ${reason}`,
  failedTime: "Failed to load monthly workout time.",
  failedLift: (reason: string) => `Estimated 1RM: ${reason}`,
  failedRecords: (reason: string) => `Records: ${reason}`,
  failedSummary: (reason: string) => `Training Summary: ${reason}`,
  failedChoices: "Could not load profile.",
}
