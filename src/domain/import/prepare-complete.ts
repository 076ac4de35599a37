import type { CompleteExport } from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import type { ExerciseTarget } from "./match-exercises.ts"
import { programsToImport } from "./programs-to-import.ts"
import { documentRenamer } from "./renamed-documents.ts"
import type { OtherTable, RowIds } from "./row-ids.ts"

/** Rows by table, with new ids. They refer to exercises by their indexes in the import's list. */
export type ImportedOthers = Partial<
  Record<OtherTable | "workout_exercises" | "program_events" | "profiles", object[]>
>

interface Placing {
  ids: RowIds
  /** The ids that the imported logs have in the file. */
  logs: ReadonlySet<string>
  /** Returns an exercise's index in the import's list, given its id in the file. */
  placed: (exerciseId: string) => number
  exercises: readonly ExerciseTarget[]
}

/**
 * Everything in a complete account that isn't in this account yet, except its workouts, and a function that
 * replaces the file's ids inside the documents of its workouts.
 */
export function othersOf(
  complete: CompleteExport,
  placing: Placing,
): { others: ImportedOthers; renamed: (document: Json) => Json } {
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

  const parts = complete.workout_exercises
    .filter(({ workout_id }) => !ids.isHere(workout_id))
    .map((row) => ({ ...withExercise(row), workout_id: ids.of(row.workout_id) }))
  // Tables are in the order in which they are written, so that whatever a row refers to is sent before the
  // row, in the same batch or an earlier one.
  const others: ImportedOthers = {
    profiles: complete.profiles,
    programs: [],
    program_versions: [],
    program_runs: [],
    workouts: fresh(complete.workouts).map((row) => ({
      ...withId(row),
      program_id: ids.ofAny(row.program_id ?? null),
    })),
    workout_exercises: [],
    generated_weekly_schedules: [],
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
    body_measurements: fresh(complete.body_measurements ?? []).map(withId),
  }
  // The ids inside documents can be replaced only now, when every exercise has its index.
  const renamed = documentRenamer(complete, placing)
  const documented = {
    ...programsToImport(complete, ids, renamed),
    workout_exercises: parts.map(({ prescription = null, ...row }) => ({
      ...row,
      prescription: renamed(prescription),
    })),
    generated_weekly_schedules: fresh(complete.generated_weekly_schedules).map((row) => ({
      ...withId(row),
      schedule_json: renamed(row.schedule_json),
    })),
  }
  return { others: { ...others, ...documented }, renamed }
}
