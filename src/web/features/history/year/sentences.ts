import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { TrainedDay } from "#domain/history/year.ts"
import { inWeightUnit, type WeightUnit } from "#domain/measures/units.ts"
import type { Streak } from "#domain/progress/streaks.ts"
import { writeVolume } from "#domain/records/working-volume.ts"
import { countOf, countWorkouts } from "#domain/text/count-words.ts"

/** The wording for the year above the list. */
export const sentences = {
  title: "Your year",
  year: String,
  previous: (year: number) => `Show ${year}`,
  next: (year: number) => `Show ${year}`,
  noOlder: (year: number) => `Your first workout was in ${year}.`,
  noLater: (year: number) => `${year} isn’t over yet.`,

  /** "171 workouts on 168 days. Longest streak: 21 weeks." */
  totals: (workouts: number, days: number, longest: Streak | undefined) =>
    longest === undefined
      ? "No workouts in this year."
      : `${countWorkouts(workouts)} on ${countOf(days, "day", "days")}. Longest streak: ${countOf(longest.weeks, "week", "weeks")}.`,
  unknownBefore: (day: LocalDay) => `Days before ${formatDay(day, "short")} aren’t loaded yet.`,

  /** "Friday, November 20, 2026: 2 workouts, 4,320 kg" */
  day: (day: LocalDay, done: TrainedDay | undefined, unit: WeightUnit) =>
    `${formatDay(day, "full")}: ${done ? whatWasDone(done, unit) : "no workout"}`,
  monthAbove: (month: LocalDay) => formatDay(month, "shortMonth"),
  weekday: (day: LocalDay) => formatDay(day, "weekday"),
  shortWeekday: (day: LocalDay) => formatDay(day, "shortWeekday"),
  choose: "Choose a day to see its workouts below.",
  less: "Less",
  more: "More volume",

  tableTitle: "Days with a workout",
  showAsTable: "Show as table",
  columns: { day: "Day", workouts: "Workouts", volume: "Volume" },
  rowDay: (day: LocalDay) => formatDay(day, "long"),
  volume: (kg: number, unit: WeightUnit) => writeVolume(kg, unit),
}

function whatWasDone({ workouts, volume_kg }: TrainedDay, unit: WeightUnit): string {
  const count = countWorkouts(workouts)
  return inWeightUnit(volume_kg, unit) >= 1 ? `${count}, ${writeVolume(volume_kg, unit)}` : count
}
