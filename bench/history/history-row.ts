import type { RecordedSet, Session } from "./session.ts"

export type Row = Record<string, string>

/** The contents of one row of an export. A rest has no set, and a row that only has notes has no set either. */
export interface HistoryRow {
  session: Omit<Session, "key" | "exercises">
  exercise: string
  /** The set's number within the exercise, if the file has one. It starts over when the exercise does. */
  position: number | null
  /** Notes on the exercise as a whole, repeated on each of its rows. */
  exerciseNotes: string | null
  set: RecordedSet | null
}
