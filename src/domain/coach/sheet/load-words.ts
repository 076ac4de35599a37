import { formatDay } from "#domain/days/day-text.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import type { Lift } from "#domain/coach/lifts/lift.ts"

export const repsOf = (count: number) => plural(count, { one: "1 rep", other: `${formatNumber(count)} reps` })

/** "2 more reps", "1 fewer rep". */
export const repsChange = (by: number) =>
  `${formatNumber(Math.abs(by))} ${by > 0 ? "more" : "fewer"} ${plural(Math.abs(by), { one: "rep", other: "reps" })}`

/** A load in words: "80 kg", "5 kg of assistance", "10 kg added", "body weight". */
export function loadWords(load: number, kind: Lift["load"], unit: WeightUnit): string {
  const amount = `${formatNumber(Math.abs(load))} ${unit}`
  if (kind === "outside") return amount
  if (load === 0) return "body weight"
  return load < 0 ? `${amount} of assistance` : `${amount} added`
}

/** The reps of sets that are alike: "8, 8, and 7", "10 in all 3 sets", "8 reps". */
export function repsWords(reps: readonly number[]): string {
  const [first] = reps
  if (reps.length === 1 && first !== undefined) return repsOf(first)
  if (first !== undefined && reps.every((each) => each === first))
    return `${formatNumber(first)} in ${reps.length === 2 ? "both sets" : `all ${reps.length} sets`}`
  return writeList(reps.map((each) => formatNumber(each)))
}

/** A day as "Nov 19", with its year if it is long before `now`. */
export const dayWords = (day: LocalDay, now: LocalDay) =>
  formatDay(day, daysBetween(day, now) < 300 ? "monthAndDay" : "short")
