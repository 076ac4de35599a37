import { convertLength, type LengthUnit, type UnitSystem } from "#domain/measures/units.ts"

/** The unit of a measurement: the length unit in which it was typed, or percent for body fat. */
export type MeasureUnit = LengthUnit | "%"

/** The measures that everyone is offered, in the same order as in the form. A person can add others by name. */
export const offeredMeasures = [
  "waist",
  "hips",
  "chest",
  "neck",
  "arm_left",
  "arm_right",
  "thigh_left",
  "thigh_right",
  "calf_left",
  "calf_right",
  "body_fat",
] as const
export type OfferedMeasure = (typeof offeredMeasures)[number]

export const isOffered = (measure: string): measure is OfferedMeasure =>
  offeredMeasures.some((each) => each === measure)

/** The unit in which a person types a measure. */
export function unitOf(measure: string, system: UnitSystem): MeasureUnit {
  if (measure === "body_fat") return "%"
  return system === "metric" ? "cm" : "in"
}

/** Converts a value to another unit of the same kind. */
export function convertMeasure(value: number, from: MeasureUnit, to: MeasureUnit): number {
  return from === "%" || to === "%" ? value : convertLength(value, from, to)
}

/** The smallest and largest values that an adult can have, in cm or in percent. */
type Range = readonly [least: number, greatest: number]

const ranges: Record<OfferedMeasure, Range> = {
  waist: [30, 250],
  hips: [40, 250],
  chest: [40, 250],
  neck: [15, 90],
  arm_left: [10, 90],
  arm_right: [10, 90],
  thigh_left: [20, 130],
  thigh_right: [20, 130],
  calf_left: [10, 90],
  calf_right: [10, 90],
  body_fat: [2, 75],
}
const ownRange: Range = [1, 300]

/** The range of a measure, in whole numbers of its unit. Values outside it are refused as typing errors. */
export function rangeOf(measure: string, unit: MeasureUnit): Range {
  const [least, greatest] = isOffered(measure) ? ranges[measure] : ownRange
  if (unit !== "in") return [least, greatest]
  return [
    Math.max(1, Math.floor(convertLength(least, "cm", "in"))),
    Math.floor(convertLength(greatest, "cm", "in")),
  ]
}

/** The range of plausible body weights, in kilograms and pounds. */
const weightRanges = { kg: [20, 400], lbs: [44, 880] } as const

/** The range of body weights in a unit. */
export const weightRange = (unit: keyof typeof weightRanges): Range => weightRanges[unit]

export const isWithin = ([least, greatest]: Range, value: number): boolean =>
  value >= least && value <= greatest
