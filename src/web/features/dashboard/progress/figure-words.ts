import { plural, writeNumber } from "#domain/text/formats.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { wholeVolume } from "#domain/records/working-volume.ts"

/** "81.2": a number with at most one decimal and thousands separators. */
export const writeDecimal = (value: number) => writeNumber(value, 1)
/** "9,200". */
export const writeWhole = (value: number) => writeNumber(value, 0)

/** "10 h 20 min", "45 min". */
export function writeHours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A volume, shortened: "9.2 t", "20,300 lbs". */
export function writeShortVolume(value: number, unit: WeightUnit): string {
  const shown = wholeVolume(value)
  if (unit === "kg" && shown >= 1000) return `${writeDecimal(shown / 1000)} t`
  return `${writeWhole(shown)} ${unit}`
}

/** "1 set", "3.5 sets". */
export function writeSets(sets: number): string {
  return `${writeDecimal(sets)} ${plural(sets, { one: "set", other: "sets" })}`
}
