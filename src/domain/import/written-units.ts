import { roundTo } from "#domain/measures/numbers.ts"
import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"

const kilogramsPerStone = 6.350_293_18
const metresPerFoot = 0.3048
const metresPerYard = 0.9144
// The number of decimals to store.
const weightDecimals = 6
const distanceDecimals = 9

export type TimeUnit = "ms" | "s" | "min" | "h"

/** A unit as it may be written: the unit that is stored, and the factor to convert to it. */
interface Unit<Stored extends string> {
  unit: Stored
  factor: number
}

type Units<Stored extends string> = ReadonlyMap<string, Unit<Stored>>

const alike = <Stored extends string>(words: string, unit: Stored, factor = 1) =>
  words.split(" ").map((word): [string, Unit<Stored>] => [word, { unit, factor }])

const weights: Units<WeightUnit> = new Map<string, Unit<WeightUnit>>([
  ...alike("kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm quilos", "kg"),
  ...alike("lb lbs pound pounds pfund livres libras libbre", "lbs"),
  ...alike("st stone stones", "kg", kilogramsPerStone),
])

const distances: Units<DistanceUnit> = new Map<string, Unit<DistanceUnit>>([
  ...alike("km kms kilometer kilometers kilometre kilometres kilómetros quilômetros chilometri", "km"),
  ...alike("mi mile miles meilen milles millas milhas miglia", "mi"),
  ...alike("m meter meters metre metres mètres metros metri", "km", 1 / 1000),
  ...alike("ft foot feet", "km", metresPerFoot / 1000),
  ...alike("yd yds yard yards", "km", metresPerYard / 1000),
])

const times: Units<TimeUnit> = new Map<string, Unit<TimeUnit>>([
  ...alike("ms msec millis milliseconds", "ms"),
  ...alike("s sec secs second seconds sek sekunden secondes segundos secondi", "s"),
  ...alike("m min mins minute minutes minuten minutos minuti", "min"),
  ...alike("h hr hrs hour hours std stunden heures horas ore", "h"),
])

const secondsPer: Readonly<Record<TimeUnit, number>> = { ms: 1 / 1000, s: 1, min: 60, h: 3600 }

/** What can be measured in units. */
export type MeasuredQuantity = "weight" | "distance" | "time"

const known = { weight: weights, distance: distances, time: times }

/** Converts a weight to a unit that can be stored; undefined for an unknown unit. */
export function weightWith(value: number, unit: string) {
  return measuredWith(value, weights.get(plainUnit(unit)), weightDecimals)
}

/** Converts a distance to a unit that can be stored; undefined for an unknown unit. */
export function distanceWith(value: number, unit: string) {
  return measuredWith(value, distances.get(plainUnit(unit)), distanceDecimals)
}

/** Converts a time in this unit to minutes; undefined for an unknown unit. */
export function minutesWith(value: number, unit: string): number | undefined {
  const found = times.get(plainUnit(unit))
  return found && (value * secondsPer[found.unit]) / 60
}

/** The unit in a column's name, such as "Weight (kg)", "distance_km" or "durationMs"; null if there is none or more than one. */
export function unitInName(what: MeasuredQuantity, name: string): string | null {
  // A name with a colon has a time format such as h:mm, which isn't a unit.
  if (name.includes(":")) return null
  const words = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/['’]\p{L}+/gu, "")
    .split(/[^\p{L}]+/u)
  const found = words.filter((word) => known[what].has(word))
  return found.length === 1 ? (found[0] ?? null) : null
}

function measuredWith<Stored extends string>(
  value: number,
  found: Unit<Stored> | undefined,
  decimals: number,
) {
  if (!found) return undefined
  return {
    value: found.factor === 1 ? value : roundTo(value * found.factor, decimals),
    unit: found.unit,
  }
}

const plainUnit = (unit: string) => unit.toLowerCase().replace(/\.$/, "").trim()
