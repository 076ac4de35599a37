import { formatNumber, type NumberReading, readNumber, roundTo, stepNumber } from "./numbers.ts"

const mostMinuteDigits = 5
const secondsPerMinute = 60
const secondsPerHour = 3600
const minutesAndSeconds = /^(\d{1,5}):(\d{1,2})$/

/** Parses MM:SS as seconds. Minutes may exceed 59, but seconds may not. Null if the text isn't a duration. */
export function readDuration(text: string): number | null {
  const match = minutesAndSeconds.exec(text.trim())
  if (!match) return null
  const seconds = Number(match[2])
  return seconds > 59 ? null : Number(match[1]) * 60 + seconds
}

/** Parses a duration in minutes: a number, or MM:SS, where 0:90 is a minute and a half. */
export function readMinutes(text: string): NumberReading {
  const match = minutesAndSeconds.exec(text.trim())
  if (!match) return readNumber(text)
  return { ok: true, value: (Number(match[1]) * 60 + Number(match[2])) / 60 }
}

/**
 * Formats digits from a keypad without a colon, filling from the right: 4 is 0:04, 45 is 0:45, 130 is 1:30. Other text is left
 * alone.
 */
export function durationFromDigits(typed: string): string {
  if (!/^[\d:]*$/.test(typed)) return typed
  const digits = typed.replaceAll(":", "").replace(/^0+/, "")
  if (digits === "") return typed === "" ? "" : "0:00"
  const minutes = digits.slice(0, -2).slice(0, mostMinuteDigits)
  return `${minutes || "0"}:${digits.slice(-2).padStart(2, "0")}`
}

/** Formats minutes as MM:SS if they are a whole number of seconds, or else as a plain number. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return ""
  const seconds = roundTo(minutes * 60, 6)
  return Number.isInteger(seconds) ? formatDuration(seconds) : formatNumber(minutes)
}

/** Formats minutes for reading: "27:30", or "1:15:00" from one hour up. */
export function writeMinutes(minutes: number): string {
  const seconds = Math.round(minutes * secondsPerMinute)
  if (seconds < secondsPerHour) return formatDuration(seconds)
  const rest = formatDuration(seconds % secondsPerHour).padStart("00:00".length, "0")
  return `${Math.floor(seconds / secondsPerHour)}:${rest}`
}

/** Normalizes the text of a finished MM:SS field: 0:90 becomes 1:30. Other text is left alone. */
export function normalizeDuration(text: string): string {
  const reading = readMinutes(text)
  return reading.ok && reading.value !== null ? formatMinutes(reading.value) : text
}

/** The next multiple of `step` seconds above (or, for a negative step, below) the field's duration, as MM:SS. */
export function stepDuration(text: string, step: number): string {
  const reading = readMinutes(text)
  if (!reading.ok) return text
  const seconds = String(roundTo((reading.value ?? 0) * 60, 6))
  return formatDuration(Number(stepNumber(seconds, step)))
}

const secondsOfDay = 86_400

/** Formats a duration for reading: minutes:seconds, or hours and minutes from one day up ("26 h 30 min"). */
export function writeDuration(seconds: number): string {
  if (seconds < secondsOfDay) return formatDuration(seconds)
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats whole seconds as minutes:seconds with two-digit seconds. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
