import { plural } from "#domain/text/formats.ts"
import type { Shortfall } from "#domain/programs/view/shortfall.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { BoardRow } from "#domain/programs/view/board.ts"
import { amountText } from "../sentences.ts"

/** The wording of the table of weeks and days. */
export const sentences = {
  title: "Weeks and days",
  topSet: "top set",
  unit: (unit: WeightUnit) => `top set, ${unit} × reps`,
  week: "Week",
  deload: "deload",
  easy: "easy",
  dayNumber: (place: number) => `day ${place + 1}`,
  session: (place: number) => `Session ${place + 1}`,
  earlier: "Earlier weeks",
  later: "All upcoming weeks",
  leftOut: "left out",
  isNext: "next",
  /** What was missed. For a single set, by how many reps (or seconds). */
  short: ({ sets, lacks, exercises }: Shortfall) =>
    sets === 0
      ? plural(exercises, { one: "1 exercise left out", other: `${exercises} exercises left out` })
      : lacks === null
        ? plural(sets, { one: "1 set short", other: `${sets} sets short` })
        : `${lacks} short`,
  place: (row: string, day: string) => `${row}, ${day}`,
  /** "Week 2, Press: 55 × 2 1 short, Nov 17". Empty parts are left out. */
  cell: (place: string, parts: readonly string[], more: string) =>
    `${place}: ${parts.filter((part) => part.trim() !== "").join(" ")}${more === "" ? "" : `, ${more}`}`,
  legend: {
    done: "Done",
    missed: "Target missed",
    next: "Next",
    example: "60 × 5",
    ifMet: "if the targets are met",
  },
}

/** A row's heading: the number of its week within the cycle, and what kind of week it is. */
export function rowText({ week, isDeload, isEasy, pattern }: BoardRow, weeks: number | null) {
  const number = `${(weeks === null ? week : week % weeks) + 1}`
  if (isDeload) return { number: "", about: sentences.deload, full: sentences.deload }
  const about = isEasy ? sentences.easy : pattern.map(amountText).join(" ")
  return { number, about, full: `${sentences.week} ${number}` }
}
