import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

/** The wording that printed sheets share. */
export const sentences = {
  print: "Print",
  failed: "The sheet couldn’t be loaded. Check your connection and try again.",
  printed: (day: LocalDay) => `Printed ${formatDay(day, "short")}.`,
  exercise: "Exercise",
  sets: "Sets × reps",
  load: (unit: WeightUnit) => `Load (${unit})`,
  done: "Done",
  /** A cell to write in. */
  blank: "",
  howTo: "How it’s done",
}
