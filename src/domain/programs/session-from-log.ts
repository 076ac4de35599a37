import type { Load } from "#domain/workout/load.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import { type AskedSet, doneSet } from "./recorded-as-done.ts"
import type { ShownSession } from "./prescription.ts"
import type { DoneSet, SessionOfRun } from "./run.ts"
import { readShownSession } from "./stored.ts"

/** A row of `workout_logs` that belongs to a run. */
export interface RunLog {
  id: string
  slot: number
  counts: boolean
  created_at: string | null
  date: string
  prescribed: unknown
}

/** A row of `set_logs`; an extra set has no `prescribed_set`. */
export interface RunSet extends RecordedSet {
  prescribed_set: number | null
  rpe: number | null
}

/**
 * Converts a run's log to the format that rules judge, with each set at the index of its prescribed set and
 * in the prescription's unit. If the log's `prescribed` can't be read, its sets are left out. `loadOf`
 * returns how an exercise's weights count: as a load, as added to body weight, or as assistance.
 */
export function sessionFromLog(
  log: RunLog,
  sets: readonly RunSet[],
  loadOf: (exerciseId: string) => Load,
): SessionOfRun {
  const { id, slot, counts, created_at, date } = log
  const saved = { log_id: id, slot, counts, saved_at: created_at, date }
  const prescribed = readShownSession(log.prescribed)
  if (!prescribed) return { ...saved, prescribed }
  const shown = shownSets(prescribed, loadOf)
  const done: (DoneSet | null)[] = shown.map(() => null)
  for (const set of sets) {
    const place = set.prescribed_set ?? -1
    const asked = shown[place]
    if (asked) done[place] = doneSet(set, asked, prescribed.unit)
  }
  return { ...saved, prescribed, done }
}

const shownSets = ({ lines }: ShownSession, loadOf: (exerciseId: string) => Load): AskedSet[] =>
  lines.flatMap(({ exercise_id, sets }) => sets.map(({ unit }) => ({ unit, load: loadOf(exercise_id) })))
