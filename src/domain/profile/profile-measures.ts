import { formatNumber, type NumberReading, readNumber, roundTo } from "#domain/measures/numbers.ts"
import { centimetres, convertWeight, feetAndInches, type WeightUnit } from "#domain/measures/units.ts"

export type HeightUnit = "cm" | "in"

/** A stored body weight, in the unit it was entered in. */
export interface StoredWeight {
  weight: number | null
  weight_unit: WeightUnit
}

/** A stored height, in the unit it was entered in. */
export interface StoredHeight {
  height: number | null
  height_unit: HeightUnit
}

/** The text of the weight field and the unit of its label. */
export interface WeightText {
  unit: WeightUnit
  text: string
}

/** The text of the height field, or of the two fields for feet and inches. */
export type HeightText = { unit: "cm"; text: string } | { unit: "in"; feet: string; inches: string }

/** What was typed for a measure: the new value, or null if it equals the stored one. */
export type MeasureReading<Stored> = { ok: true; change: Stored | null } | { ok: false }

const inchesPerFoot = 12
const maxWeight = 10_000
const maxHeight = 1_000

/**
 * The text of the weight field, in `unit`: what was typed, converted if it was typed in the other unit, or the stored
 * weight if `typed` is null because nothing was typed.
 */
export function shownWeight(stored: StoredWeight, typed: WeightText | null, unit: WeightUnit): string {
  if (typed?.unit === unit) return typed.text
  if (!typed) return weightIn(stored.weight, stored.weight_unit, unit)
  const reading = readNumber(typed.text)
  return reading.ok ? weightIn(reading.value, typed.unit, unit) : typed.text
}

function weightIn(value: number | null, from: WeightUnit, to: WeightUnit): string {
  return value === null ? "" : formatNumber(convertWeight(value, from, to))
}

/** Reads the typed weight. Retyping the displayed number changes nothing, whatever the unit. */
export function readWeight(stored: StoredWeight, typed: WeightText | null): MeasureReading<StoredWeight> {
  if (!typed) return { ok: true, change: null }
  const reading = readNumber(typed.text)
  const before = readNumber(shownWeight(stored, null, typed.unit))
  if (isSame(before, reading)) return { ok: true, change: null }
  if (!isMeasure(reading, maxWeight)) return { ok: false }
  return { ok: true, change: { weight: reading.value, weight_unit: typed.unit } }
}

/**
 * The text of the height fields, in `unit`: what was typed, converted if it was typed in the other unit, or the stored
 * height if `typed` is null because nothing was typed.
 */
export function shownHeight(stored: StoredHeight, typed: HeightText | null, unit: HeightUnit): HeightText {
  if (typed?.unit === unit) return typed
  if (!typed) return heightIn(stored.height, stored.height_unit, unit)
  const reading = numberOf(typed)
  if (reading.ok) return heightIn(reading.value, typed.unit, unit)
  // Unreadable text stays visible, in the first field.
  const text = typed.unit === "cm" ? typed.text : `${typed.feet} ${typed.inches}`.trim()
  return unit === "cm" ? { unit, text } : { unit, feet: text, inches: "" }
}

function heightIn(height: number | null, from: HeightUnit, to: HeightUnit): HeightText {
  if (to === "cm")
    return {
      unit: to,
      text: formatNumber(height === null || from === "cm" ? height : centimetres(0, height)),
    }
  if (height === null) return { unit: to, feet: "", inches: "" }
  const { feet, inches } = from === "cm" ? feetAndInches(height) : inFeet(height)
  return { unit: to, feet: formatNumber(feet), inches: formatNumber(inches) }
}

function inFeet(height: number) {
  const feet = Math.floor(height / inchesPerFoot)
  return { feet, inches: roundTo(height - feet * inchesPerFoot, 6) }
}

/** Reads the typed height. Retyping the displayed numbers changes nothing, whatever the unit. */
export function readHeight(stored: StoredHeight, typed: HeightText | null): MeasureReading<StoredHeight> {
  if (!typed) return { ok: true, change: null }
  const reading = numberOf(typed)
  const before = numberOf(shownHeight(stored, null, typed.unit))
  if (isSame(before, reading)) return { ok: true, change: null }
  if (!isMeasure(reading, maxHeight)) return { ok: false }
  return { ok: true, change: { height: reading.value, height_unit: typed.unit } }
}

/** The typed height as one number in its unit; null if the fields are empty. */
function numberOf(typed: HeightText): NumberReading {
  if (typed.unit === "cm") return readNumber(typed.text)
  const [feet, inches] = [readNumber(typed.feet), readNumber(typed.inches)]
  if (!feet.ok || !inches.ok) return { ok: false }
  if (feet.value === null && inches.value === null) return { ok: true, value: null }
  return { ok: true, value: roundTo((feet.value ?? 0) * inchesPerFoot + (inches.value ?? 0), 6) }
}

function isSame(one: NumberReading, other: NumberReading) {
  return one.ok && other.ok && one.value === other.value
}

function isMeasure(reading: NumberReading, max: number): reading is { ok: true; value: number | null } {
  return reading.ok && (reading.value === null || (reading.value > 0 && reading.value <= max))
}
