import { roundTo } from "./numbers.ts"

export type UnitSystem = "metric" | "imperial"
export type WeightUnit = "kg" | "lbs"
export type LengthUnit = "cm" | "in"
export type DistanceUnit = "km" | "mi"

const kilogramsPerPound = 0.45359237
const kilometersPerMile = 1.609344
const centimetresPerInch = 2.54
const inchesPerFoot = 12
const regionsInPounds = ["US", "LR", "MM"]

/** The default unit system for someone who hasn't chosen one, from the region of the browser's locale, such as "en-US". */
export function unitSystemOf(locale: string): UnitSystem {
  const region = new Intl.Locale(locale).maximize().region
  return region !== undefined && regionsInPounds.includes(region) ? "imperial" : "metric"
}

export function weightUnitOf(system: UnitSystem): WeightUnit {
  return system === "metric" ? "kg" : "lbs"
}

export function distanceUnitOf(system: UnitSystem): DistanceUnit {
  return system === "metric" ? "km" : "mi"
}

/** The weight and distance units of a unit system. */
export function unitsIn(system: UnitSystem): { weight_unit: WeightUnit; distance_unit: DistanceUnit } {
  return { weight_unit: weightUnitOf(system), distance_unit: distanceUnitOf(system) }
}

/** The unit system that has this weight unit. */
export function systemWith(unit: WeightUnit): UnitSystem {
  return unit === "kg" ? "metric" : "imperial"
}

/** Converts a weight with the fewest decimals (at least one) that convert back to the number entered. */
export function convertWeight(value: number, from: WeightUnit, to: WeightUnit): number {
  if (from === to) return value
  return roundToConvertBack(value, to === "kg" ? kilogramsPerPound : 1 / kilogramsPerPound, 1)
}

/** Converts a distance with the fewest decimals (at least two) that convert back to the number entered. */
export function convertDistance(value: number, from: DistanceUnit, to: DistanceUnit): number {
  if (from === to) return value
  return roundToConvertBack(value, to === "km" ? kilometersPerMile : 1 / kilometersPerMile, 2)
}

/**
 * Converts a length, such as a waist measurement, with the fewest decimals (at least one) that convert back
 * to the number entered.
 */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  if (from === to) return value
  return roundToConvertBack(value, to === "cm" ? centimetresPerInch : 1 / centimetresPerInch, 1)
}

/** Converts a weight to kilograms without rounding, with the factor that the database uses. */
export function kilograms(value: number, unit: WeightUnit): number {
  return unit === "kg" ? value : value * kilogramsPerPound
}

/** Converts a distance to kilometers without rounding, with the factor that the database uses. */
export function kilometers(value: number, unit: DistanceUnit): number {
  return unit === "km" ? value : value * kilometersPerMile
}

/** Converts centimeters to feet and inches, to the half inch. */
export function feetAndInches(height: number): { feet: number; inches: number } {
  const inches = Math.round((height / centimetresPerInch) * 2) / 2
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot }
}

/** Converts feet and inches to centimeters, to the millimeter. */
export function centimetres(feet: number, inches: number): number {
  return roundTo((feet * inchesPerFoot + inches) * centimetresPerInch, 1)
}

function roundToConvertBack(value: number, factor: number, fewest: number): number {
  const own = decimalsOf(value)
  let decimals = fewest
  while (decimals < 6 && roundTo(roundTo(value * factor, decimals) / factor, own) !== value) decimals += 1
  return roundTo(value * factor, decimals)
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0
}

/** Converts kilograms to a unit without rounding: for totals, and for values that weren't entered in that unit. */
export function inWeightUnit(kilograms: number, unit: WeightUnit): number {
  return unit === "kg" ? kilograms : kilograms / kilogramsPerPound
}

/** Converts kilometers to a unit without rounding. */
export function inDistanceUnit(kilometers: number, unit: DistanceUnit): number {
  return unit === "km" ? kilometers : kilometers / kilometersPerMile
}
