import { distanceUnitOf, systemWith, type WeightUnit } from "#domain/measures/units.ts"
import { type Load, signedLoad } from "#domain/workout/load.ts"
import { inUnits, type RecordedSet } from "#domain/workout/recorded-set.ts"
import type { ShownSession, ShownSet } from "./prescription.ts"
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
 * Converts a run's log to the form that the engine reads, with each set at the index of its prescribed set and in the prescription's unit. If the
 * log's `prescribed` can't be read, its sets are left out. `loadOf` returns how an exercise's weights count.
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

interface AskedSet {
  set: ShownSet
  load: Load
}

const shownSets = ({ lines }: ShownSession, loadOf: (exerciseId: string) => Load): AskedSet[] =>
  lines.flatMap(({ exercise_id, sets }) => sets.map((set) => ({ set, load: loadOf(exercise_id) })))

function doneSet(recorded: RunSet, { set, load }: AskedSet, unit: WeightUnit): DoneSet {
  const system = systemWith(unit)
  const distance_unit = set.unit === "km" || set.unit === "mi" ? set.unit : distanceUnitOf(system)
  const inSetUnits = inUnits(recorded, { weight_unit: unit, distance_unit })
  return {
    load: signedLoad(load, inSetUnits.weight),
    amount: amountOf(inSetUnits, set),
    rpe: recorded.rpe,
  }
}

function amountOf({ reps, duration_minutes, distance }: RecordedSet, { unit }: ShownSet): number {
  switch (unit) {
    case "reps":
      return reps ?? 0
    case "km":
    case "mi":
      return distance ?? 0
    case "minutes":
      return duration_minutes ?? 0
    default:
      // Seconds are stored as fractions of a minute, which aren't exact.
      return Math.round((duration_minutes ?? 0) * 60)
  }
}
