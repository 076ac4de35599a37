import { countOf } from "#domain/text/count-words.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

/** Wording for logging a body weight. */
export const sentences = {
  open: "Log Weight",
  save: "Save Weight",
  label: (unit: WeightUnit) => `Weight (${unit})`,
  step: (unit: WeightUnit, by: number) =>
    `${by > 0 ? "Plus" : "Minus"} ${formatNumber(Math.abs(by))} ${unit}`,
  unreadable: "Enter a weight, such as 81 or 81.2.",
  dateProblem: "Enter a valid date.",
  outOfRange: ([least, greatest]: readonly [number, number], unit: string) =>
    `Enter a value between ${least} and ${greatest} ${unit}. Check the unit and the decimal point.`,
  failed: "This couldn’t be logged. Nothing is lost. Try again.",
  weight: (weight: string, unit: WeightUnit) => `${weight} ${unit}`,
  logged: (what: string) => ({
    saved: `${what} logged.`,
    queued: `${what} logged on this device, to be sent when you’re online.`,
  }),

  openMeasurements: "Log Measurements",
  leaveOut: "Leave out what you didn’t measure.",
  saveMeasurements: "Save Measurements",
  measurements: (count: number) => countOf(count, "measurement", "measurements"),
  measure: (name: string, unit: string) => `${name} (${unit})`,
  ownMeasure: "Another measurement",
  ownName: "Name",
  ownValue: (unit: string) => `Value (${unit})`,
  nothing: "Enter at least one value.",
  notANumber: "Enter a number, such as 84 or 84.5.",
  noName: "Enter a name of up to 40 characters.",
}
