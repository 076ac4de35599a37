import type { SaveCommand } from "#domain/saving/save-command-schema.ts"

/** A set as its file tells it, in the columns of set_logs. */
export type RecordedSet = Omit<SaveCommand["sets"][number], "exercise_id" | "exercise_order" | "set_number">

/** One exercise where it stands in a session; the same exercise may stand there again further down. */
export interface RecordedExercise {
  name: string
  sets: RecordedSet[]
}

/** One session of a training history, as its file tells it. */
export interface Session {
  /** The same for the same session in a later export. */
  key: string
  name: string
  /** yyyy-MM-dd, the day that the file itself names. */
  date: string
  /** The file names no time zone: its local time, read as if it were UTC. */
  started_at: string
  duration_seconds: number | null
  notes: string | null
  exercises: RecordedExercise[]
}
