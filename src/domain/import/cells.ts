import { isPerSide, withoutSide } from "#domain/text/each-side.ts"
import { cellValues, type Row, type RowReports } from "./cell-values.ts"
import type { FileSet } from "./file-history.ts"
import type { FileTime } from "./file-time.ts"
import { readAnyTime, readTime } from "./read-time.ts"
import { sentences } from "./sentences.ts"
import { mostDistance, mostDuration, mostMinutes, mostReps, mostRpe, mostWeight } from "./set-limits.ts"
import { numberAndUnit, type Spelling } from "./spelling.ts"
import { readClock } from "./written-times.ts"
import { distanceWith, minutesWith, unitInName, weightWith } from "./written-units.ts"

/** Thrown when a row can't be used at all; the message explains why. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow"
}

/**
 * Reads the cells of one row. Each value comes from the first of the given columns that isn't empty.
 * Unreadable values are reported and left empty.
 */
export interface Cells {
  /** The text without spaces around it; empty if there is no such column. */
  text: (...columns: string[]) => string
  textOrNull: (...columns: string[]) => string | null
  has: (column: string) => boolean
  reps: (...columns: string[]) => number | null
  /** Reps that may count per side, as in "12 each". */
  repsOfSides: (...columns: string[]) => Pick<FileSet, "reps" | "per_side">
  /** A distance without a unit. Zero isn't treated as empty. */
  plainDistance: (...columns: string[]) => number | null
  /**
   * A weight, with the unit from its cell, the unit column or the column's name. Throws UnreadableRow for an
   * unknown unit. A weight below zero is assistance, but a body weight can't be below zero.
   */
  weight: (
    columns: readonly string[],
    unitColumn?: string,
    of?: "set" | "body",
  ) => Pick<FileSet, "weight" | "weight_unit">
  /** A distance; meters, feet and yards become kilometers. Throws UnreadableRow for an unknown unit. */
  distance: (columns: readonly string[], unitColumn?: string) => Pick<FileSet, "distance" | "distance_unit">
  /**
   * A time in minutes. A number without a unit is taken to be in the unit that the column's name gives, or
   * else in `unit`, the format's own; `unit` is null if the format has none.
   */
  minutes: (columns: readonly string[], unit: "s" | "min" | null) => number | null
  rpe: (...columns: string[]) => number | null
  /** The workout's duration in seconds. */
  duration: (...columns: string[]) => number | null
  /** A point in time in any notation; null for an empty cell. Throws UnreadableRow for anything else. */
  time: (column: string) => FileTime | null
  warn: (sentence: string) => void
  /** Reports a problem once for the whole table. */
  warnOnce: (sentence: string) => void
}

const repsUnit = /^(?:x|reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni)?\.?$/i

/** Reads a row's cells in the date and number formats of its table. */
export function readCells(row: Row, spelling: Spelling, reports: RowReports): Cells {
  const { textOf, valueOf, numberIn, bounded, plain, measured } = cellValues(row, spelling, reports)
  return {
    text: (...columns) => textOf(columns),
    textOrNull: (...columns) => textOf(columns) || null,
    has: (column) => column in row,
    reps: plain(mostReps, repsUnit, sentences.noReps),
    plainDistance: plain(mostDistance, /^$/, sentences.noNumber),
    repsOfSides(...columns) {
      const read = bounded(mostReps, repsUnit)
      const reps = valueOf(columns, (written, column) => read(withoutSide(written), column), sentences.noReps)
      return { reps: reps ?? null, ...(isPerSide(textOf(columns)) && { per_side: true }) }
    },
    rpe: plain(mostRpe, /^(?:rpe)?$/i, sentences.noRpe),
    weight(columns, unitColumn, of = "set") {
      const least = of === "set" ? -mostWeight : 0
      const found = measured(columns, unitColumn, "weight", [least, mostWeight])(sentences.noWeight)
      if (!found || found.unit === "") return { weight: found?.value ?? null, weight_unit: null }
      const stored = weightWith(found.value, found.unit)
      if (!stored && found.value !== 0) throw new UnreadableRow(sentences.unknownUnit(found.unit))
      return { weight: stored?.value ?? 0, weight_unit: stored?.unit ?? null }
    },
    distance(columns, unitColumn) {
      const found = measured(columns, unitColumn, "distance", [0, mostDistance])(sentences.noDistance)
      if (!found || found.value === 0) return { distance: null, distance_unit: null }
      if (found.unit === "") return { distance: found.value, distance_unit: null }
      const stored = distanceWith(found.value, found.unit)
      if (!stored) throw new UnreadableRow(sentences.unknownUnit(found.unit))
      return { distance: stored.value, distance_unit: stored.unit }
    },
    minutes(columns, unit) {
      const read = (written: string, column: string) => {
        const seconds = readClock(written)
        if (seconds !== null) return seconds / 60 <= mostMinutes ? seconds / 60 : null
        const parts = numberAndUnit(written)
        const value = parts && numberIn(column, parts.number)
        if (!parts || value === null || value < 0) return null
        const used = parts.unit || unitInName("time", column) || unit
        const minutes = minutesWith(value, used ?? (value === 0 ? "s" : spelling.timeUnit(written)))
        return minutes !== undefined && minutes <= mostMinutes ? minutes : null
      }
      return valueOf(columns, read, sentences.noTime) ?? null
    },
    duration(...columns) {
      const read = (written: string, column: string) => {
        const clock = readClock(written)
        const parts = numberAndUnit(written)
        const value = parts && numberIn(column, parts.number)
        const seconds =
          clock ??
          (value === null || !parts
            ? null
            : 60 * (minutesWith(value, parts.unit || unitInName("time", column) || "s") ?? Number.NaN))
        return seconds !== null && seconds >= 0 && seconds <= mostDuration ? Math.round(seconds) : null
      }
      return valueOf(columns, read, sentences.noDuration) ?? null
    },
    time(column) {
      const written = textOf([column])
      if (written === "") return null
      const order = spelling.dayOrder()
      const read = readTime(written, order)
      reports.onCell(column, read !== null)
      if (read === null)
        throw new UnreadableRow((readAnyTime(written, order) ? sentences.farDate : sentences.noDate)(written))
      return read
    },
    warn: reports.warn,
    warnOnce: reports.warnOnce,
  }
}
