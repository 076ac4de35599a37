import type { SaveCommand } from "#domain/saving/save-command-schema.ts"

/** A set as its file describes it, in the columns of set_logs. */
export type RecordedSet = Omit<SaveCommand["sets"][number], "exercise_id" | "exercise_order" | "set_number">

/** One exercise at its place in a session. The same exercise may appear again later in the session. */
export interface RecordedExercise {
  name: string
  sets: RecordedSet[]
}

/** One session of a training history, as its file describes it. */
export interface Session {
  /** Identical for the same session in a later export. */
  key: string
  name: string
  /** yyyy-MM-dd, the day given in the file. */
  date: string
  /** The file gives no time zone, so its local time is read as if it were UTC. */
  started_at: string
  duration_seconds: number | null
  notes: string | null
  exercises: RecordedExercise[]
}
