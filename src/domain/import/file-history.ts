import type { LocalDay } from "#domain/days/local-day.ts"
import type { CompleteExport, CompleteRow } from "#domain/export/complete-export.ts"
import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"

/** When something was done, as far as its file says: a day, a day and what the clock showed, or a moment (epoch milliseconds). */
export type FileTime =
  | { kind: "day"; day: LocalDay }
  | { kind: "clock"; day: LocalDay; time: string }
  | { kind: "moment"; moment: number }

/** A set as its file tells it, with the columns' names of set_logs. A unit is null where the file has none. */
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
}

export interface FileExercise {
  name: string
  sets: FileSet[]
}

export interface FileWorkout {
  /** The line in which it begins; the first one is 1. */
  line: number
  name: string | null
  start: FileTime
  duration_seconds: number | null
  notes: string | null
  exercises: FileExercise[]
  /** Its rows as they were, where the file has them. */
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

/** Something in a file that is not taken as it stands there. */
export interface LineProblem {
  line: number
  sentence: string
  /** The line as it was read, where nothing of it is taken. */
  leftOut: readonly string[] | null
}

/** What a file holds, before anything that it doesn't say is asked. */
export interface FileHistory {
  /** The app that wrote it, by its name. */
  source: string
  workouts: FileWorkout[]
  weights: FileWeight[]
  problems: LineProblem[]
  /** The whole account, where the file has it. */
  complete?: CompleteExport
}
