import { formatNumber, type NumberReading, readNumber, roundTo, stepNumber } from "./numbers.ts"

const mostMinuteFigures = 5
const minutesAndSeconds = /^(\d{1,5}):(\d{1,2})$/

/** Reads MM:SS as seconds; minutes may exceed 59, seconds may not. Null when it can't be read. */
export function readDuration(text: string): number | null {
  const match = minutesAndSeconds.exec(text.trim())
  if (!match) return null
  const seconds = Number(match[2])
  return seconds > 59 ? null : Number(match[1]) * 60 + seconds
}

/** Reads a length that is measured in minutes: a number of minutes, or MM:SS, where 0:90 is a minute and a half. */
export function readMinutes(text: string): NumberReading {
  const match = minutesAndSeconds.exec(text.trim())
  if (!match) return readNumber(text)
  return { ok: true, value: (Number(match[1]) * 60 + Number(match[2])) / 60 }
}

/** What a keyboard without a colon types: figures come in from the right, 4 is 0:04, 45 is 0:45, 130 is 1:30. Other text stays as it is. */
export function shiftIn(typed: string): string {
  if (!/^[\d:]*$/.test(typed)) return typed
  const figures = typed.replaceAll(":", "").replace(/^0+/, "")
  if (figures === "") return typed === "" ? "" : "0:00"
  const minutes = figures.slice(0, -2).slice(0, mostMinuteFigures)
  return `${minutes || "0"}:${figures.slice(-2).padStart(2, "0")}`
}

/** Writes minutes as MM:SS when they are whole seconds, else as a number. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return ""
  const seconds = roundTo(minutes * 60, 6)
  return Number.isInteger(seconds) ? formatDuration(seconds) : formatNumber(minutes)
}

/** The next multiple of `step` seconds above (or below, for a negative step) the length in the field, as MM:SS. */
export function stepDuration(text: string, step: number): string {
  const reading = readMinutes(text)
  if (!reading.ok) return text
  const seconds = String(roundTo((reading.value ?? 0) * 60, 6))
  return formatDuration(Number(stepNumber(seconds, step)))
}

const secondsOfDay = 86_400

/** A length of time for reading: minutes:seconds, and hours where a day is not enough ("26 h 30 min"). */
export function writeDuration(seconds: number): string {
  if (seconds < secondsOfDay) return formatDuration(seconds)
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Writes whole seconds as minutes:seconds with zero-padded seconds. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
