import { type LocalDay, momentOf } from "#domain/days/local-day.ts"
import type { Database } from "#domain/row-types.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { Load } from "#domain/workout/load.ts"
import { bestsAfter, noBests, type RecordKind, recordsInOrder, recordValue } from "./records.ts"
import type { TrainingMemory } from "./training-memory.ts"

/** The columns of a `MonthLog`. */
export const monthLogColumns =
  `id, date, created_at, set_logs(exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
  duration_minutes, distance, distance_unit, exercises(name, load))` as const

type MonthSet = DoneSet & {
  exercise_id: string
  exercise_order: number
  set_number: number
  exercises: { name: string; load: Load } | null
}

/** A log from the month, with its sets. */
export type MonthLog = Pick<
  Database["public"]["Tables"]["workout_logs"]["Row"],
  "id" | "date" | "created_at"
> & {
  set_logs: MonthSet[]
}

/** A record from the month, with its set, day and log. */
export interface MonthRecord {
  exercise_id: string
  name: string | null
  kind: RecordKind
  /** How the exercise's load counts: as the whole weight lifted, as weight added to body weight, or as assistance. */
  load: Load
  /** The record's value, in kilograms, repetitions, kilometers or minutes. Assistance is negative. */
  value: number
  set: DoneSet
  day: LocalDay
  log_id: string
}

/** The logs in the order in which they were done: by day, then by when they were created. */
export function logsInOrder<Log extends Pick<MonthLog, "id" | "date" | "created_at">>(
  logs: readonly Log[],
): Log[] {
  return logs.toSorted(
    (one, other) =>
      compare(one.date, other.date) ||
      momentOf(one.created_at) - momentOf(other.created_at) ||
      compare(one.created_at, other.created_at) ||
      compare(one.id, other.id),
  )
}

/**
 * The records in a month's logs, newest first. Each log is compared with everything before it, and only the last record of each kind per exercise is
 * kept. `memory` is the history before the first of the logs.
 */
export function monthRecords(logs: readonly MonthLog[], memory: TrainingMemory): MonthRecord[] {
  const bests = new Map(Object.entries(memory).map(([id, { bests }]) => [id, bests]))
  const last = new Map<string, MonthRecord>()
  for (const log of logsInOrder(logs)) {
    for (const [exercise_id, sets] of setsByExercise(log)) {
      const before = bests.get(exercise_id) ?? { ...noBests, load: sets[0]?.exercises?.load ?? "outside" }
      const kinds = recordsInOrder(sets, before)
      sets.forEach((set, index) =>
        kinds[index]?.forEach((kind) => {
          const [name, value] = [set.exercises?.name ?? null, recordValue(set, kind, before) ?? 0]
          const record = {
            exercise_id,
            name,
            kind,
            load: before.load,
            value,
            set,
            day: log.date,
            log_id: log.id,
          }
          last.set(`${exercise_id} ${kind}`, record)
        }),
      )
      bests.set(exercise_id, bestsAfter(before, sets))
    }
  }
  return [...last.values()].toSorted(
    (one, other) => compare(other.day, one.day) || compare(one.name ?? "", other.name ?? ""),
  )
}

function setsByExercise({ set_logs }: MonthLog): Map<string, MonthSet[]> {
  const inOrder = set_logs.toSorted(
    (one, other) => one.exercise_order - other.exercise_order || one.set_number - other.set_number,
  )
  const sets = new Map<string, MonthSet[]>()
  for (const set of inOrder) sets.set(set.exercise_id, [...(sets.get(set.exercise_id) ?? []), set])
  return sets
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
