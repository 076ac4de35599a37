/** The content of a number field: a number, nothing (null), or text that isn't a number. */
export type NumberReading = { ok: true; value: number | null } | { ok: false }

// Accepts one decimal separator, comma or point. Allows more decimals than anyone types, because saved numbers may have them.
const decimal = /^(?:\d{1,6}(?:[.,]\d{0,17})?|[.,]\d{1,17})$/

// The smallest number that JavaScript writes without an exponent.
const smallestPlain = 0.000_001

/** Parses typed text; an empty field is null, never zero. */
export function readNumber(text: string): NumberReading {
  const trimmed = text.trim()
  if (trimmed === "") return { ok: true, value: null }
  if (!decimal.test(trimmed)) return { ok: false }
  return { ok: true, value: Number(trimmed.replace(",", ".")) }
}

/** Parses a typed number that may be below zero, written with a hyphen or a minus sign; an empty field is null. */
export function readSigned(text: string): NumberReading {
  const trimmed = text.trim()
  const isBelowZero = /^[-\u2212\u2013]/.test(trimmed)
  const reading = readNumber(isBelowZero ? trimmed.slice(1) : trimmed)
  if (!isBelowZero || !reading.ok) return reading
  return reading.value === null ? { ok: false } : { ok: true, value: 0 - reading.value }
}

/** Formats a number for a field: a decimal point, no grouping, no exponent; a minus sign below zero. */
export function formatNumber(value: number | null): string {
  if (value === null) return ""
  if (Math.abs(value) < smallestPlain) return "0"
  return value < 0 ? `\u2212${-value}` : String(value)
}

/** The next multiple of `step` above (or, for a negative step, below) the field's value, never below zero. */
export function stepNumber(text: string, step: number): string {
  return readNumber(text).ok ? stepSigned(text, step, 0) : text
}

/** Like `stepNumber`, for a field whose value may go below zero. `least` is the lowest allowed multiple of the step. */
export function stepSigned(text: string, step: number, least = -Infinity): string {
  const reading = readSigned(text)
  if (!reading.ok) return text
  const size = Math.abs(step)
  // Dividing decimals can miss a whole number by a rounding error, so the result is rounded.
  const steps = roundTo((reading.value ?? 0) / size, 6)
  const next = step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return formatNumber(roundTo(Math.max(least, next) * size, 6))
}

/** Rounds to a number of decimals, with halves rounded up. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round((value + Number.EPSILON) * scale) / scale
}
