import type { Database } from "#domain/row-types.ts"
import type { Load } from "#domain/workout/load.ts"
import type { SessionOfRun } from "./run.ts"
import { sessionFromLog } from "./session-from-log.ts"

type Tables = Database["public"]["Tables"]

/** The parts of a saved workout's set that a program needs. */
type SessionSet = Pick<
  Tables["set_logs"]["Row"],
  | "exercise_id"
  | "reps"
  | "weight"
  | "weight_unit"
  | "duration_minutes"
  | "distance"
  | "distance_unit"
  | "rpe"
  | "prescribed_set"
>

/** A workout that belongs to a run, either saved or waiting to be sent. */
export interface SessionRow {
  id: string
  slot: number | null
  counts: boolean | null
  /** When the server saved the workout; null while only this device has it. */
  created_at: string | null
  date: string
  prescribed: unknown
  sets: readonly SessionSet[]
}

/**
 * A saved workout in the format that its run reads; null if it doesn't belong to a numbered session (slot).
 * `loadOf` returns how an exercise's weights count: as a load, as added to body weight, or as assistance.
 */
export function loggedSessionOf(
  { slot, counts, sets, ...log }: SessionRow,
  loadOf: (exerciseId: string) => Load,
): SessionOfRun | null {
  return slot === null ? null : sessionFromLog({ ...log, slot, counts: counts ?? true }, sets, loadOf)
}
