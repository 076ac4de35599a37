import { type Cells, UnreadableRow } from "./cells.ts"
import type { ColumnMeaning } from "./column-words.ts"
import type { FileHistory, FileSet, FileWeight } from "./file-history.ts"
import type { FileTime } from "./file-time.ts"
import { sentences } from "./sentences.ts"
import type { Load } from "#domain/workout/load.ts"
import type { Table } from "./table.ts"

/** What a row contains about its workout. */
export interface RowWorkout {
  name: string | null
  start: FileTime
  end?: FileTime | null
  duration_seconds: number | null
}

/** The contents of a row. */
export interface RowReading {
  /** A key that is the same on every row of one workout. */
  workoutKey: string
  /** Reads the workout; called for its first row. Throws UnreadableRow. */
  readWorkout: () => RowWorkout
  /** A note on the whole workout, which may be on any of its rows or repeated on each. */
  workoutNotes: string | null
  exercise: string
  /** How the exercise's load counts, if the file specifies it. */
  load?: Load
  /** The set's number within its exercise, if the file has one. A drop in the number means that the exercise appears a second time. */
  position: number | null
  /** A note on the whole exercise, possibly repeated on each row. */
  exerciseNotes: string | null
  sets: FileSet[]
}

/** A table format that is read row by row. */
export interface RowFormat {
  source: string
  /** Whether a table with these columns has this format. */
  recognizes: (columns: ReadonlySet<string>) => boolean
  /** The format's standard name for a column, for formats that write their names in several ways or languages. */
  nameOf?: (written: string) => string
  /** Every known column, whether it is read or deliberately ignored. */
  columns: readonly (string | RegExp)[]
  /** The possible column names for each value that matters, the most common first. */
  main: Readonly<Partial<Record<ColumnMeaning, readonly (string | RegExp)[]>>>
  /** A column whose unquoted text may contain the separator, and a function that checks whether a row is possible in this format. */
  unquoted?: { column: string; fits: (cells: Cells) => boolean }
  /** Builds the format from the whole table, if a row can't be read without the others. */
  over?: (table: Table) => RowFormat
  /** Reads a row; null for a row that is known to contain neither a set nor a note. Throws UnreadableRow. */
  read: (cells: Cells) => RowReading | null
  /**
   * Whether rows of a workout's other exercises may come between those of an exercise. If so, all the rows of an
   * exercise are joined, so that the exercise is listed once.
   */
  isInterleaved?: boolean
  /** Reads a row's body weight, if there is one; rows may repeat it. Throws UnreadableRow. */
  readWeight?: (cells: Cells) => Omit<FileWeight, "line"> | null
}

/** An empty history to start from. */
export function emptyHistory(source: string): FileHistory {
  return { source, workouts: [], weights: [], problems: [] }
}

/** An empty set to start from. */
export const emptySet: FileSet = {
  set_type: "normal",
  reps: null,
  weight: null,
  weight_unit: null,
  duration_minutes: null,
  distance: null,
  distance_unit: null,
  rpe: null,
  notes: null,
}

/**
 * A workout of which only the time (from this column) and possibly the name are known. Throws UnreadableRow
 * if the date can't be read.
 */
export function workoutAt(cells: Cells, column: string, name: string | null = null): RowWorkout {
  return { name, start: timeIn(cells, column), duration_seconds: null }
}

/** The time in a column of the row. Throws UnreadableRow if there is none. */
export function timeIn(cells: Cells, column: string): FileTime {
  const time = cells.time(column)
  if (time === null) throw new UnreadableRow(sentences.noDate(""))
  return time
}
