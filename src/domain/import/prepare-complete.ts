import * as z from "zod/mini"
import type { CompleteExport, CompleteTable } from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import type { ExerciseTarget } from "./match-exercises.ts"

/** The tables of a complete account other than workouts, sets, weights and exercises. */
const otherTables = [
  "workouts",
  "generated_weekly_schedules",
  "committed_workouts",
  "goals",
  "ai_analyses",
  "exercise_notes",
  "avoided",
] as const satisfies CompleteTable[]

type OtherTable = (typeof otherTables)[number]

/** The rows already in the account, as [id, created_at]. */
export type KnownOthers = Partial<Record<OtherTable, readonly (readonly [id: string, createdAt: string])[]>>

/** Rows by table, with new ids; exercises are referred to by their index in the import's list. */
export type ImportedOthers = Partial<Record<OtherTable | "workout_exercises" | "profiles", object[]>>

/** Maps a file's ids to ids in this account: existing rows keep theirs, the others get new ones. */
export class RowIds {
  readonly #ids = new Map<string, string>()
  readonly #here = new Set<string>()

  constructor(
    complete: CompleteExport,
    known: KnownOthers,
    private readonly newId: () => string,
  ) {
    for (const table of otherTables) {
      const ofMoment = new Map((known[table] ?? []).map(([id, createdAt]) => [createdAt, id]))
      for (const { id, created_at } of complete[table]) {
        const here = ofMoment.get(created_at)
        ofMoment.delete(created_at)
        if (here === undefined) continue
        this.#ids.set(id, here)
        this.#here.add(id)
      }
    }
  }

  isHere(id: string) {
    return this.#here.has(id)
  }

  of(id: string): string {
    const known = this.#ids.get(id)
    if (known !== undefined) return known
    const made = this.newId()
    this.#ids.set(id, made)
    return made
  }

  ofAny(id: string | null): string | null {
    return id === null ? null : this.of(id)
  }
}

interface Placing {
  ids: RowIds
  /** The imported logs by their id in the file. */
  logs: ReadonlySet<string>
  /** Returns the index in the import's list of the exercise that has this id in the file. */
  placed: (exerciseId: string) => number
  exercises: readonly ExerciseTarget[]
}

/** Everything in the file of a complete account, except its workouts, that isn't in this account yet. */
export function othersOf(complete: CompleteExport, placing: Placing): ImportedOthers {
  const { ids, logs, placed } = placing
  const fresh = <Row extends { id: string }>(rows: readonly Row[]) => rows.filter(({ id }) => !ids.isHere(id))
  const withId = <Row extends { id: string }>(row: Row): Row => ({ ...row, id: ids.of(row.id) })
  const withExercise = <Row extends { id: string; exercise_id: string | null }>({
    exercise_id,
    ...row
  }: Row) => ({
    ...row,
    id: ids.of(row.id),
    exercise: exercise_id === null ? null : placed(exercise_id),
  })
  const logOf = (id: string | null) => (id !== null && logs.has(id) ? ids.of(id) : null)

  const others: ImportedOthers = {
    profiles: complete.profiles,
    workouts: fresh(complete.workouts).map(withId),
    workout_exercises: complete.workout_exercises
      .filter(({ workout_id }) => !ids.isHere(workout_id))
      .map((row) => ({ ...withExercise(row), workout_id: ids.of(row.workout_id) })),
    committed_workouts: fresh(complete.committed_workouts).map((row) => ({
      ...withId(row),
      generated_schedule_id: ids.of(row.generated_schedule_id),
      completed_log_id: logOf(row.completed_log_id),
    })),
    goals: fresh(complete.goals).map(withExercise),
    ai_analyses: fresh(complete.ai_analyses)
      .filter(({ workout_log_id }) => workout_log_id === null || logs.has(workout_log_id))
      .map((row) => ({ ...withId(row), workout_log_id: logOf(row.workout_log_id) })),
    exercise_notes: fresh(complete.exercise_notes).map(withExercise),
    avoided: fresh(complete.avoided).map(withExercise),
  }
  // Schedules come last, when every exercise has its index.
  const exerciseIds = newExerciseIds(complete, placing)
  others.generated_weekly_schedules = fresh(complete.generated_weekly_schedules).map((row) => ({
    ...withId(row),
    schedule_json: renamedIn(row.schedule_json, exerciseIds),
  }))
  return others
}

function newExerciseIds({ exercises: rows }: CompleteExport, { placed, exercises }: Placing) {
  return new Map(
    rows.map(({ id }) => {
      const target = exercises[placed(id)]
      return [id, target && ("id" in target ? target.id : target.make.row?.id)]
    }),
  )
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Replaces the ids inside a JSON document. */
function renamedIn(document: Json, ids: ReadonlyMap<string, string | undefined>): Json {
  const text = JSON.stringify(document).replaceAll(anyId, (id) => ids.get(id) ?? id)
  return z.parse(z.json(), JSON.parse(text))
}
