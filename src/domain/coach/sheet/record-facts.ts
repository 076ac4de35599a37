import type { LocalDay } from "#domain/days/local-day.ts"
import type { RecordKind } from "#domain/records/records.ts"

/** A record, in kilograms, reps, kilometers or minutes. */
export interface RecordFact {
  exercise_id: string
  name: string
  kind: RecordKind
  value: number
  day: LocalDay
}
