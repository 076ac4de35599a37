import type { CompleteExport, CompleteRow } from "#domain/export/complete-export.ts"
import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"
import type { Load } from "#domain/workout/load.ts"
import type { FileTime } from "./file-time.ts"
import type { OpenSpelling } from "./spelling.ts"

/** A set from the file, under the column names of set_logs. A unit is null if the file doesn't give it. */
export interface FileSet {
  set_type: "normal" | "warmup" | "drop" | "rest_pause" | "failure"
  reps: number | null
  weight: number | null
  weight_unit: WeightUnit | null
  duration_minutes: number | null
  distance: number | null
  distance_unit: DistanceUnit | null
  rpe: number | null
  notes: string | null
  /** Consecutive exercises with the same number form a superset. */
  superset?: number | null
  /** Whether the set's reps or time count per side. */
  per_side?: boolean
}

export interface FileExercise {
  name: string
  /** How the exercise's load counts, if the file specifies it. */
  load?: Load
  sets: FileSet[]
}

export interface FileWorkout {
  /** The workout's first line in the file, counting from 1. */
  line: number
  name: string | null
  start: FileTime
  /** The workout's end, if the file has one instead of a duration. */
  end?: FileTime
  duration_seconds: number | null
  notes: string | null
  exercises: FileExercise[]
  /** The workout's original rows, if the file has them. */
  rows?: { log: CompleteRow<"workout_logs">; sets: CompleteRow<"set_logs">[] }
}

/** A body weight. */
export interface FileWeight {
  line: number
  at: FileTime
  weight: number
  weight_unit: WeightUnit | null
  row?: CompleteRow<"weight_logs">
}

/** Something on a line of the file that isn't imported as it is written. */
export interface LineProblem {
  line: number
  sentence: string
  /** The cells of the original line if none of it is imported; otherwise null. */
  leftOut: readonly string[] | null
}

/** The contents of a file before the person has resolved what is ambiguous in it. */
export interface FileHistory {
  /** The name of the app that wrote the file. */
  source: string
  workouts: FileWorkout[]
  weights: FileWeight[]
  problems: LineProblem[]
  /** Dates and numbers that could be read in two ways. */
  open?: OpenSpelling
  /** Important columns that aren't understood; without them the imported history would be wrong. */
  notUnderstood?: string[]
  /** The whole account, if the file has it. */
  complete?: CompleteExport
}
