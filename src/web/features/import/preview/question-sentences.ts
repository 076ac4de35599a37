import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { countOf } from "#domain/text/count-words.ts"

/** The questions about units, dates and numbers that a file leaves open. */
export const sentences = {
  title: "What the file doesn’t tell us",
  questions: (count: number) => countOf(count, "question", "questions"),
  weightsIn: "Weights are in",
  heaviest: (heaviest: number) => `Heaviest set: ${writeNumber(heaviest, 2)}.`,
  weightFits: (unit: WeightUnit) => `${unit === "kg" ? "Kilograms" : "Pounds"} match your settings.`,
  distancesIn: "Distances are in",
  distanceFits: (unit: DistanceUnit) => `${unit === "km" ? "Kilometers" : "Miles"} match your settings.`,
  timesIn: "Times are in",
  timesHint: "Decides which day a late workout belongs to.",
  means: (example: string) => `${example} in this file means`,
  setTimesIn: (example: string) => `Durations of sets, such as ${example}, are in`,
  seconds: "Seconds",
  minutes: "Minutes",
  hours: "Hours",
}
