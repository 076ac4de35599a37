import { formatDay } from "#domain/days/day-text.ts"
import { type LocalDay, weekdayOf } from "#domain/days/local-day.ts"
import { label } from "#domain/text/label.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import type { DayValue } from "#domain/progress/chart-series.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import {
  distanceUnitOf,
  inDistanceUnit,
  type UnitSystem,
  type WeightUnit,
  weightUnitOf,
} from "#domain/measures/units.ts"
import { warmupsDontCount, wholeVolume } from "#domain/records/working-volume.ts"
import type { MonthRecord } from "#domain/records/month-records.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"

const fullWeekdays = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"]

/** "81.2": a number with one decimal, grouped by thousands. */
export const decimal = (value: number) => writeNumber(value, 1)
/** "9,200". */
export const whole = (value: number) => writeNumber(value, 0)

/** "10 h 20 min", "45 min". */
export function hours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A volume in a few digits: "9.2 t", "20,300 lbs". */
export function volume(value: number, unit: WeightUnit): string {
  const shown = wholeVolume(value)
  if (unit === "kg" && shown >= 1000) return `${decimal(shown / 1000)} t`
  return `${whole(shown)} ${unit}`
}

function change(first: number, last: number, unit: string, since: LocalDay): string {
  const difference = roundTo(last - first, 1)
  if (difference === 0) return `the same as on ${formatDay(since, "short")}`
  return `${decimal(Math.abs(difference))} ${unit} ${difference > 0 ? "more" : "less"} than on ${formatDay(since, "short")}`
}

function trend(points: readonly ChartPoint[], unit: string): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ""
  const now = `${decimal(last.value)} ${unit} on ${formatDay(last.at, "short")}`
  return points.length === 1 ? `${now}.` : `${now}, ${change(first.value, last.value, unit, first.at)}.`
}

/** How much of the week, Monday to Sunday, is still to come. */
function daysLeft(today: LocalDay): string {
  const days = 6 - weekdayOf(today)
  if (days === 0) return "The week ends today."
  return plural(days, { one: "1 day of the week is left.", other: `${days} days of the week are left.` })
}

function mostReps({ set, load }: MonthRecord, system: UnitSystem): string {
  const units = { weight_unit: weightUnitOf(system), distance_unit: distanceUnitOf(system) }
  const done = describeSet({ ...inUnits(set, units), duration_minutes: null, distance: null }, load, true)
  return set.weight ? `${done}, the most with this weight` : `${done}, the most in a set`
}

/** The sentences of the charts and numbers. */
export const sentences = {
  title: "Progress",
  chartsTitle: "Charts",
  trendsTitle: "Trends",
  backHome: "Home",
  standTitle: "Where you stand",
  allProgress: "All progress",
  liftNote: (unit: WeightUnit, name: string, day: LocalDay | null) =>
    `${unit}, ${name}${day === null ? "" : `, last on ${formatDay(day, "short")}`}`,
  noLiftYet: "after your first heavy set",
  inRangeLabel: "Muscles in range",
  inRange: (within: number, all: number) => `${within} of ${all}`,
  setsShort: (muscle: string, sets: number, today: LocalDay) =>
    `${label(muscle)} ${decimal(sets)} ${plural(sets, { one: "set", other: "sets" })} short. ${daysLeft(today)}`,
  front: "Front",
  back: "Back",
  levels: { none: "No sets", short: "Short", in: "In range", over: "Over" },
  notTrained: "Not trained in these seven days.",
  setsOf: (sets: number) => `${decimal(sets)} ${plural(sets, { one: "set", other: "sets" })}`,
  noMusclesYet: "after your first sets",
  noMusclesLately: "no sets in the last 8 weeks",
  recordsLabel: "Records",
  recordsNote: (last: string | undefined) => (last === undefined ? "this month" : `this month, ${last} last`),
  asOf: (day: LocalDay) => `As of ${formatDay(day, "short")}`,
  notLoaded: "Not loaded.",
  logWorkout: "Log New Workout",

  weightTitle: "Body weight",
  weight: trend,
  noWeight: "Log your body weight to see its trend here.",
  addWeight: "Add Your Weight",

  volumeTitle: "Weekly volume",
  volume: (points: readonly ChartPoint[], unit: WeightUnit) => {
    const now = points.at(-1)
    if (!now) return ""
    const before = points.slice(-5, -1).map(({ value }) => value)
    const soFar = `This week ${volume(now.value, unit)} so far`
    if (before.length === 0) return `${soFar}. ${warmupsDontCount}`
    const average = before.reduce((sum, value) => sum + value, 0) / before.length
    const weeks = plural(before.length, {
      one: "the week before",
      other: `the ${before.length} weeks before average`,
    })
    return `${soFar}; ${weeks} ${volume(average, unit)}. ${warmupsDontCount}`
  },
  noVolume: "Your weekly volume shows up here after your first lift.",

  weekdaysTitle: "Days you train",
  weekdays: (workouts: readonly number[]) => {
    const total = workouts.reduce((sum, each) => sum + each, 0)
    const often = fullWeekdays.filter((_, index) => (workouts[index] ?? 0) >= 4)
    const all = `${total} ${plural(total, { one: "workout", other: "workouts" })} in the last 8 weeks`
    return often.length === 0 ? `${all}.` : `${all}, most weeks on ${writeList(often)}.`
  },
  noWeekdays: (last: LocalDay | null) =>
    last === null
      ? "Your training days show up here after your first workout."
      : `No workout in the last 8 weeks. Your last one was on ${formatDay(last, "short")}.`,

  timeTitle: "Time trained",
  time: (points: readonly ChartPoint[]) => {
    const [before, now] = [points.at(-2), points.at(-1)]
    if (!now) return ""
    const written = (hoursTrained: number) => hours(hoursTrained * 3600)
    const soFar = `${written(now.value)} in ${formatDay(now.at, "month")} so far`
    return before ? `${soFar}, ${written(before.value)} in ${formatDay(before.at, "month")}.` : `${soFar}.`
  },
  noTime: "How long you train shows up here after your next workout.",

  liftTitle: "Estimated 1RM",
  liftColumn: "Estimated from sets of 1 to 10 reps",
  /** What can be lifted now, and the best so far, which never falls. */
  lift: (line: readonly ChartPoint[], unit: WeightUnit, now: DayValue | null) => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return ""
    const lifted = now
      ? `${decimal(shownWeight(now.value, unit))} ${unit} now, the best of the last four weeks.`
      : `Not lifted in the last four weeks, last on ${formatDay(last.at, "short")}.`
    const best = `Best so far ${decimal(last.value)} ${unit}`
    const since = first === last ? "" : `, ${change(first.value, last.value, unit, first.at)}`
    return `${lifted} ${best}${since}.`
  },
  noLift: "Log a set of 1 to 10 reps with a weight to see your estimated 1RM.",

  weekTitle: "This week",
  streakLabel: "Weeks in a row",
  streak: (weeks: number) =>
    weeks === 0 ? "Train once this week to start a streak." : "Monday to Sunday, each with a workout.",
  usual: (written: string | null, weeks: number) =>
    written === null
      ? "No week before"
      : plural(weeks, { one: `Last week: ${written}`, other: `${weeks}-week average: ${written}` }),

  musclesTitle: "Sets per muscle in 7 days",
  muscles: (today: LocalDay) =>
    `Working sets of the last seven days, including today: a full set for the main muscle, half a set for a muscle that assists. ${daysLeft(today)}`,
  noMuscles: "No sets in the last 8 weeks.",
  range: (low: number, high: number) => `${low} to ${high} sets`,
  rangeSaved: "Range saved.",
  rangeFailed: (reason: string) => `The range could not be saved: ${reason}`,
  rangeWrong: "Enter two whole numbers from 0 to 200, the smaller one first.",
  standing: { below: "Below", within: "In range", above: "Above" },

  recordsTitle: (day: LocalDay) => `Records in ${formatDay(day, "month")}`,
  unknownExercise: "Unknown Exercise",
  noRecords: "No records this month yet. A record beats everything before it; warm-ups don't count.",
  record: (record: MonthRecord, system: UnitSystem) => {
    const { kind, value } = record
    const unit = weightUnitOf(system)
    if (kind === "weight")
      return `${decimal(shownWeight(value, unit))} ${unit}, the ${value < 0 ? "least help" : "heaviest"}`
    if (kind === "one_rep_max") return `${decimal(shownWeight(value, unit))} ${unit}, the best estimated 1RM`
    if (kind === "reps") return mostReps(record, system)
    if (kind === "time") return `${writeMinutes(value)}, the longest`
    return system === "metric"
      ? `${decimal(value)} km, the farthest`
      : `${decimal(inDistanceUnit(value, "mi"))} mi, the farthest`
  },

  failedWeights: (reason: string) => `Weight Logs: ${reason}`,
  failedVolume: (reason: string) => `Weekly Volume: ${reason}`,
  failedWeekdays: (reason: string) => `Consistency Logs: ${reason}`,
  failedTime: "Failed to load monthly workout time.",
  failedLift: (reason: string) => `Estimated 1RM: ${reason}`,
  failedRecords: (reason: string) => `Records: ${reason}`,
  failedSummary: (reason: string) => `Training Summary: ${reason}`,
  failedChoices: "Could not load profile.",
}
