import { formatDay } from "#domain/days/day-text.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { wholeVolume } from "#domain/records/working-volume.ts"
import type { ChartWords } from "#web/charts/chart-props.ts"
import { writeDecimal, writeHours, writeWhole } from "./figure-words.ts"
import { countWorkouts } from "#domain/text/count-words.ts"

const thousand = 1000
const secondsPerHour = 3600
const minutesPerHour = 60

/** The formatters for charts with one point per day; `what` is the table's heading. */
export function dailyWeightWords(what: string, unit: WeightUnit): ChartWords {
  return {
    columns: ["Date", `${what} (${unit})`],
    place: (at) => formatDay(at, "short"),
    value: (value) => `${writeDecimal(value)} ${unit}`,
    tick: writeDecimal,
    unit,
  }
}

export const bodyWeightWords: Record<WeightUnit, ChartWords> = {
  kg: dailyWeightWords("Weight", "kg"),
  lbs: dailyWeightWords("Weight", "lbs"),
}

function weeklyVolumeWords(unit: WeightUnit, thousands?: string): ChartWords {
  return {
    columns: ["Week of", `Volume (${unit})`],
    place: (at) => `Week of ${formatDay(at, "short")}`,
    shortPlace: (at) => formatDay(at, "monthAndDay"),
    value: (value) => `${writeWhole(wholeVolume(value))} ${unit}`,
    tick: (value) => (thousands === undefined ? writeWhole(value) : writeDecimal(value / thousand)),
    unit: thousands ?? unit,
  }
}

/** The formatters for weekly volume, with ticks in thousands. */
export const volumeWords: Record<WeightUnit, ChartWords> = {
  kg: weeklyVolumeWords("kg", "t"),
  lbs: weeklyVolumeWords("lbs", "k lbs"),
}
/** The formatters for small weekly volumes. Their ticks aren't in thousands, because every tick would then be 0. */
export const smallVolumeWords: Record<WeightUnit, ChartWords> = {
  kg: weeklyVolumeWords("kg"),
  lbs: weeklyVolumeWords("lbs"),
}

export const weekdayWords: ChartWords = {
  columns: ["Weekday", "Workouts"],
  place: (at) => formatDay(at, "weekday"),
  shortPlace: (at) => formatDay(at, "shortWeekday"),
  value: countWorkouts,
  tick: writeWhole,
  unit: "",
}

/** The formatters for hours per month. */
export const timeWords: ChartWords = {
  columns: ["Month", "Time"],
  place: (at) => formatDay(at, "monthAndYear"),
  shortPlace: (at) => (at.slice(5, 7) === "01" ? at.slice(0, 4) : formatDay(at, "shortMonth")),
  value: (value) => writeHours(value * secondsPerHour),
  tick: writeDecimal,
  unit: "h",
}
/** The formatters for less than an hour per month, with ticks in minutes: in hours, every tick would be 0. */
export const shortTimeWords: ChartWords = {
  ...timeWords,
  tick: (value) => writeWhole(value * minutesPerHour),
  unit: "min",
}
