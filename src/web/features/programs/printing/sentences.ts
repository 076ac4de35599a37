import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ShownSet } from "#domain/programs/prescription.ts"
import { amountText, dayTitle, repsInAll } from "#domain/programs/session-words.ts"

/** The wording of a printed plan. */
export const sentences = {
  about: "a plan to fill in by hand",
  ifMet: "Loads assume that every target is met.",
  maxes: "Training maxes",
  max: (tm: number | null, unit: WeightUnit) => (tm === null ? unit : `${formatNumber(tm)} ${unit}`),
  week: (week: number, weeks: number | null) =>
    weeks === null ? `Week ${week + 1}` : `Week ${(week % weeks) + 1} of ${weeks}`,
  deload: "Deload",
  day: (name: string, date: LocalDay | null) =>
    date === null ? dayTitle(name) : `${dayTitle(name)}, ${formatDay(date, "short")}`,
  inAll: repsInAll,
  noExercises: "No exercises on this day.",
}

/** Equal sets in a row: "3 × 5", "1 × 5+", "2 × 8 @7". */
export function setsText(set: ShownSet, count: number): string {
  return `${count} × ${amountText(set)}${set.rpe === null ? "" : ` @${formatNumber(set.rpe)}`}`
}

/** A set's load, or else its percentage of the training max; empty if the person chooses the load. */
export function loadText({ load }: ShownSet, percent: number | null): string {
  if (load !== null) return load === 0 ? "" : formatNumber(load)
  return percent === null ? "" : `${formatNumber(percent)}%`
}
