import { roundTo } from "#domain/measures/numbers.ts"
import { inDistanceUnit, kilometers, type WeightUnit } from "#domain/measures/units.ts"
import type { Database } from "#domain/row-types.ts"
import { type Load, signedLoad } from "#domain/workout/load.ts"
import { convertExactly } from "./lift-loads.ts"
import type { ShownSet } from "./prescription.ts"
import type { DoneSet, LoggedSession } from "./run.ts"
import { readShownSession } from "./stored.ts"

type Tables = Database["public"]["Tables"]

/** A set of a saved workout, as far as a program reads it. */
export type SessionSet = Pick<
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

/** A workout that belongs to a run, saved or waiting to be sent. */
export interface SessionRow {
  id: string
  slot: number | null
  counts: boolean | null
  /** Null while only this device has it. */
  created_at: string | null
  date: string
  prescribed: unknown
  sets: readonly SessionSet[]
}

/** How an exercise's weight counts. */
export type LoadOf = (exerciseId: string) => Load

/** A workout as its run reads it; null without a slot, or if what was prescribed can't be read. */
export function loggedSessionOf(row: SessionRow, loadOf: LoadOf): LoggedSession | null {
  const prescribed = readShownSession(row.prescribed)
  if (row.slot === null || prescribed === null) return null
  const asked = prescribed.lines.flatMap(({ sets }) => sets)
  const done: (DoneSet | null)[] = asked.map(() => null)
  for (const set of row.sets) {
    const target = set.prescribed_set === null ? undefined : asked[set.prescribed_set]
    if (set.prescribed_set !== null && target !== undefined)
      done[set.prescribed_set] = doneSet(set, target, {
        unit: prescribed.unit,
        load: loadOf(set.exercise_id),
      })
  }
  const { id, slot, counts, created_at, date } = row
  return { log_id: id, slot, counts: counts ?? true, saved_at: created_at, date, prescribed, done }
}

function doneSet(
  set: SessionSet,
  target: ShownSet,
  { unit, load }: { unit: WeightUnit; load: Load },
): DoneSet {
  const weight = signedLoad(load, set.weight)
  return {
    load: weight === null ? null : roundTo(convertExactly(weight, set.weight_unit, unit), 6),
    amount: amountOf(set, target.unit),
    rpe: set.rpe,
  }
}

/** What was done, in the unit that was asked for. */
function amountOf(set: SessionSet, unit: ShownSet["unit"]): number {
  const { reps, duration_minutes, distance, distance_unit } = set
  if (unit === "reps") return reps ?? 0
  if (unit === "minutes") return duration_minutes ?? 0
  // Minutes are stored with decimals, which a whole number of seconds doesn't always survive.
  if (unit === "seconds" || unit === "intervals") return roundTo((duration_minutes ?? 0) * 60, 3)
  return roundTo(inDistanceUnit(kilometers(distance ?? 0, distance_unit), unit), 6)
}
