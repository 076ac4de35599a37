import { type Cells, UnreadableRow } from "./cells.ts"
import type { FileHistory, FileSet, FileTime, FileWeight } from "./file-history.ts"
import { type DayOrder, readTime } from "./read-time.ts"
import { sentences } from "./sentences.ts"

/** What a row says about its workout. */
export interface RowWorkout {
  name: string | null
  start: FileTime
  duration_seconds: number | null
}

/** The contents of a row. */
export interface RowReading {
  /** Identical on every row of one workout. */
  workoutKey: string
  /** Called for the first row of a workout. Throws UnreadableRow. */
  readWorkout: () => RowWorkout
  /** A note on the whole workout, on any of its rows or repeated on each. */
  workoutNotes: string | null
  exercise: string
  /** The set's number within its exercise, if the file has one; when it drops, the exercise is listed a second time. */
  position: number | null
  /** A note on the whole exercise, possibly repeated on each row. */
  exerciseNotes: string | null
  sets: FileSet[]
}

/** A table format that is read row by row. */
export interface RowFormat {
  source: string
  /** Whether a table with these columns has this format. */
  recognises: (columns: ReadonlySet<string>) => boolean
  /** Every known column, whether it is read or deliberately ignored. */
  columns: readonly (string | RegExp)[]
  /** Reads a row; null for one that knowingly holds no set and no note. Throws UnreadableRow. */
  read: (cells: Cells) => RowReading | null
  /** Whether a workout's rows come in any order, so that each exercise is listed once. */
  isInterleaved?: boolean
  /** A row's body weight, if any; rows may repeat it. */
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

/** A workout with only its time and perhaps a name. Throws UnreadableRow if the date can't be read. */
export function workoutAt(date: string, name: string | null = null, order?: DayOrder): RowWorkout {
  const start = readTime(date, order)
  if (start === null) throw new UnreadableRow(sentences.noDate(date))
  return { name, start, duration_seconds: null }
}
