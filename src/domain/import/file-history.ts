import type { LocalDay } from "#domain/days/local-day.ts"
import type { CompleteExport, CompleteRow } from "#domain/export/complete-export.ts"
import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"

/** When something was done, as precisely as the file says: a day, a local date and time, or a moment (epoch milliseconds). */
export type FileTime =
  | { kind: "day"; day: LocalDay }
  | { kind: "clock"; day: LocalDay; time: string }
  | { kind: "moment"; moment: number }

/** A set from the file, under the column names of set_logs. A unit is null if the file has none. */
export interface FileSet {
  set_type: "normal" | "warmup" | "drop" | "failure"
  reps: number | null
  weight: number | null
  weight_unit: WeightUnit | null
  duration_minutes: number | null
  distance: number | null
  distance_unit: DistanceUnit | null
  rpe: number | null
  notes: string | null
  /** Neighbouring exercises with the same number are a superset. */
  superset?: number | null
}

export interface FileExercise {
  name: string
  sets: FileSet[]
}

export interface FileWorkout {
  /** Its first line in the file, counted from 1. */
  line: number
  name: string | null
  start: FileTime
  duration_seconds: number | null
  notes: string | null
  exercises: FileExercise[]
  /** Its original rows, if the file has them. */
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

/** Something in the file that isn't imported as written. */
export interface LineProblem {
  line: number
  sentence: string
  /** The original line, if nothing of it is imported. */
  leftOut: readonly string[] | null
}

/** The contents of a file, before the person answers what it leaves open. */
export interface FileHistory {
  /** The name of the app that wrote it. */
  source: string
  workouts: FileWorkout[]
  weights: FileWeight[]
  problems: LineProblem[]
  /** The whole account, if the file has it. */
  complete?: CompleteExport
}
