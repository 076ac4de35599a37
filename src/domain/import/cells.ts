import type { WeightUnit } from "#domain/measures/units.ts"
import { sentences } from "./sentences.ts"

/** A row's cells by column name. */
export type Row = Readonly<Record<string, string>>

/** Thrown when a row can't be used at all; the message says why. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow"
}

/** Reads the cells of one row. Unreadable values are reported and left empty. */
export interface Cells {
  /** The trimmed text of the first of these columns that exists; empty if none does. */
  text: (...columns: string[]) => string
  textOrNull: (...columns: string[]) => string | null
  has: (column: string) => boolean
  reps: (...columns: string[]) => number | null
  weight: (...columns: string[]) => number | null
  distance: (...columns: string[]) => number | null
  /** In minutes, from seconds or from h:mm:ss. */
  minutes: (...columns: string[]) => number | null
  /** From a column in minutes. */
  countedMinutes: (...columns: string[]) => number | null
  rpe: (...columns: string[]) => number | null
  /** The workout's duration in seconds. */
  duration: (...columns: string[]) => number | null
  warn: (sentence: string) => void
}

const decimal = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,2})?$/i
const clockShape = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/
const spokenShape = /^(?:(\d+) ?h(?:ours?|rs?)? ?)?(?:(\d+) ?m(?:in)?\.? ?)?(?:(\d+) ?s(?:ec)?)?$/

// Limits of the tables (set_logs, workout_logs).
const mostReps = 100_000
const mostWeight = 100_000
const mostDistance = 1_000_000
const mostMinutes = 100_000
const mostSeconds = mostMinutes * 60
const mostRpe = 10
const mostDuration = 2_147_483_647

/** Reads a row's cells; `warn` is called for each unreadable value. */
export function readCells(row: Row, warn: (sentence: string) => void): Cells {
  const text = (...columns: string[]) => {
    const column = columns.find((name) => name in row)
    // Postgres can't store NUL.
    return column === undefined ? "" : (row[column] ?? "").replaceAll("\0", "").trim()
  }
  const reader =
    (read: (written: string) => number | null, most: number, problem: (written: string) => string) =>
    (...columns: string[]) => {
      const written = text(...columns)
      if (written === "") return null
      const value = read(written)
      if (value !== null && value >= 0 && value <= most) return value
      warn(problem(written))
      return null
    }
  const seconds = reader(readSeconds, mostSeconds, sentences.noTime)
  return {
    text,
    textOrNull: (...columns) => text(...columns) || null,
    has: (column) => column in row,
    reps: reader(readDecimal, mostReps, sentences.noReps),
    weight: reader(readDecimal, mostWeight, sentences.noWeight),
    distance: reader(readDecimal, mostDistance, sentences.noDistance),
    minutes: (...columns) => minutesOf(seconds(...columns)),
    countedMinutes: reader(readDecimal, mostMinutes, sentences.noTime),
    rpe: reader(readDecimal, mostRpe, sentences.noRpe),
    duration: reader(readDuration, mostDuration, sentences.noDuration),
    warn,
  }
}

/** A number with a point or a comma. */
export function readDecimal(text: string): number | null {
  return decimal.test(text) ? Number(text.replace(",", ".")) : null
}

/** The weight unit that a cell starts with; null for none or another one. */
export function weightUnitIn(text: string): WeightUnit | null {
  const unit = text.toLowerCase()
  if (unit.startsWith("kg")) return "kg"
  return unit.startsWith("lb") ? "lbs" : null
}

/** Seconds from a plain number or h:mm:ss. */
function readSeconds(text: string): number | null {
  const [, hours = 0, minutes, seconds] = clockShape.exec(text) ?? []
  if (seconds === undefined) return readDecimal(text)
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
}

/** Parses "1h 18m", "54m", "38min", "22s", "1:05:00" or a plain number of seconds as whole seconds. */
function readDuration(text: string): number | null {
  const [, hours, minutes, seconds] = spokenShape.exec(text) ?? []
  if (hours === undefined && minutes === undefined && seconds === undefined) {
    const read = readSeconds(text)
    return read === null ? null : Math.round(read)
  }
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)
}

function minutesOf(seconds: number | null): number | null {
  return seconds === null ? null : seconds / 60
}
