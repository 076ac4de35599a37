import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeekStart } from "#domain/days/week-start.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import {
  distanceUnitOf,
  inDistanceUnit,
  type UnitSystem,
  type WeightUnit,
  weightUnitOf,
} from "#domain/measures/units.ts"
import type { DayValue } from "#domain/progress/chart-series.ts"
import type { MonthRecord } from "#domain/records/month-records.ts"
import { warmupsDontCount } from "#domain/records/sentences.ts"
import { plural } from "#domain/text/formats.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { writeDecimal, writeSets } from "./figure-words.ts"
import { daysLeft, writeChange } from "./sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"

function mostReps({ set, load }: MonthRecord, system: UnitSystem): string {
  const units = { weight_unit: weightUnitOf(system), distance_unit: distanceUnitOf(system) }
  const done = describeSet({ ...inUnits(set, units), duration_minutes: null, distance: null }, load, true)
  return set.weight ? `${done}, your most at this weight` : `${done}, your most in one set`
}

const weekFrom: Record<WeekStart, string> = {
  monday: "Monday to Sunday",
  sunday: "Sunday to Saturday",
  saturday: "Saturday to Friday",
}

/** The progress page's wording, except for what Home shows too. */
export const pageSentences = {
  title: titles["/progress"],
  chartsTitle: "Charts",
  backHome: "Home",

  weekTitle: "This week",
  workouts: "Workouts",
  volume: "Volume",
  time: "Time",
  streakLabel: "Weeks in a row",
  streak: (weeks: number, startsOn: WeekStart, weeksOff: number) => {
    if (weeks === 0) return "Train once this week to start a streak."
    const week = weekFrom[startsOn]
    return weeksOff === 0
      ? `At least one workout every week, ${week}.`
      : `Weeks with a workout, ${week}. ${weeksOff === 1 ? "One week" : "Two weeks"} off won’t end it.`
  },
  weeksOff: "Weeks off that keep your streak",
  weeksOffChoice: (weeks: number) => (weeks === 0 ? "None" : `${weeks} in a row`),
  weeksOffSaved: (weeks: number) =>
    weeks === 0
      ? "A week without a workout ends your streak again."
      : `Your streak now survives ${plural(weeks, { one: "a week", other: "two weeks" })} off.`,
  weeksOffFailed: (reason: string) => `Couldn’t save your weeks off: ${reason}`,
  usual: (average: string | null, weeks: number) =>
    average === null
      ? "No earlier weeks"
      : plural(weeks, { one: `Last week: ${average}`, other: `${weeks}-week average: ${average}` }),

  lift: "Lift",
  liftColumn: "Estimated from sets of 1 to 10 reps",
  /** The sentence about what the person can lift now, and about the best so far, which never falls. */
  liftTrend: (line: readonly ChartPoint[], unit: WeightUnit, now: DayValue | null) => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return ""
    const current = now
      ? `${writeDecimal(shownWeight(now.value, unit))} ${unit} now, the best of the last four weeks.`
      : `Last lifted on ${formatDay(last.at, "short")}, more than four weeks ago.`
    const since =
      first === last ? "" : `, ${writeChange(first.value, last.value, unit, formatDay(first.at, "short"))}`
    return `${current} Best so far: ${writeDecimal(last.value)} ${unit}${since}.`
  },
  noLift: "Log a set of 1 to 10 reps with a weight to see your estimated 1RM.",

  musclesTitle: "Sets per muscle in 7 days",
  muscles: (today: LocalDay, weekStartsOn: WeekStart) =>
    `Working sets in the last seven days, including today. A set counts fully for its main muscles and half for its secondary ones. ${daysLeft(today, weekStartsOn)}`,
  noMuscles: "No sets in the last 8 weeks.",
  muscleColumns: { muscle: "Muscle", sets: "Sets", range: "Range" },
  notTrained: "Not trained in the last seven days.",
  setsOf: writeSets,
  standing: { none: "No sets", below: "Below", within: "In range", above: "Above" },
  front: "Front",
  back: "Back",

  range: (low: number, high: number) => `${low} to ${high} sets`,
  changeRange: "Change the range",
  rangeLow: "From (sets per week)",
  rangeHigh: "To (sets per week)",
  saveRange: "Save Range",
  rangeSaved: "Range saved.",
  rangeFailed: (reason: string) => `Couldn’t save the range: ${reason}`,
  rangeWrong: "Enter two whole numbers from 0 to 200, the smaller one first.",

  recordsTitle: (day: LocalDay) => `Records in ${formatDay(day, "month")}`,
  recordStamp: "Record",
  noRecords: `No records this month yet. A record beats everything before it. ${warmupsDontCount}`,
  record: (record: MonthRecord, system: UnitSystem) => {
    const { kind, value } = record
    const unit = weightUnitOf(system)
    if (kind === "weight")
      return `${writeDecimal(shownWeight(value, unit))} ${unit}, your ${value < 0 ? "least assistance" : "heaviest"}`
    if (kind === "one_rep_max")
      return `${writeDecimal(shownWeight(value, unit))} ${unit}, your best estimated 1RM`
    if (kind === "reps") return mostReps(record, system)
    if (kind === "time") return `${writeMinutes(value)}, your longest`
    return system === "metric"
      ? `${writeDecimal(value)} km, your farthest`
      : `${writeDecimal(inDistanceUnit(value, "mi"))} mi, your farthest`
  },
}
