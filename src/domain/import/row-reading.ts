import { type Cells, UnreadableRow } from "./cells.ts"
import type { FileHistory, FileSet, FileTime, FileWeight } from "./file-history.ts"
import { type DayOrder, readTime } from "./read-time.ts"
import { sentences } from "./sentences.ts"

/** What a row says of the workout that it belongs to. */
export interface RowWorkout {
  name: string | null
  start: FileTime
  duration_seconds: number | null
}

/** What one row says. */
export interface RowReading {
  /** The same on every row of one workout. */
  workoutKey: string
  /** Asked of the first row of a workout. Throws UnreadableRow. */
  readWorkout: () => RowWorkout
  /** On the workout as a whole, on any of its rows, or repeated on each. */
  workoutNotes: string | null
  exercise: string
  /** The set's place in its exercise, where the file has one; when it falls, the exercise stands there a second time. */
  position: number | null
  /** On the exercise as a whole, also where each of its rows repeats it. */
  exerciseNotes: string | null
  sets: FileSet[]
}

/** A kind of table that is read row by row. */
export interface RowFormat {
  source: string
  /** Whether a table with these columns is of this kind. */
  recognises: (columns: ReadonlySet<string>) => boolean
  /** Every column that is known, read or left out knowingly. */
  columns: readonly (string | RegExp)[]
  /** A row; null for one that holds no set and no note, and knowingly so. Throws UnreadableRow. */
  read: (cells: Cells) => RowReading | null
  /** Whether exercises come in any order, so that each of a workout is one, however its rows are spread. */
  isInterleaved?: boolean
  /** The body weight that a row has, if it has one; a row may repeat another's. */
  readWeight?: (cells: Cells) => Omit<FileWeight, "line"> | null
}

/** A file in which nothing has been found yet. */
export function emptyHistory(source: string): FileHistory {
  return { source, workouts: [], weights: [], problems: [] }
}

/** A set of which the file says nothing yet. */
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

/** A workout of which the file says no more than when it was, and perhaps its name. Throws UnreadableRow where that is no date. */
export function workoutAt(date: string, name: string | null = null, order?: DayOrder): RowWorkout {
  const start = readTime(date, order)
  if (start === null) throw new UnreadableRow(sentences.noDate(date))
  return { name, start, duration_seconds: null }
}
