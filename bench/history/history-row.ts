import type { RecordedSet, Session } from "./session.ts"

export type Row = Record<string, string>

/** What one row of an export says. A rest has no set; a row of notes only has no set but notes. */
export interface HistoryRow {
  session: Omit<Session, "key" | "exercises">
  exercise: string
  /** The set's number within the exercise, where the file has one; it starts again when the exercise does. */
  position: number | null
  /** Notes on the exercise as a whole, repeated on each of its rows. */
  exerciseNotes: string | null
  set: RecordedSet | null
}
